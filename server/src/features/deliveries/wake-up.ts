/** Wakes one sleeper. A request while nobody sleeps is kept for the next one. */
export function makeWakeUp() {
  let isRequested = false
  let wake: (() => void) | undefined
  return {
    request() {
      isRequested = true
      wake?.()
    },
    /** Resolves when a wake-up is requested, and after so many milliseconds at the latest. */
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
