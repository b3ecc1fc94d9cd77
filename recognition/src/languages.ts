/** The languages that have phrases. */
export const recognisedLanguages = ['nl', 'it', 'pl', 'es', 'en', 'fr'] as const
export type RecognisedLanguage = (typeof recognisedLanguages)[number]

/** The language of a conversation, such as `en-GB`, among those that have phrases. */
export const recognisedLanguage = (language: string): RecognisedLanguage | undefined =>
  recognisedLanguages.find((one) => one === language.slice(0, 2).toLowerCase())
