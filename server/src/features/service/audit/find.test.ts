import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type AuditEntry, recordAudit } from '../../../platform/audit.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'
import { findAuditEntries } from './find.ts'

const test = useTestApp()

type World = { siteowners: number[]; operators: number[] }
let world: World

/** Entries of three site owners and of none, in five months, by operators of each and by nobody, of which several have the same time. */
beforeAll(async () => {
  const siteowners = [
    await makeSiteowner(test.db),
    await makeSiteowner(test.db),
    await makeSiteowner(test.db),
  ].map(({ id }) => id)
  const operators: number[] = []
  for (const siteowner of siteowners)
    operators.push((await makeOperator(test.db, { siteowner_ids: [siteowner] })).id)
  world = { siteowners, operators }
  await sql`
    insert into audit_log (at, operator_id, siteowner_id, action, subject_type, subject_id)
    select now() + interval '35 days' - make_interval(days => n / 3), (${operators}::bigint[])[n % 4],
      (${siteowners}::bigint[])[case when action = 'message.send' then n % 3 + 1 else n % 5 end], action,
      case when action = 'message.send' then 'message' else (array['message', 'conversation', 'customer'])[n % 3 + 1] end, n % 6 + 1
    from generate_series(1, 400) n, lateral (
      select (array['message.send', 'conversation.skip', 'message.send', 'hold.open', 'session.open'])[n % 7 % 5 + 1] as action) a`.execute(
    test.db,
  )
})

const [today, longAgo] = [new Date().toISOString().slice(0, 10), '2020-01-01']

it('finds, for each viewer and filter, the entries that a search of the whole log finds, in pages', async () => {
  const { siteowners, operators } = world
  const [one, other, third] = siteowners
  for (const siteownerIds of [null, [one ?? 0], [one ?? 0, third ?? 0, one ?? 0]])
    for (const filters of [
      {},
      { operator_id: operators[0] },
      { operator_id: operators[1], action: 'hold.open' as const },
      { action: 'hold.open' as const },
      { action: 'word.add' as const },
      { subject_type: 'customer' as const },
      { subject_type: 'message' as const },
      { subject_type: 'message' as const, subject_id: 4 },
      { subject_type: 'operator' as const },
      { from: today, to: today },
      { from: longAgo, to: longAgo },
      { from: longAgo, to: today, operator_id: operators[2] },
    ]) {
      const expected = await searchAll(siteownerIds, filters)
      const found: number[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await findAuditEntries(
          test.db,
          { siteownerIds },
          { ...filters, ...(cursor === '' ? {} : { cursor }) },
          17,
        )
        found.push(...page.items.map(({ id }) => id))
        cursor = page.next_cursor
      }
      expect({ siteownerIds, filters, found }).toEqual({ siteownerIds, filters, found: expected })
    }
  expect(other).toBeGreaterThan(0)
})

type Filters = {
  operator_id?: number
  action?: string
  subject_type?: string
  subject_id?: number
  from?: string
  to?: string
}

async function searchAll(siteownerIds: number[] | null, filters: Filters): Promise<number[]> {
  const given = (value: unknown) => value ?? null
  const { rows } = await sql<{ id: number }>`
    select a.id from audit_log a left join operators o on o.id = a.operator_id
    where (${siteownerIds}::bigint[] is null or a.siteowner_id = any(${siteownerIds}::bigint[])
        or a.siteowner_id is null and o.siteowner_ids && ${siteownerIds}::bigint[])
      and coalesce(a.operator_id = ${given(filters.operator_id)}::bigint, ${filters.operator_id === undefined})
      and (${given(filters.action)}::text is null or a.action = ${given(filters.action)}::text)
      and (${given(filters.subject_type)}::text is null or a.subject_type = ${given(filters.subject_type)}::text)
      and (${given(filters.subject_id)}::bigint is null or a.subject_id = ${given(filters.subject_id)}::bigint)
      and (${given(filters.from)}::date is null or (a.at at time zone 'utc')::date between ${given(filters.from)}::date and ${given(filters.to)}::date)
    order by a.at desc, a.id desc`.execute(test.db)
  return rows.map(({ id }) => id)
}

it('finds everything about a chat, also about its messages, and about all chats of a customer', async () => {
  const { id, customer, siteowner } = await makeConversation(test.db)
  const other = await makeConversation(test.db, { siteowner })
  const record = (action: 'conversation.skip' | 'message.hide' | 'customer.edit', entry: object) =>
    recordAudit(test.db, { operatorId: null, siteownerId: siteowner.id, action, ...entry } as AuditEntry)
  const message = { type: 'message', id: 1 }
  await record('conversation.skip', { subject: { type: 'conversation', id } })
  await record('message.hide', { subject: message, details: { conversation_id: id } })
  await record('customer.edit', { subject: { type: 'customer', id: customer.id } })
  await record('conversation.skip', { subject: { type: 'conversation', id: other.id } })
  await record('message.hide', { subject: message, details: { conversation_id: other.id } })
  const actionsOf = async (filters: object, siteownerIds: number[] | null = null) =>
    (await findAuditEntries(test.db, { siteownerIds }, filters, 10)).items.map(({ action }) => action)
  expect(await actionsOf({ conversation_id: id })).toEqual(['message.hide', 'conversation.skip'])
  expect(await actionsOf({ customer_id: customer.id })).toEqual([
    'customer.edit',
    'message.hide',
    'conversation.skip',
  ])
  expect(await actionsOf({ customer_id: customer.id, action: 'message.hide' })).toEqual(['message.hide'])
  expect(await actionsOf({ conversation_id: id }, [siteowner.id + 1])).toEqual([])
  const [entry] = (await findAuditEntries(test.db, { siteownerIds: null }, { conversation_id: id }, 1)).items
  expect(entry).toMatchObject({ conversation_id: id, customer_id: customer.id, customer_name: customer.name })
})
