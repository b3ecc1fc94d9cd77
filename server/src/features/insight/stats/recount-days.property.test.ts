import { seeded } from '@panel/demo/random'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeConversation, makeSkip } from '../../../testing/make-conversations.ts'
import { compareGroups } from '../../../testing/recounted-groups.ts'
import { statisticsFaults } from '../../../testing/statistics-faults.ts'
import { dayAgo } from '../../../testing/time-zone.ts'
import { markAnswered } from '../../sites/store-messages.ts'
import { recountDays } from './recount-days.ts'
import { rollUpStatistics } from './roll-up.ts'
import { changeTimeZone, findTimeZone } from './time-zone.ts'

const test = useTestApp()

it('while the days get another time zone, all statistics equal a recount at any time, and people work', async () => {
  const random = seeded(3)
  const below = (number: number) => Math.floor(random() * number)
  const { db } = test
  await makeLevel(db, { id: 150 })
  const admin = await makeOperator(db, { permissions_id: 150, siteowner_ids: null })
  const call = await test.signedIn(admin)
  const siteowner = await makeSiteowner(db)
  const talks = [await makeConversation(db, { siteowner }), await makeConversation(db, { siteowner })]
  const operators = [await makeOperator(db), await makeOperator(db)]
  const send = async (hoursAgo: number) => {
    const talk = talks[below(2)]
    const operator = operators[below(2)]
    await sql`
      with sent as (
        insert into messages (conversation_id, siteowner_id, direction, type, body, operator_id, created_at)
        values (${talk?.id}, ${siteowner.id}, 'out', ${below(3) ? 'reply' : 'poke'}, 'Hello', ${operator?.id}, now() - make_interval(hours => ${hoursAgo}))
        returning created_at, operator_id, siteowner_id, type
      )
      insert into message_stats_daily as d (day, operator_id, siteowner_id, type, sent)
      select day_of(created_at), operator_id, siteowner_id, type, 1 from sent
      on conflict (day, operator_id, siteowner_id, type) do update set sent = d.sent + 1`.execute(db)
  }
  const answer = async () => {
    const id = talks[below(2)]?.id ?? 0
    await transaction(db, (tx) => markAnswered(tx, [{ id, unansweredSince: '2020-01-01T00:00:00Z' }]))
  }
  const compare = async () => {
    const last = below(20)
    const days = { from: await dayAgo(db, last + 5 + below(20)), to: await dayAgo(db, last) }
    await compareGroups(db, call, below(2) ? days : { ...days, operator_id: operators[0]?.id })
    for (const [name, query] of Object.entries(statisticsFaults)) {
      const { rows } = await sql.raw<{ count: number }>(query).execute(db)
      expect({ name, count: rows[0]?.count }).toEqual({ name, count: 0 })
    }
    const { rows } = await sql`select from message_stats_daily s full join (
      select day_of(created_at) as day, operator_id, siteowner_id, type, count(*) as sent, count(answered_at) as answered
      from all_messages where direction = 'out' group by 1, 2, 3, 4) m using (day, operator_id, siteowner_id, type)
      where s.sent is distinct from m.sent or s.answered is distinct from m.answered`.execute(db)
    expect(rows).toEqual([])
  }
  // Days before the first message are not counted.
  await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, created_at)
    values (${talks[0]?.id}, ${siteowner.id}, 'in', 'chat', 'Hello', now() - interval '36 days')`.execute(db)
  for (let message = 0; message < 80; message++) await send(below(35 * 24))
  for (let skip = 0; skip < 20; skip++) {
    const { id } = await makeSkip(db, {
      conversationId: talks[0]?.id ?? 0,
      operatorId: operators[0]?.id ?? 0,
    })
    await sql`update skips set created_at = now() - make_interval(hours => ${below(35 * 24)}) where id = ${id}`.execute(
      db,
    )
  }
  await answer()
  await rollUpStatistics(db)
  for (const zone of ['Pacific/Kiritimati', 'America/Santiago']) {
    await changeTimeZone(db, admin, { zone, seen: (await findTimeZone(db)).zone })
    // Some days at a time.
    while ((await recountDays(db, 1)) > 0) {
      if (below(3) === 0) await send(0)
      if (below(4) === 0) await answer()
      if (below(5) === 0) await compare()
      await rollUpStatistics(db, 1)
    }
    await compare()
    await rollUpStatistics(db)
    await compare()
    const { rows } = await sql`select zone, zone_before, since::text from service_time`.execute(db)
    expect(rows).toEqual([{ zone, zone_before: zone, since: '-infinity' }])
  }
})
