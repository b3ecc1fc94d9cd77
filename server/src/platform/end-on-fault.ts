/** Milliseconds, beside the delay: the order of the stop keeps to its own time, and this is for one that hangs. */
const endsWithin = 10_000

/**
 * Ends the process in order when a rejection or an exception reached nobody: what it has left half done is unknown. Whoever runs
 * the process starts it again.
 * @param log gets the fault with its cause
 * @param delay seconds of the stop in which everything is still served
 */
export function endOnFault(
  stop: () => Promise<void>,
  log: (fault: unknown, kind: string) => void,
  delay: number,
) {
  let isEnding = false
  for (const kind of ['unhandledRejection', 'uncaughtException'] as const)
    process.on(kind, async (fault: unknown) => {
      log(fault, kind)
      if (isEnding) return
      isEnding = true
      setTimeout(() => process.exit(1), delay * 1_000 + endsWithin)
      await stop().catch((error) => log(error, 'the end'))
      process.exit(1)
    })
}
