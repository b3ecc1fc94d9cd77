import type { Word } from '@panel/contract'
import type { InterfaceLanguage } from '@panel/contract/rules/enumerations'
import type { WordList } from '@panel/contract/rules/word-list-names'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { builtInKey, wordText } from '../word-texts'
import { builtInTextsQuery } from './word-list-query'

/** The texts of the words of a list for admins: in the language of the reader, and those of the pages in each language. */
export function useWordTexts(list: WordList) {
  const { i18n } = useTranslation()
  const known = useQuery(builtInTextsQuery).data
  const builtIn = (code: string, language: InterfaceLanguage): string | undefined => {
    const texts: unknown = known?.find((each) => each.language === language)?.texts
    const found = builtInKey(list, code).split('.').reduce(entryOf, texts)
    // British English has only what differs.
    return typeof found === 'string' ? found : language === 'en-GB' ? builtIn(code, 'en') : undefined
  }
  return {
    builtIn,
    /** Whether the texts of the other languages are loaded. */
    isLoaded: known !== undefined,
    textOf: (word: Pick<Word, 'code' | 'texts'>) => wordText(i18n, list, word),
  }
}

const entryOf = (texts: unknown, key: string): unknown =>
  // The cast: an object whose keys are texts.
  typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>)[key] : undefined
