import type { addSavedReply, HandlerResultOf } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { mayEdit, ownerOf } from './policy.ts'
import type { SavedReplyRow } from './queries.ts'

export function presentSavedReply(
  row: SavedReplyRow,
  viewer: Operator,
): HandlerResultOf<typeof addSavedReply>['saved_reply'] {
  return {
    id: row.id,
    owner: ownerOf(row),
    language: row.language,
    title: row.title,
    body: row.body,
    updated_at: row.updated_at,
    may_edit: mayEdit(viewer, row),
  }
}
