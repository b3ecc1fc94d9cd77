/** Milliseconds after the delay at which the process exits even if the shutdown hangs in spite of its own time limits. */
const shutdownTimeout = 20_000

/**
 * Stops the process in order after an unhandled rejection or exception, because its state is unknown. The service manager
 * starts it again.
 * @param log receives the error with its cause
 * @param delay seconds of the shutdown in which requests are still served
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
      setTimeout(() => process.exit(1), delay * 1_000 + shutdownTimeout)
      await stop().catch((error) => log(error, 'shutdown'))
      process.exit(1)
    })
}
