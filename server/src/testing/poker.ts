import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { endLease } from '../features/conversations/leases/end-lease.ts'
import type { TestApp } from './app.ts'
import { makeOperator } from './make.ts'

/** An operator of a site owner who works in the poke queue. */
export async function makePoker(test: TestApp, siteowner: { id: number }, own = {}) {
  const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id], ...own })
  const call = await test.signedIn(operator)
  type Claimed = {
    conversation: { id: number; in_reply_to: number | null }
    lease: { id: string; epoch: number }
  }
  return {
    ...operator,
    claim: async (queue = 'poke'): Promise<Claimed> =>
      (await call('POST', `/api/queues/${queue}/claim`, {})).json(),
    async send({ conversation, lease }: Claimed, body = {}, key: string = randomUUID()) {
      const answer = await call(
        'POST',
        `/api/conversations/${conversation.id}/messages`,
        {
          lease_id: lease.id,
          epoch: lease.epoch,
          in_reply_to: conversation.in_reply_to,
          text: 'Still there?',
          ...body,
        },
        { 'idempotency-key': key },
      )
      return answer.json()
    },
    handOver: ({ conversation, lease }: Claimed) =>
      call('POST', `/api/conversations/${conversation.id}/handover`, {
        lease_id: lease.id,
        epoch: lease.epoch,
        reason_words: 'For a master',
      }),
    release: () => endLease(test.db, { operatorId: operator.id }),
    async badge() {
      return (await call('GET', '/api/user.php')).json().user.open_pokes
    },
    /** The messages that they have sent today, by type. */
    async sent() {
      const rows = await test.db
        .selectFrom('message_stats_daily')
        .where('operator_id', '=', operator.id)
        .select(['type', 'sent', 'answered'])
        .orderBy('type')
        .execute()
      return Object.fromEntries(rows.map((row) => [row.type, [row.sent, row.answered]]))
    },
  }
}

/** Makes the customer silent for long enough. */
export const endSilence = ({ db }: TestApp, id: number) =>
  db
    .updateTable('conversations')
    .set({ silence_from: sql`now() - interval '1 day'` })
    .where('id', '=', id)
    .execute()

/** The number of messages that are counted in the customer's budget of the day. */
export const countedToday = async ({ db }: TestApp, customerId: number) =>
  (await db.selectFrom('poke_days').where('customer_id', '=', customerId).select('sent').execute()).map(
    (row) => row.sent,
  )
