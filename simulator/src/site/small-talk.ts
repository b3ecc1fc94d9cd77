import { fillIn, phrases } from '@panel/demo/phrases'
import type { Script } from '@panel/demo/script'

/** What a man of the demo writes to any of its women: a line about each of some subjects, which fits any answer. */
export function smallTalk(language: string, random: () => number = Math.random): Script {
  const [from, to] = [
    { name: '', gender: 'male' },
    { name: '', gender: 'female' },
  ] as const
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]
  const subjects = (phrases[language]?.subjects ?? [])
    .map((subject) => ({ subject, place: random() }))
    .sort((a, b) => a.place - b.place)
  const lines = subjects.flatMap(({ subject: { asks, words } }) => {
    const chosen = Object.fromEntries(
      Object.entries(words).map(([name, all]) => [name, oneOf(all.split('|')) ?? '']),
    )
    const line = oneOf(asks)
    return line === undefined ? [] : [fillIn(line, { from, to, words: chosen })]
  })
  return { language, persona: [], lines: lines.slice(0, 4 + Math.floor(random() * 4)) }
}
