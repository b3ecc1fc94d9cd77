import { hasRight } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'
import { worksFor } from '../../platform/http/works-for.ts'

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
  return worksFor(operator, conversation.siteowner_id) && hasRight(operator.rights, 'other_chats.overview')
}

/**
 * What decides which acts on a message of this conversation are open to the operator: `mayMarkMessage` and
 * `mayDeleteMessage` of the contract, which the screens ask too.
 */
export function standingIn(
  operator: Pick<Operator, 'id' | 'rights' | 'siteownerIds'>,
  conversation: { siteowner_id: number; holder_id: number | null; expires_at: string | null },
) {
  return {
    holds: conversation.holder_id === operator.id && conversation.expires_at !== null,
    rights: worksFor(operator, conversation.siteowner_id) ? operator.rights : [],
  }
}
