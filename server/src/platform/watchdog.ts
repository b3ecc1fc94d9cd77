/** The watch of one background loop. */
export type Watch = {
  /** The loop works or sleeps, and will report again within this many milliseconds. */
  expectWithin(milliseconds: number): void
  /** The loop waits for work: no report is expected. */
  rest(): void
}

/** Knows which loops of this node are stuck. */
export type Watchdog = {
  watch(name: string): Watch
  /** Names of the loops that did not report in time. */
  stuck(): string[]
  close(): void
}

/** Milliseconds. Longer than any statement with the wait for its connection. */
export const loopPatience = 60_000
const lookEvery = 1_000

/** @param log gets an entry when a loop is stuck, and one when it continues */
export function openWatchdog(
  log: { error(details: object, message: string): void; warn(details: object, message: string): void },
  now = () => performance.now(),
): Watchdog {
  const expectedBy = new Map<string, number>()
  let told: string[] = []
  const stuck = () => [...expectedBy].filter(([, by]) => by < now()).map(([name]) => name)

  const timer = setInterval(() => {
    const found = stuck()
    for (const loop of found) if (!told.includes(loop)) log.error({ loop }, 'a loop of this node is stuck')
    for (const loop of told) if (!found.includes(loop)) log.warn({ loop }, 'a loop of this node goes on')
    told = found
  }, lookEvery).unref()

  return {
    watch: (name) => ({
      expectWithin: (milliseconds) => expectedBy.set(name, now() + milliseconds),
      rest: () => expectedBy.delete(name),
    }),
    stuck,
    close: () => clearInterval(timer),
  }
}
