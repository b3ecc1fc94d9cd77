/** Letters of a word up to which only one mistake is a typing mistake. */
const shortWord = 7

/**
 * The word of those known that is most like one of these forms: one or two letters differ, are missing, too many or in the wrong order. Of
 * several, the one with the most uses.
 * @returns null when a form is known, or none is like them
 */
export function nearest(forms: readonly string[], known: ReadonlyMap<string, number>): string | null {
  if (forms.some((form) => known.has(form))) return null
  let best: { word: string; distance: number; uses: number } | null = null
  for (const [word, uses] of known)
    for (const form of forms) {
      const most = form.length <= shortWord ? 1 : 2
      if (Math.abs(form.length - word.length) > most) continue
      const distance = distanceOf(form, word)
      if (distance > most) continue
      if (
        best === null ||
        distance < best.distance ||
        (distance === best.distance && (uses > best.uses || (uses === best.uses && word < best.word)))
      )
        best = { word, distance, uses }
    }
  return best?.word ?? null
}

/** How many letters must be changed, added, removed or swapped with their neighbour. */
export function distanceOf(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (const [row, letter] of from.entries()) {
    const now = [row + 1]
    for (const [column, wanted] of to.entries()) {
      const changed = (last[column] ?? 0) + (letter === wanted ? 0 : 1)
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted
      now.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (now[column] ?? 0) + 1,
          changed,
          isSwapped ? (before[column - 1] ?? 0) + 1 : changed,
        ),
      )
    }
    before = last
    last = now
  }
  return last.at(-1) ?? 0
}
