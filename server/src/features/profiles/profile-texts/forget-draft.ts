import type { Tx } from '../../../platform/database.ts'

/** Deletes the draft of what was sent. */
export async function forgetDraft(tx: Tx, operatorId: number, id: number) {
  await tx
    .deleteFrom('profile_text_drafts')
    .where('profile_text_id', '=', id)
    .where('operator_id', '=', operatorId)
    .execute()
}
