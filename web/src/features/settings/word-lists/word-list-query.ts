import type { Word } from '@panel/contract'
import { interfaceLanguages } from '@panel/contract/rules/enumerations'
import type { WordList } from '@panel/contract/rules/word-list-names'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { readTexts } from '../../../ui/words/texts'
import { serviceSettingsKey } from '../service-settings/service-settings-key'
import { wordCountsQuery } from '../service-settings/word-counts-query'

/** The words of a list, also retired ones. */
export const wordListQuery = (list: WordList) =>
  queryOptions({
    queryKey: [...serviceSettingsKey, 'word-list', list],
    queryFn: async ({ signal }) =>
      (await call('GET /api/word-lists/:list', { params: { list }, signal })).words,
  })

/** How often each word was chosen, and by how many operators. It counts many rows, so a hint does not load it again. */
export const wordUseQuery = (list: WordList) =>
  queryOptions({
    queryKey: ['word-use', list],
    queryFn: ({ signal }) => call('GET /api/word-lists/:list/use', { params: { list }, signal }),
    staleTime: 60_000,
  })

/** The texts that the pages have for the codes that they know, in all languages. */
export const builtInTextsQuery = queryOptions({
  queryKey: ['built-in-texts'],
  queryFn: () =>
    Promise.all(interfaceLanguages.map(async (language) => ({ language, texts: await readTexts(language) }))),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Shows the words that a change has returned. */
export function showWords(client: QueryClient, list: WordList, words: Word[]) {
  client.setQueryData(wordListQuery(list).queryKey, words)
  void client.invalidateQueries({ queryKey: wordCountsQuery.queryKey })
}
