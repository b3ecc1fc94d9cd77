/** The watch of one background loop. */
export type Watch = {
  /** The loop works or sleeps, and will report again within this many milliseconds. */
  expectWithin(milliseconds: number): void
  /** The loop waits for work: no report is expected. */
  rest(): void
}

/** Detects the loops of this node that are stuck. */
export type Watchdog = {
  watch(name: string): Watch
  /** Names of the loops that did not report in time. */
  stuck(): string[]
  close(): void
}

/** Milliseconds without a report after which a loop is stuck. A statement and the wait for its connection take less. */
export const stuckAfter = 60_000
const checkInterval = 1_000

/** @param log gets an entry when a loop is stuck, and one when it continues */
export function openWatchdog(
  log: { error(details: object, message: string): void; warn(details: object, message: string): void },
  now = () => performance.now(),
): Watchdog {
  const expectedBy = new Map<string, number>()
  let reported: string[] = []
  const stuck = () => [...expectedBy].filter(([, by]) => by < now()).map(([name]) => name)

  const timer = setInterval(() => {
    const found = stuck()
    for (const loop of found)
      if (!reported.includes(loop)) log.error({ loop }, 'a loop of this node is stuck')
    for (const loop of reported)
      if (!found.includes(loop)) log.warn({ loop }, 'a loop of this node continues')
    reported = found
  }, checkInterval).unref()

  return {
    watch: (name) => ({
      expectWithin: (milliseconds) => expectedBy.set(name, now() + milliseconds),
      rest: () => expectedBy.delete(name),
    }),
    stuck,
    close: () => clearInterval(timer),
  }
}
