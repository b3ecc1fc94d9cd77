import { constants } from 'node:os'

type End = () => Promise<unknown>

type Endings = { open: Set<End>; isWatched: boolean; leavingSince: number | undefined }

/** One per process: the test runner loads this module once per project. */
// The cast: no other code writes to it.
const shared = globalThis as { panelEndings?: Endings }
shared.panelEndings ??= { open: new Set(), isWatched: false, leavingSince: undefined }
const endings = shared.panelEndings

/**
 * A terminal and npm both pass on the same Ctrl+C. Milliseconds after which the next one is a second Ctrl+C, which stops the
 * process at once.
 */
const sameSignalWithin = 1_000

/**
 * Stops what a run has started, in the reverse order, also when the run is interrupted or fails.
 * @returns a function that stops it now
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

/** Stops everything that still runs. */
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
    // Work in progress fails when its programs stop. That is expected, and must not end this process before the rest has
    // stopped.
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
