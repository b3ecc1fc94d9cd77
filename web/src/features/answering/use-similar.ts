import { similarTextMinLength } from '@panel/contract/rules/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call'
import { cleanText } from '../../api/clean-text'
import { useAnsweringState } from './answering'

/** An earlier message to this customer that is the same as the text in the editor, or nearly. Errors are ignored. */
export function useSimilar(conversationId: number) {
  const isTooShort = useAnsweringState(({ draft }) => draft.text.trim().length < similarTextMinLength)
  const compared = useAnsweringState((state) => cleanText(state.compared).trim())
  const isLong = compared.length >= similarTextMinLength
  const { data } = useQuery({
    queryKey: ['similar', conversationId, compared],
    queryFn: async ({ signal }) => {
      const params = { id: conversationId }
      return call('POST /api/conversations/:id/similar', { params, body: { text: compared }, signal })
    },
    enabled: isLong,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  })
  // The result is about a text that was deleted in the meantime.
  return isLong && !isTooShort ? (data?.similar ?? null) : null
}
