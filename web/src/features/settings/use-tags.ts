import type { ChosenWord } from '@panel/contract'
import { interests, interestsIn } from '@panel/contract/rules/interests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetishesQuery, interestsQuery } from './settings-queries'
import { codeText } from './word-texts'

/** The facts that are tags. The pages have texts for some codes. */
export const tagLists = ['interests', 'fetishes'] as const
export type TagList = (typeof tagLists)[number]
const builtIn: Record<TagList, readonly string[]> = { interests, fetishes: [] }

/** The tags of a list. Until it is loaded, they are those of the pages. */
export function useTags(list: TagList) {
  const { i18n } = useTranslation()
  const { data } = useQuery(list === 'interests' ? interestsQuery : fetishesQuery)
  const words: ChosenWord[] = data ? [...data.active, ...data.retired] : []
  const choices: readonly string[] = data?.active.map(({ code }) => code) ?? builtIn[list]
  const known = new Set<string>([...builtIn[list], ...words.map(({ code }) => code)])
  return {
    /** The codes that can be chosen, in their order. */
    choices,
    /** The codes in a fact; words that are not tags stay as the site wrote them. */
    codesIn: (value: unknown) => interestsIn(value, known),
    textOf: (word: string) => (known.has(word) ? codeText(i18n, list, words, word) : word),
  }
}
