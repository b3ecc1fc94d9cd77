import { existsSync } from 'node:fs'
import { demoCorpus } from '@panel/demo/corpus'
import { seeded } from '@panel/demo/random'
import { readCorpus } from '../../../simulator/src/site/corpus.ts'
import { root } from '../child.ts'
import type { Connection } from './connection.ts'
import { phrases } from './phrases.ts'
import { languages, type Size } from './size.ts'

/** Real conversations, where they exist. */
const corpusFile = `${root}../shared/data/conversations.jsonl`
/** Sentences of each language that have a word which few others have. */
const rareEach = 20_000

/**
 * Fills `seed.texts` with parts of messages: what people write about (`topic`), a sentence with a name and a place (`detail`),
 * and one with a place that hardly anybody else names (`rare`). A message combines them, so that each language has words from
 * every second message and words from a single one.
 */
export async function fillTexts(connection: Connection, { seed, textsEach }: Size) {
  await connection.run(
    'create unlogged table seed.texts (part text, language text, number int, body text, primary key (part, language, number))',
  )
  const scripts = existsSync(corpusFile)
    ? [...(await readCorpus(corpusFile, 5_000)), ...demoCorpus]
    : demoCorpus
  for (const [place, language] of languages.entries()) {
    const random = seeded(seed * 10 + place)
    const lines = scripts.filter((script) => script.language === language).flatMap((script) => script.lines)
    const name = wordsOf(language, random)
    const parts = {
      topic: Array.from({ length: textsEach }, () => topicOf(lines, random)),
      detail: Array.from({ length: textsEach }, () => detailOf(language, random, name)),
      rare: Array.from({ length: Math.min(rareEach, textsEach) }, () => detailOf(language, random, name, 4)),
    }
    for (const [part, bodies] of Object.entries(parts))
      await connection.run(
        'insert into seed.texts select $1, $2, number - 1, body from unnest($3::text[]) with ordinality as t (body, number)',
        [part, language, bodies],
      )
  }
  await connection.run('analyze seed.texts')
}

const oneOf = <T>(values: readonly T[], random: () => number): T => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

function topicOf(lines: string[], random: () => number): string {
  const line = oneOf(lines, random)
  return random() < 0.5 ? line : `${line} ${oneOf(lines, random)}`
}

/** Words of the sound of a language: the first ones are used often, the others seldom. */
function wordsOf(language: string, random: () => number) {
  const syllables = phrases[language]?.syllables.split(' ') ?? []
  const word = (length: number) => {
    const text = Array.from({ length }, () => oneOf(syllables, random)).join('')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const words = Array.from({ length: 8_000 }, (_, number) => word(number < 300 ? 2 : 3))
  return (syllablesOfRare?: number) =>
    syllablesOfRare ? word(syllablesOfRare) : (words[Math.floor(words.length ** random()) - 1] ?? 'Anna')
}

function detailOf(
  language: string,
  random: () => number,
  word: (rare?: number) => string,
  rare?: number,
): string {
  return oneOf(phrases[language]?.sentences ?? [], random)
    .replace('{name}', word())
    .replace('{place}', word(rare))
}
