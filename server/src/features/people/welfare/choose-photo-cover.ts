import type { PhotoCover } from '@panel/contract'
import { announce, type Db, transaction } from '../../../platform/database.ts'

/** Stores which photos are covered for an operator. Only they read it, so the audit log has no entry of it. */
export async function choosePhotoCover(db: Db, operatorId: number, cover: PhotoCover): Promise<void> {
  await transaction(db, async (tx) => {
    await tx
      .insertInto('welfare_choices')
      .values({ operator_id: operatorId, photo_cover: cover })
      .onConflict((conflict) => conflict.column('operator_id').doUpdateSet({ photo_cover: cover }))
      .execute()
    announce(tx, { topic: 'welfare', operatorId })
  })
}
