import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeEscalating, makeMaster } from '../../../testing/escalating.ts'
import { makeReported, settle } from '../../../testing/make-reports.ts'
import { makeReviewed, score } from '../../../testing/make-reviews.ts'
import { columnsOf, erasedColumns } from '../../../testing/planted-words.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'
import { askErasure } from './ask.ts'
import { eraseCustomers } from './work.ts'

const test = useTestApp()

/** Tables into which no request writes words about a customer without a message, a lease or the site's customer. */
const writtenOtherwise: Record<string, string> = {
  appeals: 'the handover of an appeal is refused, and the erasure ends the one of an open appeal',
  'archive.messages': 'the archive does not change',
  audit_log: 'no words of a customer',
  disclosure_showings: 'what the site reports about a customer, and it cannot name them any more',
  deliveries: 'what the site answered to a message, and none is sent',
  export_parts: 'copies of the others',
  history_entries: 'copies of the others',
  idempotency_keys: 'a message that is sent',
  raised_checks: 'a message that is sent, also when a check stops it',
  received_messages: 'a message that arrives',
}

it('every table with words about a customer refuses them after an erasure, or it is said why it need not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'refuse_erased'::regproc`.execute(
    test.db,
  )
  const refusing = new Set(rows.map(({ name }) => name))
  const tables = new Set(columnsOf(erasedColumns).map((column) => column.replace(/\.\w+$/, '')))
  expect([...tables].filter((name) => !refusing.has(name) && !(name in writtenOtherwise))).toEqual([])
})

describe('about an erased customer', () => {
  it('nobody writes anything, also under a lease from before', async () => {
    const world = await makeEscalating(test)
    const { id, customer, site, operator, lease } = world
    const { call } = operator
    const message = world.in_reply_to as number
    await call('POST', `/api/messages/${message}/fact`, { text: 'Has a dog' })
    await test.db.insertInto('holds').values({ customer_id: customer.id, kind: 'distress' }).execute()
    const master = await makeMaster(test, site.siteowner)
    await askErasure(test.db, test.secrets, { id: customer.id })

    const hold = (await world.holds()).find(({ kind }) => kind === 'distress')
    const conversation = `/api/conversations/${id}`
    const person = `/api/customers/${customer.id}`
    const leave = { ...lease, reason_words: 'busy' }
    const refused = {
      note: await master('POST', `${person}/notes`, { text: 'Likes tea' }),
      fact: await master('PATCH', person, { facts: { job: 'Baker' } }),
      alert: await master('PATCH', person, { alert: 'Careful' }),
      draft: await master('PUT', `${conversation}/draft`, { text: 'Hello Peter' }),
      reminder: await master('PUT', `${conversation}/reminder`, { after_minutes: 30, note: 'Dentist' }),
      toldFact: await master('POST', `/api/messages/${message}/fact`, { text: 'Has a cat' }),
      report: await master('POST', `/api/messages/${message}/report`, { reason_id: 1, notes: 'Rude' }),
      mark: await master('PATCH', `/api/messages/${message}`, { hidden: true, reason: 'Rude' }),
      release: await master('POST', `/api/holds/${hold?.id}/release`, { reason: 'All well' }),
    }
    for (const [way, answer] of Object.entries(refused))
      expect({ way, status: answer.statusCode, code: answer.json().code }).toEqual({
        way,
        status: 409,
        code: 'customer_erased',
      })

    const lost = {
      send: await world.send(),
      skip: await call('POST', `${conversation}/skip`, leave),
      handover: await call('POST', `${conversation}/handover`, leave),
      ignore: await call('POST', `${conversation}/ignore`, { ...lease, options: ['alert'], note: 'Rude' }),
      asked: await call('POST', `${conversation}/inquiry`, lease),
      escalation: await world.escalate('threat'),
      take: await master('POST', `${conversation}/lease`, {}),
    }
    for (const [way, answer] of Object.entries(lost)) {
      expect({ way, isRefused: answer.statusCode >= 400 && answer.statusCode < 500 }).toEqual({
        way,
        isRefused: true,
      })
    }
    await eraseCustomers(test.db)
    const { rows } = await sql<{ words: number }>`
      select (select count(*) from customer_notes where customer_id = ${customer.id}) + (select count(*) from drafts where conversation_id = ${id})
        + (select count(*) from told_facts where conversation_id = ${id}) + (select count(*) from message_reports where conversation_id = ${id})
        + (select count(*) from customers where id = ${customer.id} and alert is not null) as words`.execute(
      test.db,
    )
    expect(rows).toEqual([{ words: 0 }])
  })

  it('what somebody writes at that moment waits, and is refused', async () => {
    const { customer, operator } = await makeEscalating(test)
    let note: ReturnType<typeof operator.call> | undefined
    await test.db.transaction().execute(async (tx) => {
      await askErasure(tx, test.secrets, { id: customer.id })
      note = operator.call('POST', `/api/customers/${customer.id}/notes`, { text: 'Likes tea' })
      await untilStatementsWait(test.db, 1)
    })
    expect((await note)?.json().code).toBe('customer_erased')
  })

  it('a report is settled and a message scored, without words', async () => {
    const reported = await makeReported(test)
    await eraseOf(reported.conversationId)
    expect((await settle(reported.coach, reported.caseId, 'coach', 'Be kind')).json().code).toBe(
      'customer_erased',
    )
    expect((await settle(reported.coach, reported.caseId, 'unfounded')).statusCode).toBe(200)

    const reviewed = await makeReviewed(test)
    await eraseOf(reviewed.conversationId)
    expect((await score(reviewed.coach, reviewed.itemId, { words: 'Warm' })).json().code).toBe(
      'customer_erased',
    )
    expect((await score(reviewed.coach, reviewed.itemId)).statusCode).toBe(200)
  })
})

async function eraseOf(conversationId: number) {
  const { customer_id } = await test.db
    .selectFrom('conversations')
    .where('id', '=', conversationId)
    .select('customer_id')
    .executeTakeFirstOrThrow()
  await askErasure(test.db, test.secrets, { id: customer_id })
}
