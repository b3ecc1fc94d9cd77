/** Runs `work` at once and then at most every `milliseconds`; calls in between cause one run at the end. */
export function throttle(work: () => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false

  const run = () => {
    work()
    timer = setTimeout(() => {
      timer = undefined
      if (!isWanted) return
      isWanted = false
      run()
    }, milliseconds)
  }

  return () => {
    if (timer === undefined) run()
    else isWanted = true
  }
}
