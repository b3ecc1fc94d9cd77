import type { SavedReply } from '@panel/contract'
import type { SavedReplyOwner } from '@panel/contract/rules/enumerations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { cleanText } from '../../../api/clean-text'
import { savedRepliesQuery } from './saved-replies-query'

type Values = { owner: SavedReplyOwner; language: string; title: string; body: string }

/** Adds or changes a saved reply, and refreshes the list. */
export function useSaveReply(reply: SavedReply | null, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ owner, ...fields }: Values) => {
      const body = { ...fields, title: cleanText(fields.title), body: cleanText(fields.body) }
      if (reply) await call('PATCH /api/saved-replies/:id', { params: { id: reply.id }, body })
      else await call('POST /api/saved-replies', { body: { owner, ...body } })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: savedRepliesQuery.queryKey })
      onSaved()
    },
  })
}
