/** Wakes one sleeper. A ring while nobody sleeps is kept for the next one. */
export function makeBell() {
  let isRung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      isRung = true
      wake?.()
    },
    /** Until the bell rings, at most so many milliseconds. */
    async sleep(milliseconds: number) {
      if (!isRung)
        await new Promise<void>((done) => {
          const timer = setTimeout(done, milliseconds)
          wake = () => {
            clearTimeout(timer)
            done()
          }
        })
      wake = undefined
      isRung = false
    },
  }
}
