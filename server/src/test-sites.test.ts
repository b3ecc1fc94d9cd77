import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { completeHistory } from './features/insight/history/fill.ts'
import { rollUpStatistics } from './features/insight/stats/roll-up.ts'
import { measureHandling } from './features/supervision/board/measure-handling.ts'
import { sampleSent } from './features/supervision/board/sample-sent.ts'
import { measureFairness } from './features/supervision/fairness/measure.ts'
import { countActs } from './features/user/receipts/count-acts.ts'
import { useTestApp } from './testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from './testing/make.ts'
import { makeConversation, makeSentMessage, makeSkip } from './testing/make-conversations.ts'

const test = useTestApp()

/** A day of a site: messages, an answer and a skip three days ago, which the customer answers today, and an answer of today. */
async function makeDays(is_test: boolean) {
  const siteowner = await makeSiteowner(test.db, { is_test })
  const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
  const conversation = await makeConversation(test.db, { siteowner })
  let count = 0
  const write = async () =>
    expect(
      (
        await test.site(siteowner.key)('POST', '/site/v1/messages', {
          messages: [
            {
              external_id: `m-${++count}`,
              customer_external_id: conversation.customer.external_id,
              profile_external_id: conversation.profile.external_id,
              text: 'How are you today?',
              sent_at: new Date().toISOString(),
            },
          ],
        })
      ).statusCode,
    ).toBe(200)
  const answer = () => makeSentMessage(test.db, { conversationId: conversation.id, operatorId: operator.id })
  await write()
  const { last_customer_message_id: messageId } = await test.db
    .selectFrom('conversations')
    .where('id', '=', conversation.id)
    .select('last_customer_message_id')
    .executeTakeFirstOrThrow()
  await makeSkip(test.db, {
    conversationId: conversation.id,
    operatorId: operator.id,
    ...(messageId !== null && { messageId }),
  })
  await answer()
  const daysBefore = sql<string>`created_at - interval '3 days'`
  for (const table of ['messages', 'skips', 'message_stats_daily'] as const)
    await (table === 'message_stats_daily'
      ? sql`update message_stats_daily set day = day - 3 where siteowner_id = ${siteowner.id}`.execute(
          test.db,
        )
      : sql`update ${sql.table(table)} set created_at = ${daysBefore} where siteowner_id = ${siteowner.id}`.execute(
          test.db,
        ))
  await sql`update conversations set last_customer_message_at = last_customer_message_at - interval '3 days' where id = ${conversation.id}`.execute(
    test.db,
  )
  await write()
  await answer()
  return { siteowner, operator, conversation }
}

/** The tables that count a site owner, of all that have a column for it. */
async function countingTables(siteownerId: number) {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where column_name = 'siteowner_id' and table_schema = 'public'
      and (table_name like 'stats\\_%' or table_name like 'fairness\\_%' or table_name in ('message_stats_daily', 'handling_days', 'sent_samples'))
    order by 1`.execute(test.db)
  const counted: string[] = []
  for (const { name } of rows) {
    const { rows: own } = await sql`
      select from ${sql.table(name)} where siteowner_id = ${siteownerId} limit 1`.execute(test.db)
    if (own.length > 0) counted.push(name)
  }
  return { all: rows.map(({ name }) => name), counted }
}

type World = Awaited<ReturnType<typeof makeDays>>

/** What else has the acts of a day: history entries, reviews, the day of the operator, a receipt. */
async function numbersOf({ siteowner, operator, conversation }: World) {
  const coach = await test.signedIn(await makeOperator(test.db, { permissions_id: 180 }))
  const own = await test.signedIn(operator)
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from history_entries e join messages m on m.id = e.message_id
    where m.conversation_id = ${conversation.id}`.execute(test.db)
  const drawn = await coach('POST', '/api/review-samples', {
    size: 6,
    by_risk: false,
    days: 7,
    siteowner_id: siteowner.id,
  })
  const { sent, hours } = (await own('GET', '/api/my-day')).json()
  const shift = { since: '2026-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z' }
  return {
    history: rows[0]?.entries,
    review: drawn.json().code ?? 'drawn',
    today: sent,
    hours: hours.reduce((sum: number, hour: { sent: number }) => sum + hour.sent, 0),
    receipt: await countActs(test.db, operator.id, shift),
  }
}

it('a test is in no number, no history, no review and no receipt, in which a real site is', async () => {
  await makeLevel(test.db, { id: 180, rights: ['reviews.view', 'reviews.score', 'other_chats.overview'] })
  const [real, tested] = [await makeDays(false), await makeDays(true)]
  await sql`insert into settings (key, value) values ('fairness_days', '10')`.execute(test.db)
  // An answer to a message of another day is noted until the sums have it.
  expect((await countingTables(real.siteowner.id)).counted).toEqual(['message_stats_daily', 'stats_changes'])
  expect((await countingTables(tested.siteowner.id)).counted).toEqual([])
  await rollUpStatistics(test.db)
  await measureHandling(test.db)
  await measureFairness(test.db)
  await completeHistory(test.db)
  expect(await numbersOf(real)).toEqual({
    history: 3,
    review: 'drawn',
    today: 1,
    hours: 1,
    receipt: { reply: 2, skip: 1 },
  })
  expect(await numbersOf(tested)).toEqual({
    history: 0,
    review: 'nothing_to_review',
    today: 0,
    hours: 0,
    receipt: {},
  })
  // Only past quarters of an hour are sampled.
  await sql`update messages set created_at = created_at - interval '20 minutes'`.execute(test.db)
  await sampleSent(test.db)
  const { all, counted } = await countingTables(real.siteowner.id)
  expect(all.filter((name) => !counted.includes(name))).toEqual(['stats_changes'])
  expect((await countingTables(tested.siteowner.id)).counted).toEqual([])
})
