export type WordChange = { text: string; change: 'same' | 'added' | 'removed' }

/** The words of the newer text, and those of the older one that it no longer has: a longest common subsequence. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--) {
      const lengths = common[row]
      if (lengths)
        lengths[column] =
          old[row] === now[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const changes: WordChange[] = []
  const add = (text: string | undefined, change: WordChange['change']) => {
    const last = changes.at(-1)
    if (last?.change === change) last.text += text
    else changes.push({ text: text ?? '', change })
  }
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length)
    if (row < old.length && column < now.length && old[row] === now[column]) {
      add(now[column], 'same')
      row++
      column++
    } else if (column === now.length || (row < old.length && at(row + 1, column) >= at(row, column + 1)))
      add(old[row++], 'removed')
    else add(now[column++], 'added')
  return changes
}

/** Words with the space after them. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? []
