import { announce, type Db, transaction } from '../../../platform/database.ts'
import { findInHand } from '../../conversations/leases/lease.ts'

/**
 * The chat in hand is the operator's last one in this shift: claims return no other, until the receipt is made, they choose otherwise, or
 * a new shift begins. Without a chat in hand, the shift can end at once.
 * @returns whether a conversation is in hand
 */
export function chooseLastChat(db: Db, operatorId: number, isLast: boolean): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (isLast)
      await tx
        .insertInto('last_chats')
        .values({ operator_id: operatorId })
        .onConflict((conflict) =>
          conflict.column('operator_id').doUpdateSet(({ ref }) => ({ asked_at: ref('excluded.asked_at') })),
        )
        .execute()
    else await tx.deleteFrom('last_chats').where('operator_id', '=', operatorId).execute()
    announce(tx, { topic: 'mine', operatorId })
    return (await findInHand(tx, operatorId)) !== undefined
  })
}
