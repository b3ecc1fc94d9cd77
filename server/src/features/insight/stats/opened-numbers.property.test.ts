import {
  messagesBehind,
  type StatsGroupsResponse,
  sentMessageTypes,
  statsGroups,
  statsNumbers,
} from '@panel/contract'
import { seeded } from '@panel/demo/random'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { fillWhole } from '../../../testing/history-world.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeConversation, makeReceived, makeSkip } from '../../../testing/make-conversations.ts'
import { dayAgo, setTimeZone } from '../../../testing/time-zone.ts'
import { rollUpStatistics } from './roll-up.ts'

const test = useTestApp()

const queryOf = (values: object) => new URLSearchParams(JSON.parse(JSON.stringify(values))).toString()

it('every number of the statistics opens as many messages in the history, after random work', async () => {
  await setTimeZone(test.db, 'America/Santiago')
  const random = seeded(1)
  // The cast: an empty list gives undefined, and none of these is empty.
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  await makeLevel(test.db, { id: 150, rights: ['reviews.view'] })
  await makeLevel(test.db, { id: 140, rights: ['reviews.view'] })
  const siteowners = [
    await makeSiteowner(test.db),
    await makeSiteowner(test.db),
    await makeSiteowner(test.db),
  ]
  const writers = [
    await makeOperator(test.db, { permissions_id: 140, team_id: 31 }),
    await makeOperator(test.db, { permissions_id: 140, team_id: 31 }),
    await makeOperator(test.db, { permissions_id: 140, team_id: 32 }),
  ]
  const talks: { id: number }[] = []
  for (const siteowner of [...siteowners, ...siteowners])
    talks.push(await makeConversation(test.db, { siteowner }))
  // Days before the first message are not counted.
  await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, created_at)
      select id, siteowner_id, 'in', 'chat', 'Hello', now() - interval '50 days' from conversations where id = ${oneOf(talks).id}`.execute(
    test.db,
  )
  /** A message of a random moment of the last days. */
  const send = () =>
    sql`with sent as (
          insert into messages (conversation_id, siteowner_id, direction, type, body, operator_id, created_at)
          select id, siteowner_id, 'out', ${oneOf(sentMessageTypes)}, repeat('Hello ', ${1 + Math.floor(random() * 20)}), ${oneOf(writers).id},
            now() - make_interval(hours => ${Math.floor(random() * 24 * 12)})
          from conversations where id = ${oneOf(talks).id}
          returning *
        )
        insert into message_stats_daily as d (day, operator_id, siteowner_id, type, sent)
        select day_of(created_at), operator_id, siteowner_id, type, 1 from sent
        on conflict (day, operator_id, siteowner_id, type) do update set sent = d.sent + 1`.execute(test.db)
  const changeOne = (change: string) =>
    sql`update messages set ${sql.raw(change)} where id = (select id from messages where direction = 'out' order by random() limit 1)`.execute(
      test.db,
    )
  const steps = [
    send,
    send,
    () => changeOne('deleted_at = now()'),
    () => changeOne('hidden_at = now()'),
    async () => {
      const { id } = oneOf(talks)
      const received = await makeReceived(test.db, { conversationId: id })
      await makeSkip(test.db, { conversationId: id, operatorId: oneOf(writers).id, messageId: received.id })
    },
    () => fillWhole(test),
    () =>
      sql`update conversations set language = ${oneOf(['en', 'nl', 'pl'])} where id = ${oneOf(talks).id}`.execute(
        test.db,
      ),
  ]
  for (let step = 0; step < 200; step++) await oneOf(steps)()
  await answerSome()
  await rollUpStatistics(test.db)
  await fillWhole(test)

  const everybody = await makeOperator(test.db, { permissions_id: 150, siteowner_ids: null })
  const coach = await makeOperator(test.db, {
    permissions_id: 150,
    siteowner_ids: siteowners.slice(0, 2).map(({ id }) => id),
  })
  const period = { from: await dayAgo(test.db, 10), to: await dayAgo(test.db, 0) }
  for (const viewer of [everybody, coach, ...writers.slice(0, 1)]) {
    const call = await test.signedIn(viewer)
    const own = {
      ...period,
      ...(viewer === coach
        ? oneOf([{ team_id: 31 }, { language: 'nl' }, { siteowner_id: siteowners[0]?.id }])
        : {}),
    }
    for (const by of statsGroups) {
      const response = await call('GET', `/api/stats/groups?${queryOf({ ...own, by })}`)
      if (response.statusCode !== 200) continue
      const stats: StatsGroupsResponse = response.json()
      const { from, to, ...filters } = own
      for (const row of [...stats.rows, null])
        for (const number of statsNumbers) {
          const step = row && by === 'step' ? stats.steps.find((each) => each.from === row.key) : undefined
          const days = step ? { from: step.from, to: step.to } : { from, to }
          const search = messagesBehind(filters, by, row, number, days)
          if (!search || by === 'skip_reason') continue
          const { count } = (await call('GET', `/api/history/count?${queryOf(search)}`)).json()
          expect({ by, viewer: viewer.id, search, count }).toEqual({
            by,
            viewer: viewer.id,
            search,
            count: (row ?? stats.total)[number],
          })
        }
    }
  }

  async function answerSome() {
    await sql`with answered as (
          update messages set answered_at = now() where direction = 'out' and answered_at is null and random() < 0.5
          returning operator_id, siteowner_id, type, day_of(created_at) as day
        )
        update message_stats_daily d set answered = d.answered + n.answered
        from (select operator_id, siteowner_id, type, day, count(*) as answered from answered group by 1, 2, 3, 4) n
        where (d.operator_id, d.siteowner_id, d.type, d.day) = (n.operator_id, n.siteowner_id, n.type, n.day)`.execute(
      test.db,
    )
  }
})
