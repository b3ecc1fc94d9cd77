import {
  type InterfaceLanguage,
  interfaceLanguages,
  reasonCodes,
  reasonGroups,
  reportReasons,
} from './enumerations.ts'
import { interests } from './interests.ts'
import type { WordList } from './word-list-names.ts'

/** Maximum length of a word of a list, in characters. */
export const wordLength = 80

/** Maximum length of the code of such a word, in characters. */
export const wordCodeLength = 40

/** Maximum number of words in a list, with retired ones. */
export const maxWords = 500

/** The texts of a word: one in each language, or a single name. */
export const wordTexts = ['name', ...interfaceLanguages] as const
export type WordText = (typeof wordTexts)[number]

type Rules = {
  /** The texts that a word of this list has, the required one first. */
  texts: readonly WordText[]
  /** Codes that the pages have texts for in every language. */
  builtIn: readonly string[]
  /** The parts of a list, each with its own order. Null: it has no parts, or they follow from the codes. */
  groups: readonly string[] | null
  /** At least one word stays in use, in each group. */
  isRequired: boolean
  /** A code of this list, and an example of one. */
  code: RegExp
  example: string
  /** What is counted for a word: how often it was chosen, or the operators who have it. */
  counts: 'choices' | 'operators'
}

const translated = {
  texts: interfaceLanguages,
  code: /^[a-z][a-z_]{0,39}$/,
  example: 'other_language',
  counts: 'choices',
} as const
const named = { texts: ['name'], builtIn: [], groups: null, isRequired: false } as const

export const wordListRules: Record<WordList, Rules> = {
  reasons: {
    ...translated,
    builtIn: reasonGroups.flatMap((group) => reasonCodes[group]),
    groups: reasonGroups,
    isRequired: true,
    // The panel itself gives `skipped`, and the pages call own words `other`.
    code: /^(?!(?:other|skipped)$)[a-z][a-z_]{0,39}$/,
  },
  report_reasons: { ...translated, builtIn: reportReasons, groups: null, isRequired: true },
  interests: { ...translated, builtIn: interests, groups: null, isRequired: false, example: 'board_games' },
  fetishes: { ...translated, builtIn: [], groups: null, isRequired: false, example: 'role_play' },
  // ISO 3166-2, which begins with the country.
  regions: { ...named, code: /^[A-Z]{2}-[A-Z\d]{1,3}$/, example: 'NL-NH', counts: 'choices' },
  segments: { ...named, code: /^[a-z\d][a-z\d_-]{0,39}$/, example: 'vip', counts: 'operators' },
  // The number of a team, which section 6 of the specification compares with 21.
  teams: { ...named, code: /^[1-9]\d{0,8}$/, example: '23', isRequired: true, counts: 'operators' },
}

/** The languages in which a word has neither its own text nor one of the pages. British English has that of English. */
export function missingLanguages(
  list: WordList,
  { code, texts }: { code: string; texts: Partial<Record<WordText, string>> },
): InterfaceLanguage[] {
  const rules = wordListRules[list]
  if (rules.texts[0] === 'name' || rules.builtIn.includes(code)) return []
  return interfaceLanguages.filter((language) => language !== 'en-GB' && texts[language] === undefined)
}
