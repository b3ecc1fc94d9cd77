/**
 * The numbers of an array that was read as text, such as `{1,2}`: JSON.parse reads a hundred thousand of them in a tenth of the time of
 * the arrays' own parser.
 */
export function numbersOf(array: string): number[] {
  // The cast: the text of an array of numbers has only these.
  return JSON.parse(`[${array.slice(1, -1)}]`) as number[]
}
