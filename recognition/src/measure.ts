import { parseArgs } from 'node:util'
import { recognisedLanguages } from './languages.ts'
import { measureLanguage, readLanguages } from './measuring/count-languages.ts'
import { readOrdinary } from './measuring/read-ordinary.ts'
import { measure, measureContact, measuredSubjects } from './measuring/table.ts'
import { fetchStrangers } from './strangers/strangers.ts'

/**
 * `npm run recognition [-- measure --data FILE]`: how much is recognised of the sentences that nothing was learnt from, and what is recognised
 * in ordinary texts although it is not there. Each line of `--data` is `{language, turns: [{from, text}]}`: ordinary conversations, of which
 * it lists the messages that raise something, of customers and of profiles, and those that would be taken for another language.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } })

fetchStrangers('measuring')
for (const subject of measuredSubjects) {
  console.log(`\n${subject}`)
  console.table(recognisedLanguages.map((language) => measure(subject, language)))
}
console.log('\naddresses and telephone numbers')
console.table(recognisedLanguages.map(measureContact))
console.log('\ntexts in another language than their conversation')
console.table(await Promise.all(recognisedLanguages.map(measureLanguage)))
if (values.data) {
  await readOrdinary(values.data)
  await readLanguages(values.data)
}
