import { byLanguage } from './by-language.ts'
import { conceptsOf } from './concepts-of.ts'
import type { RecognisedLanguage } from './languages.ts'
import { readPhrases } from './read-phrases.ts'
import { type Recognised, Recogniser } from './recogniser.ts'
import { weights as concepts } from './weights/concepts-denial.ts'
import { weights as en } from './weights/en-denial.ts'
import { weights as es } from './weights/es-denial.ts'
import { weights as fr } from './weights/fr-denial.ts'
import { weights as it } from './weights/it-denial.ts'
import { weights as nl } from './weights/nl-denial.ts'
import { weights as pl } from './weights/pl-denial.ts'
import { WordWeights } from './word-weights.ts'

/**
 * What an operator must not write: that no operator writes, that profile and customer will meet, a request for money, an age below 18.
 */
export const denialKinds = ['denial', 'promise', 'money', 'age'] as const
export type DenialKind = (typeof denialKinds)[number]

const words = { nl, it, pl, es, en, fr }

export const denialPhrases = (language: RecognisedLanguage) => readPhrases(language, 'denial', denialKinds)

const recogniserOf = byLanguage(
  (language) =>
    new Recogniser<DenialKind>(
      denialPhrases(language),
      new WordWeights(words[language], concepts, conceptsOf(language)),
    ),
)

/** Where a draft denies that an operator writes, or promises to meet. `language` is that of the conversation. */
export const findDenials = (text: string, language: string): Recognised<DenialKind>[] =>
  recogniserOf(language)?.find(text) ?? []
