/** Lets at most `width` works run at once; the others wait in the order they came. */
export function openTurns(width: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < width) running++
    // Whoever finishes hands its place over, so `running` stays.
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
