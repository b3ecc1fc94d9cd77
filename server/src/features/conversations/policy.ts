import { hasRight } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'
import { worksFor } from '../../platform/http/works-for.ts'

/**
 * Whether this operator may read this conversation: they have or had it in hand, have written in it or have a draft in it, or
 * have the right to read the conversations of others.
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
  return worksFor(operator, conversation.siteowner_id) && hasRight(operator.rights, 'other_chats.overview')
}

/**
 * The input of `mayMarkMessage` and `mayDeleteMessage` of the contract, which decide whether the operator may change a message
 * of this conversation. The pages use the same functions.
 */
export function markRightsOf(
  operator: Pick<Operator, 'id' | 'rights' | 'siteownerIds'>,
  conversation: { siteowner_id: number; holder_id: number | null; expires_at: string | null },
) {
  return {
    isInHand: conversation.holder_id === operator.id && conversation.expires_at !== null,
    rights: worksFor(operator, conversation.siteowner_id) ? operator.rights : [],
  }
}
