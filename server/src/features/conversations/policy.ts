import { hasRight } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'

/**
 * May this operator read this conversation? Whoever holds it, held it last, wrote in it or left a draft there; beyond that
 * the right to look at the chats of others.
 */
export function mayRead(
  operator: Pick<Operator, 'id' | 'rights' | 'siteownerIds'>,
  conversation: {
    siteowner_id: number
    holder_id: number | null
    previous_holder_id: number | null
    wrote_here: boolean
    draft_body: string | null
  },
): boolean {
  const isOwn =
    conversation.holder_id === operator.id ||
    conversation.previous_holder_id === operator.id ||
    conversation.wrote_here ||
    conversation.draft_body !== null
  if (isOwn) return true
  const isOfTheirSites =
    operator.siteownerIds === null || operator.siteownerIds.includes(conversation.siteowner_id)
  return isOfTheirSites && hasRight(operator.rights, { other_chats: 'overview' })
}
