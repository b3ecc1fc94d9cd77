import { type RecognisedLanguage, recognisedLanguage } from './languages.ts'

/** What is made for a language such as `en-GB`, or nothing for one without phrases. It is made when it is first needed. */
export function byLanguage<Made>(make: (language: RecognisedLanguage) => Made) {
  const kept = new Map<RecognisedLanguage, Made>()
  return (language: string): Made | undefined => {
    const known = recognisedLanguage(language)
    if (!known) return
    const made = kept.get(known) ?? make(known)
    kept.set(known, made)
    return made
  }
}
