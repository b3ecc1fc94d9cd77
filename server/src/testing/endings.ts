import { constants } from 'node:os'

type End = () => Promise<unknown>

type Endings = { open: Set<End>; isWatched: boolean; leavingSince: number | undefined }

/** One for the process: the test runner loads this module once for each of its projects. */
// The cast: nothing else writes there.
const shared = globalThis as { panelEndings?: Endings }
shared.panelEndings ??= { open: new Set(), isWatched: false, leavingSince: undefined }
const endings = shared.panelEndings

/** A terminal and npm both pass on the same Ctrl+C. Milliseconds after which it is another, which ends the process at once. */
const sameSignalWithin = 1_000

/**
 * Ends what a run has begun, also when the run is interrupted or fails: what was begun last ends first.
 * @returns ends it now
 */
export function endWithRun(end: End): () => Promise<void> {
  watchForEnd()
  let ending: Promise<void> | undefined
  function endOnce() {
    endings.open.delete(endOnce)
    ending ??= end().then(() => {})
    return ending
  }
  endings.open.add(endOnce)
  return endOnce
}

/** Ends everything that is still open. */
export async function endAll() {
  for (let last = [...endings.open].at(-1); last; last = [...endings.open].at(-1))
    await last().catch((error) => console.error(error))
}

function watchForEnd() {
  if (endings.isWatched) return
  endings.isWatched = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      const code = 128 + constants.signals[signal]
      if (endings.leavingSince === undefined) void leave(code)
      else if (performance.now() - endings.leavingSince > sameSignalWithin) process.exit(code)
    })
  process.on('uncaughtException', (error) => {
    // What is under way fails when its programs end: that is no news, and must not end this process before the rest has ended.
    if (endings.leavingSince !== undefined) return
    console.error(error)
    void leave(1)
  })
}

async function leave(code: number) {
  endings.leavingSince = performance.now()
  await endAll()
  process.exit(code)
}
