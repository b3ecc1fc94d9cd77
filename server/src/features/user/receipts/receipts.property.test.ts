import { messageTurns, type OwnActKind, type ShiftReceipt } from '@panel/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'

/**
 * Whatever an operator does, undoes and deletes in their shifts: each receipt has what the audit log has between its times, nothing is in
 * two receipts or in none, and the messages of all of them are those of the statistics.
 */

const test = useTestApp()

const acts = [
  'send',
  'send',
  'undo',
  'skip',
  'undo skip',
  'ignore',
  'hand over',
  'escalate',
  'report',
  'delete',
  'end',
] as const
type Act = (typeof acts)[number]

async function makeOperatorAtWork() {
  const site = await makeStaffedSite(test)
  const { call, take, act, operator } = await site.colleague()
  let sent: number | null = null
  const perform: Record<Act, () => Promise<unknown>> = {
    send: async () => {
      const { id, in_reply_to, lease } = await take()
      const body = { ...lease, in_reply_to, text: 'Hello', undo_for: 10 }
      const answer = await call('POST', `/api/conversations/${id}/messages`, body, {
        'idempotency-key': crypto.randomUUID(),
      })
      sent = answer.json().message.id
      await call('POST', `/api/leases/${lease.lease_id}/release`)
    },
    undo: async () => {
      await perform.send()
      await call('POST', `/api/messages/${sent}/undo`)
    },
    skip: async () => {
      const { id, lease } = await take()
      await act(id, 'skip', { ...lease, reason_code: 'topic' })
      return { id, lease_id: lease.lease_id }
    },
    'undo skip': async () => {
      const { id, lease } = await take()
      await act(id, 'skip', { ...lease, reason_code: 'topic' })
      await act(id, 'undo-leave', { lease_id: lease.lease_id })
    },
    ignore: async () => {
      const { id, in_reply_to, lease } = await take()
      await act(id, 'ignore', { ...lease, in_reply_to, options: ['until_next_message', 'stop_pokes'] })
    },
    'hand over': async () => {
      const { id, lease } = await take()
      await act(id, 'handover', { ...lease, reason_words: 'Asks for my boss' })
    },
    escalate: async () => {
      const { id } = await take()
      await act(id, 'escalate', { kind: 'distress' })
    },
    report: async () => {
      const { in_reply_to } = await take()
      await call('POST', `/api/messages/${in_reply_to}/report`, { reason_id: 1, notes: 'Look' })
    },
    delete: async () => {
      await sql`update messages set deleted_at = now(), deleted_by = ${operator.id} where id = ${sent}`.execute(
        test.db,
      )
    },
    end: async () => {
      await call('PUT', '/api/last-chat', { is_last: true })
      const held = await sql<{ lease_id: string }>`
        select lease_id from queue_items where operator_id = ${operator.id} and expires_at is not null`.execute(
        test.db,
      )
      for (const { lease_id } of held.rows) await call('POST', `/api/leases/${lease_id}/release`)
      // The time in which the last act can be undone is over.
      await sql`update undo_offers set created_at = now() - interval '1 hour' where operator_id = ${operator.id}`.execute(
        test.db,
      )
      await sql`update deliveries set deliver_at = now() where siteowner_id = ${site.siteowner.id}`.execute(
        test.db,
      )
      await sql`update escalations set settled_at = now(), settled_by = by_id, outcome = 'other', effect = 'keep' where by_id = ${operator.id}
        and settled_at is null`.execute(test.db)
      expect((await call('POST', '/api/shift-receipts', {})).statusCode).toBe(200)
    },
  }
  /** A chat waits for each act that takes one. The one of the act before goes back to its queue. */
  const run = async (what: Act) => {
    await site.waiting({ seconds: 1_000 })
    await perform[what]()
  }
  const receipts = async (): Promise<ShiftReceipt[]> =>
    (await call('GET', '/api/shift-receipts')).json().items
  return { run, receipts, operator }
}

const recorded = async (operatorId: number, { since, until }: ShiftReceipt) => {
  const { rows } = await sql<{ action: string; count: number }>`
    select action, count(*) as count from audit_log
    where operator_id = ${operatorId} and at > ${since}::timestamptz and at <= ${until}::timestamptz group by 1`.execute(
    test.db,
  )
  const of = (action: string) => rows.find((row) => row.action === action)?.count ?? 0
  return {
    messages: of('message.send') - of('message.undo'),
    skip: of('conversation.skip') - of('conversation.undo_skip'),
    ignore: of('conversation.ignore'),
    handover: of('conversation.handover'),
    escalation: of('escalation.open'),
    report: of('message.report'),
  }
}

function counted({ counts }: ShiftReceipt) {
  const of = (wanted: OwnActKind) => counts.find(({ kind }) => kind === wanted)?.count ?? 0
  return {
    messages: messageTurns.reduce((sum, turn) => sum + of(turn), 0),
    skip: of('skip'),
    ignore: of('ignore'),
    handover: of('handover'),
    escalation: of('escalation'),
    report: of('report'),
  }
}

it('has what the audit log and the statistics have, after random acts', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 14 }), async (steps) => {
      const { run, receipts, operator } = await makeOperatorAtWork()
      for (const what of [...steps, 'end'] as const) await run(what)
      const all = await receipts()
      for (const receipt of all) expect(counted(receipt)).toEqual(await recorded(operator.id, receipt))
      const { rows } = await sql<{ sent: number }>`
        select coalesce(sum(sent), 0)::int as sent from message_stats_daily where operator_id = ${operator.id}`.execute(
        test.db,
      )
      expect(all.reduce((sum, receipt) => sum + counted(receipt).messages, 0)).toBe(rows[0]?.sent)
    }),
    { numRuns: propertyRuns(18) },
  )
})
