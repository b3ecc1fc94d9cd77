import type { ChosenWord } from '@panel/contract'
import { interests, interestsIn } from '@panel/contract/interests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { interestsQuery } from './settings-queries'
import { codeText } from './word-texts'

/** The interest tags. Until the list is loaded, they are those of the pages. */
export function useInterests() {
  const { i18n } = useTranslation()
  const { data } = useQuery(interestsQuery)
  const words: ChosenWord[] = data ? [...data.interests, ...data.retired] : []
  const choices: readonly string[] = data?.interests.map(({ code }) => code) ?? interests
  const known = new Set<string>([...interests, ...words.map(({ code }) => code)])
  return {
    /** The codes that can be chosen, in their order. */
    choices,
    /** The codes in a fact; words that are not tags stay as the site wrote them. */
    codesIn: (value: unknown) => interestsIn(value, known),
    textOf: (word: string) => (known.has(word) ? codeText(i18n, 'interests', words, word) : word),
  }
}
