import type { RecognisedLanguage } from '../languages.ts'

/** Further forms of the numbers in Polish, whose words change with the noun; and one, where a word is only that. */
export const numberForms: Partial<Record<RecognisedLanguage, Record<string, number>>> = {
  pl: {
    jednego: 1,
    jedna: 1,
    jedno: 1,
    jednej: 1,
    dwie: 2,
    dwoje: 2,
    dwoch: 2,
    troje: 3,
    trzech: 3,
    czworo: 4,
    czterech: 4,
    piecioro: 5,
    pieciu: 5,
  },
}
