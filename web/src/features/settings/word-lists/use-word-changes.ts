import type { Word } from '@panel/contract'
import type { WordList } from '@panel/contract/rules/word-list-names'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { useMoves } from '../../../ui/lists/use-moves'
import { showWords, wordListQuery } from './word-list-query'

/** Changes of a list that need no confirmation, and why the last one failed. */
export function useWordChanges(list: WordList, words: readonly Word[]) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (send: () => Promise<{ words: Word[] }>) => send(),
    onSuccess: ({ words: stored }) => showWords(client, list, stored),
    onError: () => client.invalidateQueries({ queryKey: wordListQuery(list).queryKey }),
  })
  const moves = useMoves({
    // Words move inside of their group; a retired one keeps its place.
    idsAround(id) {
      const word = words.find((each) => each.id === id)
      if (!word || word.retired_at !== null) return null
      return words
        .filter(({ group, retired_at }) => group === word.group && retired_at === null)
        .map((each) => each.id)
    },
    columns: () => 1,
    onMove(id, before, order) {
      showWords(client, list, inOrder(words, order))
      change.mutate(() =>
        call('PUT /api/word-lists/:list/:id/place', { params: { list, id }, body: { before } }),
      )
    },
  })
  return {
    moves,
    error: change.error,
    setRetired: ({ id, retired_at }: Word) =>
      change.mutate(() =>
        retired_at === null
          ? call('POST /api/word-lists/:list/:id/retire', { params: { list, id }, body: {} })
          : call('POST /api/word-lists/:list/:id/restore', { params: { list, id }, body: {} }),
      ),
  }
}

/** Sorts the words that are in `order`, at the places of these words. Other words keep their places. */
function inOrder(words: readonly Word[], order: readonly number[]): Word[] {
  const byId = new Map(words.map((word) => [word.id, word]))
  const next = order.values()
  return words.map((word) =>
    order.includes(word.id) ? (byId.get(next.next().value ?? word.id) ?? word) : word,
  )
}
