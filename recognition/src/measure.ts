import { parseArgs } from 'node:util'
import { findContact } from './find-contact.ts'
import { recognisedLanguages } from './languages.ts'
import { measureCorpus } from './measuring/measure-corpus.ts'
import { corpusLabels } from './measuring/read-corpus.ts'
import { readOrdinary } from './measuring/read-ordinary.ts'
import { measure, measuredSubjects } from './measuring/table.ts'
import { fetchStrangers } from './strangers/strangers.ts'

/**
 * `npm run recognition [-- measure --data FILE]`: how much is recognised of the sentences that nothing was learnt from, and what is recognised
 * in ordinary texts although it is not there. Each line of `--data` is `{language, turns: [{from, text}]}`: ordinary conversations, of which
 * it lists the messages that raise something, of customers and of profiles.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } })

fetchStrangers('measuring')
for (const subject of measuredSubjects) {
  console.log(`\n${subject}`)
  console.table(recognisedLanguages.map((language) => measure(subject, language)))
}
console.log('\naddresses and telephone numbers')
console.table(
  recognisedLanguages.flatMap((language) =>
    measureCorpus('contact', language, 'held-out', corpusLabels.contact, findContact),
  ),
)
if (values.data) await readOrdinary(values.data)
