/** The watch of one background loop. */
export type Watch = {
  /** The loop works or sleeps, and will report again within this many milliseconds, `usually` earlier. */
  expectWithin(milliseconds: number, usually?: number): void
  /** The loop waits for work: no report is expected. */
  rest(): void
}

/** Loops that answer calls; without them, a node is of no use to operators. All others work in the background. */
export type LoopKind = 'calls' | 'background'

/** Detects the loops of this node that are stuck. */
export type Watchdog = {
  watch(name: string, kind?: LoopKind): Watch
  /** Names of the loops that did not report in time, of one kind or of both. */
  stuck(kind?: LoopKind): string[]
  /** Loops that take longer than usual: others do their work meanwhile. */
  late(): { name: string; seconds: number }[]
  close(): void
}

/** Milliseconds without a report after which a loop is stuck. A statement and the wait for its connection take less. */
export const stuckAfter = 60_000
/** Milliseconds after which a batch takes longer than usual: its connection may be silent. */
export const lateAfter = 3_000
const checkInterval = 1_000

/** @param log gets an entry when a loop is stuck, and one when it continues */
export function openWatchdog(
  log: { error(details: object, message: string): void; warn(details: object, message: string): void },
  now = () => performance.now(),
): Watchdog {
  const expected = new Map<string, { kind: LoopKind; since: number; by: number; usuallyBy: number }>()
  let reported: string[] = []
  const stuck = (kind?: LoopKind) =>
    [...expected]
      .filter(([, loop]) => loop.by < now() && (kind ?? loop.kind) === loop.kind)
      .map(([name]) => name)

  const timer = setInterval(() => {
    const found = stuck()
    for (const loop of found)
      if (!reported.includes(loop)) log.error({ loop }, 'a loop of this node is stuck')
    for (const loop of reported)
      if (!found.includes(loop)) log.warn({ loop }, 'a loop of this node continues')
    reported = found
  }, checkInterval).unref()

  return {
    watch: (name, kind = 'background') => ({
      expectWithin(milliseconds, usually = milliseconds) {
        const since = now()
        expected.set(name, { kind, since, by: since + milliseconds, usuallyBy: since + usually })
      },
      rest: () => expected.delete(name),
    }),
    stuck,
    late: () =>
      [...expected]
        .filter(([, { by, usuallyBy }]) => usuallyBy < now() && now() <= by)
        .map(([name, { since }]) => ({ name, seconds: Math.round((now() - since) / 1_000) })),
    close: () => clearInterval(timer),
  }
}
