import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { enforcedQuestions } from '@panel/contract'
import { recognisedLanguages } from '../../server/src/features/recognition/by-language.ts'
import { findContact } from '../../server/src/features/recognition/find-contact.ts'
import { findDenials } from '../../server/src/features/recognition/find-denials.ts'
import { findQuestions } from '../../server/src/features/recognition/find-questions.ts'
import { measureCorpus } from './honest/measure-corpus.ts'
import { corpusLabels, halves } from './honest/read-corpus.ts'

/**
 * `npm run bench -- honest [--data FILE]`: how many of the labelled sentences are recognised (recall), and how many of those that were
 * recognised are rightly so (precision). Each line of `--data` is `{language, turns: [{from, text}]}`: ordinary conversations, of which
 * it lists the messages of customers that raise something, and those of profiles that would be stopped.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } })

for (const half of halves) {
  console.log(`\n${half}: questions of customers`)
  console.table(
    recognisedLanguages.flatMap((language) =>
      measureCorpus('question', language, half, corpusLabels.question, (text) =>
        findQuestions(text, language),
      ),
    ),
  )
  console.log(`\n${half}: denials and promises of operators`)
  console.table(
    recognisedLanguages.flatMap((language) =>
      measureCorpus('denial', language, half, corpusLabels.denial, (text) => findDenials(text, language)),
    ),
  )
  console.log(`\n${half}: addresses and telephone numbers`)
  console.table(
    recognisedLanguages.flatMap((language) =>
      measureCorpus('contact', language, half, corpusLabels.contact, findContact),
    ),
  )
}
if (values.data) await readOrdinary(values.data)

async function readOrdinary(file: string): Promise<void> {
  let [messages, raised, enforced, duration] = [0, 0, 0, 0]
  let [written, stopped] = [0, 0]
  for await (const line of createInterface({ input: createReadStream(file) })) {
    // The cast: the format of the file is described above; another one fails below.
    const { language, turns } = JSON.parse(line) as {
      language: string
      turns: { from: string; text: string }[]
    }
    for (const { from, text } of turns) {
      if (from !== 'customer') {
        written += 1
        const denied = findDenials(text, language).filter(
          ({ kind }) => kind === 'denial' || kind === 'promise',
        )
        if (denied.length === 0) continue
        stopped += 1
        console.log(`${language} stopped: ${show(denied, text)}: ${text}`)
        continue
      }
      const start = performance.now()
      const found = findQuestions(text, language)
      duration += performance.now() - start
      messages += 1
      if (found.length === 0) continue
      raised += 1
      if (found.some(({ kind }) => enforcedQuestions.includes(kind))) enforced += 1
      console.log(`${language} ${show(found, text)}: ${text}`)
    }
  }
  const perThousand = (count: number, of = messages) => `${((count / of) * 1000).toFixed(1)} of 1,000`
  console.log(
    `${raised} of ${messages} ordinary messages raise something: ${perThousand(raised)}; ${enforced} open an inquiry: ${perThousand(enforced)}; ${((duration / messages) * 1000).toFixed(1)} µs each`,
  )
  console.log(
    `${stopped} of ${written} ordinary messages of profiles would be stopped: ${perThousand(stopped, written)}`,
  )
}

function show(found: { kind: string; start: number; end: number }[], text: string): string {
  return found.map(({ kind, start, end }) => `${kind} [${text.slice(start, end)}]`).join(', ')
}
