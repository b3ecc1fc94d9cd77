import type { RecognisedLanguage } from '../languages.ts'
import { linesOf } from '../phrases.ts'
import { readPhraseFile } from '../read-phrases.ts'

/** The words of `phrases/<language>/suggestion`: a regular expression in each line. Texts are compared in lower case, without accents and with straight apostrophes. */
export type Patterns = {
  /** Numbers from ten to seventeen in words. */
  numbers: string
  /** Own statements about the age; `<n>` stands for a number below 18. What follows must end the statement. */
  ages: string[]
  /** Own statements of being a minor. */
  minor: string[]
  distress: string[]
  threat: string[]
  /** Words that may follow an age. */
  afterAge: string
  /** Words before a phrase that turn it around, or say that it is somebody else's, a wish or a memory. */
  negations: string
}

export function readPatterns(language: RecognisedLanguage): Patterns {
  const lines = (name: string) => linesOf(readPhraseFile(language, `suggestion/${name}`))
  const one = (name: string) => lines(name).join('|')
  return {
    numbers: one('numbers'),
    ages: lines('age'),
    minor: lines('possible_minor'),
    distress: lines('distress'),
    threat: lines('threat'),
    afterAge: one('after-age'),
    negations: one('negations'),
  }
}
