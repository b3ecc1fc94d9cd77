import { similarTextFrom } from '@panel/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/call'
import { cleanText } from '../../api/clean-text'

/** A text is compared once the operator has paused for so many milliseconds. */
const pauseOf = 700

/** What this customer already got that says the same as the text in the editor, or nearly. It never stands in the way. */
export function useSimilar(conversationId: number, text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseOf)
    return () => clearTimeout(timer)
  }, [text])

  const compared = cleanText(settled).trim()
  const isLong = compared.length >= similarTextFrom
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
  // What was said of a text goes with the text.
  return isLong && text.trim().length >= similarTextFrom ? (data?.similar ?? null) : null
}
