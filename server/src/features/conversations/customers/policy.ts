import { hasRight } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'

/**
 * Whether this operator may see and edit a customer: they have or had a conversation with the customer, or they work for the
 * site owner and have the right to read the conversations of others.
 */
export function maySeeCustomer(
  operator: Pick<Operator, 'rights' | 'siteownerIds'>,
  customer: { siteowner_id: number; has_own_conversation: boolean },
): boolean {
  if (customer.has_own_conversation) return true
  return worksFor(operator, customer.siteowner_id) && hasRight(operator.rights, 'other_chats.overview')
}
