import type { Operator } from '../../platform/http/access.ts'
import { worksFor } from '../../platform/http/works-for.ts'

/**
 * Whether this operator may see a stored photo. A photo of a profile set: if they work for its site owner. An uploaded one: if
 * they uploaded it, or may read its conversation.
 * @param mayReadConversation for the conversation for which it was uploaded
 */
export function maySeePhoto(
  operator: Pick<Operator, 'id' | 'siteownerIds'>,
  photo: { siteowner_id: number; conversation_id: number | null; operator_id: number | null },
  mayReadConversation: boolean,
): boolean {
  if (photo.conversation_id !== null) return photo.operator_id === operator.id || mayReadConversation
  return worksFor(operator, photo.siteowner_id)
}
