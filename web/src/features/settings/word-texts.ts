import { type InterfaceLanguage, interfaceLanguages } from '@panel/contract/enumerations'
import { textOfWord, type WordList, type WordText } from '@panel/contract/word-list-rules'
import type { i18n } from 'i18next'

type Word = { code: string; texts: Partial<Record<WordText, string>> }

/** The key of the text that the pages have for a code. */
export const builtInKey = (list: WordList, code: string): string => {
  switch (list) {
    case 'reasons':
      return `reason.code.${code}`
    case 'report_reasons':
      return `report.reasons.${code}`
    case 'interests':
      return `interest.${code}`
    case 'fetishes':
      return `fetish.${code}`
    case 'regions':
    case 'segments':
    case 'teams':
      // Their words have a name.
      return `${list}.${code}`
  }
}

/** A word in the language of the reader. */
export function wordText(
  { language, exists, t }: Pick<i18n, 'language' | 'exists' | 't'>,
  list: WordList,
  word: Word,
): string {
  const key = builtInKey(list, word.code)
  // The cast: the key exists.
  const builtIn = exists(key) ? t(key as 'report.reasons.spam') : undefined
  return textOfWord(word, localeOf(language), builtIn)
}

/** The language of the pages. */
export const localeOf = (language: string): InterfaceLanguage =>
  interfaceLanguages.find((each) => each === language) ?? 'en'
