import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { findOtherLanguage, isLongEnough } from '../find-other-language.ts'
import { type RecognisedLanguage, recognisedLanguages } from '../languages.ts'
import { readCorpus } from './read-corpus.ts'

type Line = { text: string; language: string }

/** The ordinary lines of operators in a language. */
export const readEverydayLines = (language: RecognisedLanguage): Line[] =>
  readCorpus('everyday', language, 'held-out').map(({ text }) => ({ text, language }))

/**
 * What the question after the language would do to these lines.
 * @returns `judged`: those that are long enough; `wrong`: those that would be asked about in a conversation of their own language; `found`: the
 * share that is recognised in conversations of the other languages
 */
export async function countLanguages(lines: readonly Line[], languages: readonly string[]) {
  const wrong: string[] = []
  let [judged, tried, found, duration] = [0, 0, 0, 0]
  for (const { text, language } of lines) {
    if (!isLongEnough(text)) continue
    const own = language.slice(0, 2)
    const others = languages.filter((other) => other !== own)
    const heard = await Promise.all(others.map((other) => findOtherLanguage(text, other)))
    judged += 1
    tried += others.length
    found += heard.filter((one) => one === own).length
    const start = performance.now()
    const asked = await findOtherLanguage(text, own)
    duration += performance.now() - start
    if (asked) wrong.push(`${own} is taken for ${asked}: ${text}`)
  }
  return { judged, wrong, found: found / Math.max(1, tried), duration }
}

/** A row of the table: of the sentences that were kept apart, how many of a thousand would be asked about wrongly, also when typed without accents. */
export async function measureLanguage(language: RecognisedLanguage) {
  const lines = (['everyday', 'question', 'denial', 'suggestions'] as const).flatMap((kind) =>
    readCorpus(kind, language, 'held-out').map(({ text }) => ({ text, language })),
  )
  const asTyped = await countLanguages(lines, recognisedLanguages)
  const plain = lines.map(({ text }) => ({ text: withoutAccents(text), language }))
  const typedPlain = await countLanguages(plain, recognisedLanguages)
  return {
    language,
    judged: asTyped.judged,
    'asked wrongly ‰': perThousand(asTyped),
    'without accents ‰': perThousand(typedPlain),
    'found elsewhere %': (asTyped.found * 100).toFixed(1),
  }
}

const perThousand = ({ wrong, judged }: { wrong: string[]; judged: number }) =>
  ((wrong.length / Math.max(1, judged)) * 1000).toFixed(2)

const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L')

/** Prints how many of ordinary messages would be asked about wrongly, and which. */
export async function readLanguages(file: string): Promise<void> {
  const lines: Line[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    // The cast: the format of the file is described in `measure.ts`; another one fails below.
    const { language, turns } = JSON.parse(line) as { language: string; turns: { text: string }[] }
    lines.push(...turns.map(({ text }) => ({ text, language })))
  }
  const { judged, wrong, found, duration } = await countLanguages(lines, recognisedLanguages)
  for (const one of wrong) console.log(one)
  console.log(
    `${lines.length} ordinary messages, ${judged} long enough for their language: ${wrong.length} asked about wrongly, ` +
      `${perThousand({ wrong, judged })} of 1,000; in conversations of other languages ` +
      `${(found * 100).toFixed(1)} % are found; ${((duration / Math.max(1, judged)) * 1000).toFixed(0)} µs each`,
  )
}
