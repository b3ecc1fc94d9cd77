import { hasRight } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'

type Photo = {
  siteowner_id: number
  conversation_id: number | null
  operator_id: number | null
}

/** Where the photo is shown to this operator. */
type Shown = {
  /** They may read the conversation for which it was uploaded. */
  inUpload: boolean
  /** It may be sent now, or was sent. */
  inChats: boolean
}

/**
 * Whether this operator may see a stored photo. An uploaded one: if they uploaded it, or may read its conversation. A photo of a profile
 * set: if they work for its site owner, and their chats show it, or they see the sets. So drafts, photos that are never sent and
 * uncropped originals are not read by their number.
 */
export function maySeePhoto(
  operator: Pick<Operator, 'id' | 'siteownerIds' | 'rights'>,
  photo: Photo,
  shown: Shown,
): boolean {
  if (photo.conversation_id !== null) return photo.operator_id === operator.id || shown.inUpload
  return worksFor(operator, photo.siteowner_id) && (shown.inChats || seesSets(operator))
}

const seesSets = ({ rights }: Pick<Operator, 'rights'>) =>
  hasRight(rights, 'profile_sets') || hasRight(rights, 'profile_sets_report')
