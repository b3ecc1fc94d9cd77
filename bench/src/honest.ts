import { parseArgs } from 'node:util'
import { recognisedLanguages } from '../../server/src/features/recognition/by-language.ts'
import { findContact } from '../../server/src/features/recognition/find-contact.ts'
import { findDenials } from '../../server/src/features/recognition/find-denials.ts'
import { findQuestions } from '../../server/src/features/recognition/find-questions.ts'
import { measureCorpus } from './honest/measure-corpus.ts'
import { corpusLabels, halves } from './honest/read-corpus.ts'
import { readOrdinary } from './honest/read-ordinary.ts'

/**
 * `npm run bench -- honest [--data FILE]`: how many of the labelled sentences are recognised (recall), and how many of those that were
 * recognised are rightly so (precision). Each line of `--data` is `{language, turns: [{from, text}]}`: ordinary conversations, of which
 * it lists the messages that raise something, of customers and of profiles.
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
