import type { InterfaceLanguage } from '@panel/contract/rules/enumerations'
import { languageOf } from '@panel/contract/rules/locale'
import type { WordList } from '@panel/contract/rules/word-list-names'
import type { WordText } from '@panel/contract/rules/word-list-rules'
import type { i18n } from 'i18next'

export type Language = Pick<i18n, 'language' | 'exists' | 't'>
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

/** A word of a list by its code, in the language of the reader. A code that is not in the list has the text of the pages. */
export const codeText = (language: Language, list: WordList, words: readonly Word[], code: string): string =>
  wordText(language, list, words.find((word) => word.code === code) ?? { code, texts: {} })

/** A word in the language of the reader. */
export function wordText({ language, exists, t }: Language, list: WordList, word: Word): string {
  const key = builtInKey(list, word.code)
  // The cast: the key exists.
  const builtIn = exists(key) ? t(key as 'report.reasons.spam') : undefined
  return textOfWord(word, languageOf(language), builtIn)
}

/** The text in a language: its own one, or the one that the pages have. English replaces a missing one. */
function textOfWord({ code, texts }: Word, language: InterfaceLanguage, builtIn: string | undefined): string {
  const own = texts.name ?? texts[language]
  // British English has only what differs.
  const english = language === 'en-GB' ? texts.en : undefined
  return own ?? english ?? builtIn ?? texts.en ?? code
}
