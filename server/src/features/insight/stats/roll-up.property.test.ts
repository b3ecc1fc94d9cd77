import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { compareGroups } from '../../../testing/recounted-groups.ts'
import { statisticsFaults } from '../../../testing/statistics-faults.ts'
import { dayAgo, setTimeZone } from '../../../testing/time-zone.ts'
import { markAnswered } from '../../sites/store-messages.ts'
import { rollUpStatistics } from './roll-up.ts'
import { sumsOfDays } from './sums-of-days.ts'

const test = useTestApp()
let nodes: Db[] = []

beforeAll(async () => {
  await setTimeZone(test.db, 'Australia/Lord_Howe')
  const other = await startTestApp(test.url)
  nodes = [test.db, other.db]
  return () => other.close()
})

const place = fc.record({ conversation: fc.nat(1), operator: fc.nat(1), hoursAgo: fc.nat(40 * 24) })
const conversation = fc.nat(1)
const step = fc.oneof(
  place.map((at) => ({ do: 'receive', ...at }) as const),
  {
    weight: 4,
    arbitrary: fc
      .record({ place, type: fc.constantFrom('reply', 'reply_photo', 'extra_reply', 'poke') })
      .map(({ place: at, type }) => ({ do: 'send', ...at, type }) as const),
  },
  place.map((at) => ({ do: 'skip', ...at }) as const),
  { weight: 2, arbitrary: conversation.map((number) => ({ do: 'answer', conversation: number }) as const) },
  {
    weight: 2,
    arbitrary: conversation.map(
      (number) => ({ do: 'answer while it counts', conversation: number }) as const,
    ),
  },
  fc
    .record({ conversation, language: fc.constantFrom('en', 'pl') })
    .map((change) => ({ do: 'change the language', ...change }) as const),
  fc.constant({ do: 'delete' } as const),
  { weight: 2, arbitrary: fc.nat(1).map((node) => ({ do: 'count', node }) as const) },
  fc.constant({ do: 'count on both nodes' } as const),
)
/** Days ago; often a long period, which has whole months. */
const period = fc.tuple(fc.constantFrom(45, 45, 40, 33, 20), fc.constantFrom(0, 0, 1, 9, 30), fc.boolean())
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function makeWorld() {
  await sql`truncate siteowners, messages, message_stats_daily, skips, former_languages, stats_changes, stats_rolled_days, stats_days, stats_hours,
    stats_operator_days, stats_operator_months, stats_skip_days, stats_answer_time_days, stats_answer_time_sums cascade`.execute(
    test.db,
  )
  const siteowners = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
  const conversations = []
  for (const siteowner of siteowners)
    conversations.push({ ...(await makeConversation(test.db, { siteowner })), siteowner })
  // Days before the first message are not counted.
  const [first] = conversations
  await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, created_at)
    values (${first?.id}, ${first?.siteowner.id}, 'in', 'chat', 'Hello', now() - interval '50 days')`.execute(
    test.db,
  )
  const operators = [await makeOperator(test.db), await makeOperator(test.db)]
  return { siteowners, conversations, operators }
}
type World = Awaited<ReturnType<typeof makeWorld>>

const at = <T>(all: T[], index: number): T => {
  const found = all[index]
  if (found === undefined) throw new Error(`There is no number ${index}`)
  return found
}

/** Messages and skips are stored on days that are not counted yet, as the panel does. */
const momentAgo = (hours: number) => sql`(now() - make_interval(hours => ${hours}))`
const isOpen = (hours: number) => sql`day_of${momentAgo(hours)} not in (select day from stats_rolled_days)`

async function take({ conversations, operators }: World, step: Step) {
  if (step.do === 'count') return rollUpStatistics(at(nodes, step.node))
  if (step.do === 'count on both nodes') return Promise.all(nodes.map((db) => rollUpStatistics(db)))
  if (step.do === 'delete')
    return sql`update messages set deleted_at = now() where id = (select max(id) from messages where deleted_at is null)`.execute(
      test.db,
    )
  const { id, siteowner } = at(conversations, step.conversation)
  if (step.do === 'change the language')
    return sql`update conversations set language = ${step.language} where id = ${id}`.execute(test.db)
  if (step.do === 'answer') return transaction(test.db, (tx) => answer(tx, id, siteowner.id))
  if (step.do === 'answer while it counts')
    return transaction(test.db, async (tx) => {
      await answer(tx, id, siteowner.id)
      await rollUpStatistics(at(nodes, 1))
    })
  const moment = momentAgo(step.hoursAgo)
  const operator = at(operators, step.operator)
  if (step.do === 'receive')
    return sql`insert into messages (conversation_id, siteowner_id, direction, type, body, created_at)
      select ${id}, ${siteowner.id}, 'in', 'chat', 'Hello', ${moment} where ${isOpen(step.hoursAgo)}`.execute(
      test.db,
    )
  if (step.do === 'skip')
    return sql`insert into skips (conversation_id, operator_id, siteowner_id, language, reason_code, reason_words, created_at)
      select c.id, ${operator.id}, c.siteowner_id, c.language, ${step.operator === 0 ? 'topic' : null}, 'Own words', ${moment}
      from conversations c where c.id = ${id} and ${isOpen(step.hoursAgo)}`.execute(test.db)
  return sql`
    with sent as (
      insert into messages (conversation_id, siteowner_id, direction, type, body, operator_id, in_reply_to, created_at)
      select ${id}, ${siteowner.id}, 'out', ${step.type}, 'Hello to you', ${operator.id}, (
        select max(m.id) from messages m where m.conversation_id = ${id} and m.direction = 'in' and m.created_at <= ${moment}), ${moment}
      where ${isOpen(step.hoursAgo)} returning created_at, operator_id, siteowner_id, type
    )
    insert into message_stats_daily as d (day, operator_id, siteowner_id, type, sent)
    select day_of(created_at), operator_id, siteowner_id, type, 1 from sent
    on conflict (day, operator_id, siteowner_id, type) do update set sent = d.sent + 1`.execute(test.db)
}

async function answer(tx: Tx, id: number, siteownerId: number) {
  await sql`insert into messages (conversation_id, siteowner_id, direction, type, body)
    values (${id}, ${siteownerId}, 'in', 'chat', 'Hello again')`.execute(tx)
  const unansweredSince = '2020-01-01T00:00:00Z'
  await markAnswered(tx, [{ id, unansweredSince }])
}

/** The sums as the page reads them, and the same sums of all messages. */
async function comparePage({ from, to }: { from: string; to: string }, siteownerId: number | null) {
  const siteowners = siteownerId === null ? null : sql<boolean>`siteowner_id = ${siteownerId}`
  const order = sql`where sent > 0 order by type, day, operator_id`
  const read = await sql`
    select * from (${sumsOfDays({ from, to }, siteowners)}) s ${order}`.execute(test.db)
  const recounted = await sql`
    select * from (
      select type, day, operator_id, count(*) as sent, count(answered_at) as answered
      from (select *, day_of(created_at) as day from messages where direction = 'out') m
      where day between ${from}::date and ${to}::date and ${siteowners ?? sql`true`}
      group by grouping sets ((type), (day), (operator_id), ())) s ${order}`.execute(test.db)
  expect(read.rows).toEqual(recounted.rows)
}

async function findStatisticsFaults() {
  const found: string[] = []
  for (const [name, query] of Object.entries(statisticsFaults)) {
    const { rows } = await sql.raw<{ count: number }>(query).execute(test.db)
    if (rows[0]?.count !== 0) found.push(name)
  }
  return found
}

/** Calls as somebody who sees all operators of all site owners. */
async function signInAdmin() {
  await makeLevel(test.db, { id: 150 })
  return test.signedIn(await makeOperator(test.db, { permissions_id: 150, siteowner_ids: null }))
}

it('the statistics equal a recount of all messages and skips, whatever happens while two nodes count', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 30 }),
      fc.array(period, { minLength: 4, maxLength: 4 }),
      async (steps, periods) => {
        const world = await makeWorld()
        const call = await signInAdmin()
        for (const [number, each] of steps.entries()) {
          await take(world, each)
          const [from, to, isOne] = at(periods, number % periods.length)
          const days = {
            from: await dayAgo(test.db, Math.max(from, to)),
            to: await dayAgo(test.db, Math.min(from, to)),
          }
          await comparePage(days, isOne ? at(world.siteowners, 0).id : null)
          if (number % 5 === 0)
            await compareGroups(test.db, call, {
              ...days,
              siteowner_id: isOne ? at(world.siteowners, 0).id : undefined,
              language: number % 3 === 0 ? 'en' : undefined,
              operator_id: number % 2 === 0 ? at(world.operators, 0).id : undefined,
              team_id: number % 4 === 1 ? at(world.operators, 0).team_id : undefined,
            })
        }
        await rollUpStatistics(test.db)
        expect(await findStatisticsFaults()).toEqual([])
        await comparePage({ from: await dayAgo(test.db, 45), to: await dayAgo(test.db, 0) }, null)
        await compareGroups(test.db, call, { from: await dayAgo(test.db, 45), to: await dayAgo(test.db, 0) })
        await compareGroups(test.db, call, {
          from: await dayAgo(test.db, 45),
          to: await dayAgo(test.db, 0),
          language: 'en',
        })
        const { rows } =
          await sql`select from stats_changes where day_of(created_at) in (select day from stats_rolled_days)`.execute(
            test.db,
          )
        expect(rows).toHaveLength(0)
      },
    ),
    { numRuns: propertyRuns(10), endOnFailure: true },
  )
})
