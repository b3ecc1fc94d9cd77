/** Wakes one sleeper. If nobody sleeps, the request is kept for the next one. */
export function makeWakeUp() {
  let isRequested = false
  let wake: (() => void) | undefined
  return {
    request() {
      isRequested = true
      wake?.()
    },
    /** Resolves when a wake-up is requested, or after this many milliseconds. */
    async sleep(milliseconds: number) {
      if (!isRequested)
        await new Promise<void>((done) => {
          const timer = setTimeout(done, milliseconds)
          wake = () => {
            clearTimeout(timer)
            done()
          }
        })
      wake = undefined
      isRequested = false
    },
  }
}
