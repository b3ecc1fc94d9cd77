import { constants } from 'node:os'

type End = () => Promise<unknown>

const open = new Set<End>()
let isWatched = false
let isLeaving = false

/**
 * Ends what a run has begun, also when the run is interrupted or fails: what was begun last ends first.
 * @returns ends it now
 */
export function endWithRun(end: End): () => Promise<void> {
  watchForEnd()
  let ending: Promise<void> | undefined
  function endOnce() {
    open.delete(endOnce)
    ending ??= end().then(() => {})
    return ending
  }
  open.add(endOnce)
  return endOnce
}

/** Ends everything that is still open. */
export async function endAll() {
  for (let last = [...open].at(-1); last; last = [...open].at(-1))
    await last().catch((error) => console.error(error))
}

function watchForEnd() {
  if (isWatched) return
  isWatched = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void leave(128 + constants.signals[signal]))
  process.on('uncaughtException', (error) => {
    // What is under way fails when its programs end: that is no news, and must not end this process before the rest has ended.
    if (isLeaving) return
    console.error(error)
    void leave(1)
  })
}

async function leave(code: number) {
  isLeaving = true
  await endAll()
  process.exit(code)
}
