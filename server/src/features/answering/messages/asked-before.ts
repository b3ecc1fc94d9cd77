import { questionsOf } from '@panel/contract/rules/questions-of'
import { likenessOf, normalizedWords, trigramsOf } from './text-likeness.ts'

/** Minimum likeness of two questions that are the same one. */
const minLikeness = 0.7

/** Shorter questions, such as "And you?", are asked again and again. */
const minLength = 16
const minWords = 4

/** Questions about a day may be asked every day. Without accents is enough: they are compared as they are. */
const ofTheDay = new Set(
  [
    'today tonight tomorrow yesterday weekend morning evening afternoon night week now day',
    'vandaag vanavond morgen gisteren ochtend middag avond nacht nu dag',
    'oggi stasera domani ieri mattina sera pomeriggio notte settimana adesso ora giornata giorno',
    'hoy mañana ayer tarde noche semana ahora día finde',
    'aujourd hui soir demain hier matin après nuit semaine maintenant journée jour',
    'dzisiaj dziś wieczorem jutro wczoraj rano noc noce tydzień tygodniu teraz dzień dnia',
  ].flatMap((words) => words.split(' ')),
)

/** The questions of a text that can have been asked before, as they are compared. */
const comparedIn = (text: string) =>
  questionsOf(text)
    .map((question) => ({ question, words: normalizedWords(question) }))
    .filter(({ words }) => {
      const each = words.split(' ')
      return words.length >= minLength && each.length >= minWords && !each.some((word) => ofTheDay.has(word))
    })

/** The first of these messages that asked a question of the text, with its words. */
export function findAskedBefore<Sent extends { body: string }>(
  text: string,
  sent: readonly Sent[],
): { message: Sent; question: string; isSame: boolean } | null {
  const asked = comparedIn(text).map(({ words }) => ({ words, trigrams: trigramsOf(words) }))
  if (asked.length === 0) return null
  for (const message of sent)
    for (const { question, words } of comparedIn(message.body))
      for (const one of asked) {
        const isSame = one.words === words
        if (isSame || likenessOf(one.trigrams, words, minLikeness) >= minLikeness)
          return { message, question, isSame }
      }
  return null
}
