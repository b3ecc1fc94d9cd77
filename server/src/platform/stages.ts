export type Print = (line: string) => void

/** Runs one stage of the start, and prints its result (by default `done`) and duration. */
export async function stage<T>(
  print: Print,
  name: string,
  work: (setResult: (result: string) => void) => Promise<T>,
): Promise<T> {
  const begin = performance.now()
  let result = 'done'
  const value = await work((text) => {
    result = text
  })
  print(
    `${name.padEnd(12)}${result.padEnd(28)}${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s`,
  )
  return value
}
