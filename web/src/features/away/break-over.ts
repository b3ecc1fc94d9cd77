/** When the last break ended without a press on "I am back". */
let overAt = Number.NEGATIVE_INFINITY

export function noteBreakOver() {
  overAt = performance.now()
}

export function forgetBreakOver() {
  overAt = Number.NEGATIVE_INFINITY
}

/** Whether the page returned automatically: the break has ended within the last seconds. */
export const isBreakJustOver = () => performance.now() - overAt < 5_000
