/** Runs `work` at once and then at most every `milliseconds`; calls in between cause one run at the end. */
export function throttle(work: () => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCalledAgain = false

  const run = () => {
    work()
    timer = setTimeout(() => {
      timer = undefined
      if (!isCalledAgain) return
      isCalledAgain = false
      run()
    }, milliseconds)
  }

  return () => {
    if (timer === undefined) run()
    else isCalledAgain = true
  }
}
