import type { Operator } from '../../platform/http/access.ts'
import { worksFor } from '../../platform/http/works-for.ts'

/**
 * May this operator see this photo of ours? Of a profile set: who works for its site owner. Uploaded: who did it, and who may
 * read the conversation it is for.
 * @param mayReadConversation of the conversation it was uploaded for
 */
export function maySeePhoto(
  operator: Pick<Operator, 'id' | 'siteownerIds'>,
  photo: { siteowner_id: number; conversation_id: number | null; operator_id: number | null },
  mayReadConversation: boolean,
): boolean {
  if (photo.conversation_id !== null) return photo.operator_id === operator.id || mayReadConversation
  return worksFor(operator, photo.siteowner_id)
}
