import { askAbout, type Gender, phrases } from '@panel/demo/phrases'
import type { Script } from '@panel/demo/script'

/** What a customer of the demo writes to any profile of the other gender: a line about each of some subjects, which fits any answer. */
export function smallTalk(
  language: string,
  { random = Math.random, gender = 'male' }: { random?: () => number; gender?: Gender } = {},
): Script {
  const from = { name: '', gender }
  const to = { name: '', gender: gender === 'male' ? 'female' : 'male' } as const
  const subjects = (phrases[language]?.subjects ?? [])
    .map((subject) => ({ subject, place: random() }))
    .sort((a, b) => a.place - b.place)
  const lines = subjects.map(({ subject }) => askAbout(subject, { from, to }, random))
  return { language, persona: [], lines: lines.slice(0, 4 + Math.floor(random() * 4)) }
}
