import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call'
import { cleanText } from '../../api/clean-text'
import { useAnsweringState } from './answering'

/** Shorter texts are not compared: "Haha yes". */
const minLength = 10

/**
 * What the text in the editor repeats or contradicts of what this customer was told: an earlier message or question, a told fact. Errors are
 * ignored.
 */
export function useSimilar(conversationId: number) {
  const isTooShort = useAnsweringState(({ draft }) => draft.text.trim().length < minLength)
  const compared = useAnsweringState((state) => cleanText(state.compared).trim())
  const isLong = compared.length >= minLength
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
  return isLong && !isTooShort ? (data ?? null) : null
}
