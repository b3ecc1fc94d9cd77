import type { Browser, Page } from '@playwright/test'

/** Milliseconds on the processor, and on the clock. */
type Task = { cpu: number; wall: number }
export type Traced<T> = { result: T; seconds: number; frames: number; tasks: Task[] }

/** The tasks of the page's main thread, and the frames that it rendered, during the work. */
export async function traced<T>(browser: Browser, page: Page, work: () => Promise<T>): Promise<Traced<T>> {
  await page.evaluate(`(() => {
    window.frames_ = 0
    const count = () => { window.frames_++; requestAnimationFrame(count) }
    requestAnimationFrame(count)
  })()`)
  await browser.startTracing(page, { categories: ['-*', 'toplevel', '__metadata'] })
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1_000
  const frames = await page.evaluate<number>('window.frames_')
  // The cast: the format of a trace.
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = events
    .filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ cpu: tdur / 1_000, wall: dur / 1_000 }))
  return { result, seconds, frames, tasks }
}

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Microseconds, and those of the processor. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}
const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
