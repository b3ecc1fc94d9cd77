import type { Appeal } from '@panel/contract'
import styles from './Appeals.module.css'

/** The text of an appeal; what the checks find in it is marked. */
export function MarkedText({ text, found }: Pick<Appeal, 'text' | 'found'>) {
  return (
    <p className={styles.draft} dir="auto">
      {split(text, found).map(({ words, isFound, start }) =>
        isFound ? <mark key={start}>{words}</mark> : <span key={start}>{words}</span>,
      )}
    </p>
  )
}

type Part = { words: string; start: number; isFound: boolean }

/** The parts of a text in their order. Words that overlap with earlier ones are marked with those. */
function split(text: string, found: Appeal['found']): Part[] {
  const places = found
    .map(({ words }) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length }))
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from)
  const parts: Part[] = []
  let end = 0
  for (const { from, to } of places) {
    if (from < end) continue
    if (from > end) parts.push({ words: text.slice(end, from), start: end, isFound: false })
    parts.push({ words: text.slice(from, to), start: from, isFound: true })
    end = to
  }
  if (end < text.length) parts.push({ words: text.slice(end), start: end, isFound: false })
  return parts
}
