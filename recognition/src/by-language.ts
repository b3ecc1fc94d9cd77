import { type RecognisedLanguage, recognisedLanguage } from './languages.ts'

/** What is made of a language. It is made when it is first needed, and kept. */
export function keptByLanguage<Made>(make: (language: RecognisedLanguage) => Made) {
  const kept = new Map<RecognisedLanguage, Made>()
  return (language: RecognisedLanguage): Made => {
    const made = kept.get(language) ?? make(language)
    kept.set(language, made)
    return made
  }
}

/** The same of the language of a conversation, such as `en-GB`; nothing for one without phrases. */
export function byLanguage<Made>(make: (language: RecognisedLanguage) => Made) {
  const of = keptByLanguage(make)
  return (language: string): Made | undefined => {
    const known = recognisedLanguage(language)
    return known && of(known)
  }
}
