/** One loop's promise to be heard of again. */
export type Watch = {
  /** The loop is at work, or sleeps: its next sign of life comes within so many milliseconds. */
  expectWithin(milliseconds: number): void
  /** The loop waits to be called: nothing is expected of it. */
  rest(): void
}

/** Knows which of this node's loops are stuck. */
export type Watchdog = {
  watch(name: string): Watch
  /** Names of the loops that have broken their promise. */
  stuck(): string[]
  close(): void
}

/** Longer than any statement may take, with a wait for a connection before it. */
export const loopPatience = 60_000
const lookEvery = 1_000

/** @param log told once when a loop is stuck, and once when it goes on */
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
