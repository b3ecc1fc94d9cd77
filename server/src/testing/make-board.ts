import type { Board, Right } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { TestApp } from './app.ts'
import { makeStaffedSite } from './in-hand.ts'
import { makeLevel, makeOperator } from './make.ts'

/** A site owner, and a coach who watches its board. */
export async function makeBoard(test: TestApp, { rights = [] }: { rights?: Right[] } = {}) {
  const site = await makeStaffedSite(test)
  const level = 152 + rights.length
  await makeLevel(test.db, { id: level, rights: ['chat_stats.board', ...rights] })
  const coach = await makeOperator(test.db, {
    name: 'Ilse M.',
    siteowner_ids: [site.siteowner.id],
    permissions_id: level,
  })
  const call = await test.signedIn(coach)
  const read = async (): Promise<Board> => (await call('GET', '/api/board')).json()
  const languageOf = async (language: string) =>
    (await read()).languages.find((each) => each.language === language)
  return { ...site, coach, call, read, languageOf }
}

/**
 * The past days of a language as the jobs have counted them: the same number of messages in each hour, 150 seconds to answer one, and
 * patience of 800 seconds.
 */
export function makePastDays(
  db: Db,
  siteowner: { id: number },
  { language, days, perHour }: { language: string; days: number; perHour: number },
) {
  return sql`
    with past as (
      select day_of(now()) - n as day from generate_series(1, ${days}::int) n
    ), counted as (
      insert into stats_rolled_days (day, rolled_up_at, last_message_id) select day, now(), 0 from past on conflict do nothing
    ), of_days as (
      insert into stats_days (day, siteowner_id, language, type, arrived)
      select day, ${siteowner.id}::bigint, ${language}, 'chat', 24 * ${perHour}::int from past
    ), measured as (
      insert into handling_days (day, siteowner_id, language, replies, handling_seconds, waited_seconds, written_again)
      select day, ${siteowner.id}::bigint, ${language}, 100, 15000, 20000, 25 from past
    )
    insert into stats_hours (day, hour, siteowner_id, language, arrived)
    select day, hour, ${siteowner.id}::bigint, ${language}, ${perHour}::int from past, generate_series(0, 23) hour`.execute(
    db,
  )
}
