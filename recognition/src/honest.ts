import { parseArgs } from 'node:util'
import { findContact } from './find-contact.ts'
import { findDenials } from './find-denials.ts'
import { findQuestions } from './find-questions.ts'
import { recognisedLanguages } from './languages.ts'
import { measureCorpus } from './measuring/measure-corpus.ts'
import { corpusLabels, halves } from './measuring/read-corpus.ts'
import { readOrdinary } from './measuring/read-ordinary.ts'

/**
 * `npm run recognition [-- measure --data FILE]`: how many of the labelled sentences are recognised (recall), and how many of those that were
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
