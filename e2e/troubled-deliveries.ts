import type { Db } from '../server/src/platform/database.ts'

/** A site refuses this message for good, with this reason. */
export const refuseDelivery = (db: Db, { id }: { id: number }, reason: string) =>
  db
    .updateTable('deliveries')
    .set({
      status: 'dead',
      attempts: 1,
      last_error: 'HTTP 409',
      next_attempt_at: null,
      refusal_code: 'customer_left',
      refusal_reason: reason,
    })
    .where('message_id', '=', id)
    .execute()

/** This message has failed and is tried again in a later century. */
export const failDelivery = (db: Db, { id }: { id: number }) =>
  db
    .updateTable('deliveries')
    .set({
      attempts: 3,
      last_error: 'HTTP 503',
      attempted_at: '2026-01-01T00:00:00Z',
      next_attempt_at: '2199-01-01T00:00:00Z',
    })
    .where('message_id', '=', id)
    .execute()
