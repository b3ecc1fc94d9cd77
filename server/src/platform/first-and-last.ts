/**
 * The earliest and the latest of these moments; null if there is none. With them as parameters, PostgreSQL plans the months between
 * them instead of all.
 */
export function firstAndLast(moments: readonly string[]): { first: string; last: string } | null {
  // Without the last letter, texts are sorted as their moments are: '10' and '10.5', not '10.5Z' and '10Z'.
  const sorted = moments.map((moment) => moment.replace(/Z$/, '')).sort()
  const [first, last] = [sorted.at(0), sorted.at(-1)]
  return first === undefined || last === undefined ? null : { first: `${first}Z`, last: `${last}Z` }
}
