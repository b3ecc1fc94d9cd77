import { folded } from '@panel/contract/rules/fold'

/** The name of each emoji, then its keywords, with bars in between: `cat face|cat|pet`. */
export type EmojiNames = Readonly<Record<string, string>>

export type Emoji = { emoji: string; name: string }

/** As many as are in a row (`EmojiList.module.css`). */
const columns = 9
/** As many are shown at most. */
const shown = 3 * columns

/** What is offered before anything is typed, after the recent ones. */
const common = '😊 😂 😉 😍 😘 🥰 🤗 😅 🙂 😢 😏 🙈 👍 🙏 💪 👏 👋 👌 ❤️ 🌹 🎉 🔥 ☀️ ☕ 🎂 🐶 🌙'.split(' ')

/**
 * The emoji that match a query, the best first: by their name, then by another word of it, then by a keyword. Among equal ones, the
 * recent ones are first. Without a query they are the recent and the common ones.
 */
export function findEmoji(names: EmojiNames, query: string, recent: readonly string[]): Emoji[] {
  const wanted = folded(query)
  const ordered = [...new Set([...recent, ...(wanted === '' ? common : Object.keys(names))])]
  return ordered
    .flatMap((emoji) => {
      const words = names[emoji]?.split('|')
      if (!words) return []
      const rank = wanted === '' ? 0 : rankOf(words.map(folded), wanted)
      return rank === null ? [] : [{ emoji, name: words[0] ?? emoji, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, shown)
    .map(({ emoji, name }) => ({ emoji, name }))
}

function rankOf([name = '', ...keywords]: string[], wanted: string): number | null {
  if (name === wanted || keywords[0] === wanted) return 0
  if (name.startsWith(wanted)) return 1
  const begins = (word: string) => word.startsWith(wanted)
  if (name.split(/[\s-]/).some(begins)) return 2
  return keywords.some(begins) ? 3 : null
}

/** The index of the emoji that an arrow key makes active; after the last comes the first. Null for other keys. */
export function neighbourOf(key: string, active: number, count: number): number | null {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key]
  if (!step) return null
  const next = active + step
  if (Math.abs(step) === 1) return (next + count) % count
  return next >= 0 && next < count ? next : active
}
