import { readFileSync } from 'node:fs'
import type { Print } from './stages.ts'

/** Milliseconds. One Ctrl+C can arrive up to three times: from the terminal, from npm, and from the parent process. */
const sameSignalWithin = 1_000
/** Milliseconds after the delay at which the process exits even if the shutdown has not finished. */
const shutdownTimeout = 20_000

/**
 * Stops in order on SIGTERM, on Ctrl+C, and when the parent process has ended. A second Ctrl+C stops at once.
 * @param delay seconds of the shutdown in which requests are still served
 */
export function stopOnSignals(stop: () => Promise<void>, print: Print, delay: number) {
  let since: number | undefined
  async function begin(why: string) {
    if (since !== undefined) {
      if (why === 'SIGINT' && performance.now() - since > sameSignalWithin) process.exit(130)
      return
    }
    since = performance.now()
    print('Stopping: requests in progress are answered first. Press Ctrl+C again to stop at once.')
    setTimeout(
      () => {
        print('The shutdown took too long.')
        process.exit(1)
      },
      delay * 1_000 + shutdownTimeout,
    ).unref()
    try {
      await stop()
      print('Stopped.')
      process.exit(0)
    } catch (error) {
      print(`Stopped with an error: ${error instanceof Error ? error.message : error}`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => begin(signal))
  if (!runsUnderNohup()) process.on('SIGHUP', () => begin('SIGHUP'))
  process.on('disconnect', () => begin('disconnect'))
}

/** A closed terminal stops the server unless it runs under nohup; a listener for SIGHUP would undo that. */
function runsUnderNohup(): boolean {
  if (process.platform !== 'linux') return false
  const ignored = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'
  return BigInt(`0x${ignored}`) % 2n === 1n
}
