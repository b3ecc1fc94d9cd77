import { hasRight } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'
import { worksFor } from '../../platform/http/works-for.ts'

/**
 * May this operator see what is known about a customer, and change it? Whoever may read a conversation with them: their own,
 * and beyond that those of their site owners with the right to look at the chats of others.
 */
export function mayKnow(
  operator: Pick<Operator, 'rights' | 'siteownerIds'>,
  customer: { siteowner_id: number; has_own_conversation: boolean },
): boolean {
  if (customer.has_own_conversation) return true
  return worksFor(operator, customer.siteowner_id) && hasRight(operator.rights, 'other_chats.overview')
}
