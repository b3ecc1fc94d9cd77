import { conversationFilterDefaults, conversationStatuses } from '@panel/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'
import type { Filters } from './conditions.ts'
import { countConversations, findConversations } from './find-conversations.ts'

/** Every combination of filters returns what a plain comparison of all rows does, page by page. */

const test = useTestApp()

const languages = ['nl', 'pl']
const types = ['chat', 'gift', 'reply']
const nobody = 999_999
let siteowners: number[]
let writers: number[]
let rows: Row[]

type Row = {
  id: number
  siteowner_id: number
  status: 'open' | 'ignored' | 'answered'
  opened: boolean | null
  waits: boolean
  due_at: string | null
  language: string
  last_message_type: string | null
  member_type: string
  writers: number[]
  message_count: number
  poke_count: number
  hours: number | null
  customer_hours: number | null
}

beforeAll(async () => {
  const owners = [await makeSiteowner(test.db), await makeSiteowner(test.db), await makeSiteowner(test.db)]
  siteowners = owners.map(({ id }) => id)
  writers = [(await makeOperator(test.db)).id, (await makeOperator(test.db)).id]
  // The third site owner has no conversations.
  for (const siteowner of owners.slice(0, 2)) await makeConversation(test.db, { siteowner })
  await sql`
    with template as (
      select siteowner_id, min(profile_id) as profile_id from conversations where siteowner_id = any(${siteowners}::bigint[])
      group by siteowner_id
    ), customer as (
      insert into customers (siteowner_id, external_id, name, language, credits, member_type)
      select siteowner_id, 'filtered ' || n, 'Customer', 'nl', 5, (array['premium', 'trial'])[1 + n % 2]
      from template, generate_series(1, 70) n returning id, siteowner_id
    ), conversation as (
      insert into conversations (siteowner_id, customer_id, profile_id, language, status, last_message_type, message_count,
        poke_count, last_message_at, last_customer_time)
      select siteowner_id, customer.id, profile_id, (${languages}::text[])[1 + floor(random() * 2)::int],
        (array['open', 'open', 'ignored', 'answered', 'answered'])[1 + floor(random() * 5)::int],
        (${types}::text[])[1 + floor(random() * 3)::int], floor(random() * 5)::int, floor(power(random(), 2) * 13)::int,
        -- Half an hour from the next day. Several have the same time, and one in ten has no message.
        case when random() > 0.1 then now() - make_interval(days => floor(power(random(), 3) * 400)::int, mins => 30) end,
        case when random() > 0.2 then now() - make_interval(days => floor(power(random(), 3) * 400)::int, mins => 30) end
      from customer join template using (siteowner_id) returning id, siteowner_id, language, status
    ), writer as (
      insert into conversation_operators (conversation_id, operator_id)
      select id, operator_id from conversation, unnest(${writers}::bigint[]) operator_id where random() < 0.3
    )
    insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, opened, held, for_master, lease_id, operator_id,
      expires_at)
    select id, 'reply', language, siteowner_id,
      -- Several have the same time, and one in ten waits for nothing.
      case when random() > 0.1 then now() - make_interval(mins => floor(random() * 9)::int) else 'infinity' end,
      random() < 0.5, random() < 0.1, random() < 0.1, lease, holder, case when holder is not null then now() + interval '1 hour' end
    from (
      select conversation.*, gen_random_uuid() as lease,
        (${writers}::bigint[])[row_number() over (partition by status order by conversation.id)] as holder
      from conversation
    ) conversation
    where status = 'open' and random() < 0.9`.execute(test.db)
  const found = await sql<Row>`
    select c.*, q.opened, q.due_at, coalesce(not q.held and q.due_at <= now(), false) as waits, cu.member_type, (extract(epoch from now() - c.last_message_at) / 3600)::float8 as hours,
      (extract(epoch from now() - c.last_customer_time) / 3600)::float8 as customer_hours,
      array(select operator_id from conversation_operators w where w.conversation_id = c.id) as writers
    from conversations c join customers cu on cu.id = c.customer_id left join queue_items q on q.conversation_id = c.id
    order by c.last_message_at desc nulls last, c.id desc`.execute(test.db)
  rows = found.rows
})

const isBetween = (value: number, from: number, to: number) => value >= from && value <= to
const daysOf = (hours: number) => Math.floor(hours / 24)
const [, maxDays] = conversationFilterDefaults.customerDays

function statusOf({ status, opened }: Row) {
  if (status !== 'open') return status
  return opened === false ? 'unread' : 'unanswered'
}

function matches(row: Row, viewer: number[] | null, filters: Filters): boolean {
  if (row.hours === null || (viewer && !viewer.includes(row.siteowner_id))) return false
  const [customerFrom, customerTo] = [filters.customer_days_min ?? 0, filters.customer_days_max ?? maxDays]
  const hasNeverWritten = row.customer_hours === null
  const wrote = row.customer_hours !== null && isBetween(daysOf(row.customer_hours), customerFrom, customerTo)
  const isDefault = customerFrom === 0 && customerTo === maxDays
  return (
    (filters.status ?? ['unread', 'unanswered']).includes(statusOf(row)) &&
    (filters.siteowner_id ?? row.siteowner_id) === row.siteowner_id &&
    (filters.language ?? row.language) === row.language &&
    (filters.message_type ?? row.last_message_type) === row.last_message_type &&
    (filters.operator_id === undefined || row.writers.includes(filters.operator_id)) &&
    (filters.member_type !== 'paid' || row.member_type === 'premium') &&
    (filters.member_type !== 'free' || row.member_type === 'trial') &&
    row.message_count >= (filters.messages_min ?? 0) &&
    ((filters.messages_max ?? -1) < 0 || row.message_count <= (filters.messages_max ?? -1)) &&
    isBetween(row.poke_count, filters.pokes_min ?? 0, filters.pokes_max ?? 10) &&
    isBetween(daysOf(row.hours), filters.days_min ?? 0, filters.days_max ?? maxDays) &&
    (wrote || (isDefault && hasNeverWritten))
  )
}

/** All pages of the list. */
async function idsOf(viewer: number[] | null, filters: Filters): Promise<number[]> {
  const ids: number[] = []
  let cursor: string | undefined
  for (;;) {
    const page = await findConversations(test.db, { siteownerIds: viewer }, { ...filters, limit: 25, cursor })
    ids.push(...page.items.map(({ id }) => id))
    if (page.next_cursor === null) return ids
    cursor = page.next_cursor
  }
}

const days = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 365 }))
const arbitraries = () => ({
  status: fc.oneof(
    fc.constant([...conversationStatuses]),
    fc.subarray([...conversationStatuses], { minLength: 1 }),
  ),
  language: fc.constantFrom(...languages, 'zz'),
  siteowner_id: fc.constantFrom(...siteowners),
  message_type: fc.constantFrom('chat' as const, 'gift' as const, 'extra_poke_gift' as const),
  operator_id: fc.constantFrom(...writers, nobody),
  member_type: fc.constantFrom('paid' as const, 'free' as const, 'all' as const),
  messages_min: fc.integer({ min: -1, max: 5 }),
  messages_max: fc.integer({ min: -1, max: 5 }),
  pokes_min: fc.integer({ min: 0, max: 10 }),
  pokes_max: fc.integer({ min: 0, max: 10 }),
  days_min: days,
  days_max: days,
  customer_days_min: days,
  customer_days_max: days,
})

/** Few filters at once: many match nothing. */
const arbitraryFilters = (): fc.Arbitrary<Filters> =>
  fc
    .tuple(fc.record(arbitraries()), fc.subarray(Object.keys(arbitraries()), { maxLength: 4 }), fc.boolean())
    .map(([all, names, isOfEveryStatus]) => ({
      ...(isOfEveryStatus && { status: [...conversationStatuses] }),
      ...Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
    }))

/** Rows that wait, the longest wait first, then the others in the order in which they were read. */
const inOrderOfWait = (found: Row[]) => [
  ...found
    .filter(({ waits }) => waits)
    .toSorted((one, other) => compareTimes(one.due_at, other.due_at) || one.id - other.id),
  ...found.filter(({ waits }) => !waits),
]
const compareTimes = (one: string | null, other: string | null) =>
  (one ?? '') < (other ?? '') ? -1 : Number(one !== other)

it('returns what a comparison of all rows returns, for any filters, order and site owners of the viewer', async () => {
  const viewers = fc.constantFrom(null, null, siteowners, siteowners.slice(0, 1), siteowners.slice(1), [])
  await fc.assert(
    fc.asyncProperty(arbitraryFilters(), viewers, fc.boolean(), async (filters, viewer, isNewestFirst) => {
      const found = rows.filter((row) => matches(row, viewer, filters))
      const expected = (isNewestFirst ? found : inOrderOfWait(found)).map(({ id }) => id)
      expect(await idsOf(viewer, { ...filters, ...(isNewestFirst && { order: 'newest' }) })).toEqual(expected)
      expect(await countConversations(test.db, { siteownerIds: viewer }, filters)).toEqual({
        count: expected.length,
        more: false,
      })
    }),
    { numRuns: 200 },
  )
})
