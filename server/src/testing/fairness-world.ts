import type { FairnessItem, FairnessMeasure } from '@panel/contract'
import { sql } from 'kysely'
import { rollUpStatistics } from '../features/insight/stats/roll-up.ts'
import { measureFairness, oneAfterTheOther } from '../features/supervision/fairness/measure.ts'
import { type Db, transaction } from '../platform/database.ts'
import type { TestApp } from './app.ts'
import { makeCustomer, makeLevel, makeOperator, makeSiteowner } from './make.ts'
import { makeConversation } from './make-conversations.ts'

export const minute = 60_000

/** A team of seven operators and a coach, whose work of past days can be written down. */
export async function makeFairnessWorld({ db, signedIn }: TestApp, teamId: number) {
  await makeLevel(db, { id: 150, rights: ['chat_stats.fairness'] })
  const siteowner = await makeSiteowner(db)
  const operators: { id: number; name: string }[] = []
  for (const name of ['Anna V.', 'Bram K.', 'Claire D.', 'Didier L.', 'Eva M.', 'Femke B.', 'Tom B.'])
    operators.push(await makeOperator(db, { name, team_id: teamId }))
  const coach = await makeOperator(db, { permissions_id: 150, siteowner_ids: null })
  const call = await signedIn(coach)
  const talksOf = new Map<string, number>()

  async function talkIn(language: string) {
    const customer = await makeCustomer(db, { siteowner_id: siteowner.id, language })
    return (await makeConversation(db, { siteowner, customer })).id
  }
  const moment = (at: number) => new Date(at).toISOString()
  const written = async (values: {
    talk: number
    at: number
    text: string
    by?: number
    type?: string
    to?: number
  }) => {
    const { rows } = await sql<{ id: number }>`
      insert into messages (conversation_id, siteowner_id, direction, type, body, operator_id, in_reply_to, created_at, sent_at)
      values (${values.talk}, ${siteowner.id}, ${values.by === undefined ? 'in' : 'out'}, ${values.type ?? 'chat'}, ${values.text},
        ${values.by ?? null}, ${values.to ?? null}, ${moment(values.at)}, ${moment(values.at)})
      returning id`.execute(db)
    return rows[0]?.id ?? 0
  }
  return {
    siteowner,
    operators,
    coach,
    call,
    talkIn,
    /** Each operator has a conversation of their own in a language. */
    async talkOf(id: number, language: string) {
      const key = `${id} ${language}`
      const talk = talksOf.get(key) ?? (await talkIn(language))
      talksOf.set(key, talk)
      return talk
    },
    /** The beginning of the day after the last one that is counted: yesterday until two hours after midnight, today later. */
    async dayAfterCounted(): Promise<number> {
      const { rows } = await sql<{ day: string }>`
        select to_char(last_day_to_roll_up() + 1, 'YYYY-MM-DD') as day`.execute(db)
      return Date.parse(rows[0]?.day ?? '')
    },
    /** A customer's message. */
    receive: (talk: number, at: number, text = 'Hello') => written({ talk, at, text }),
    send: (values: { talk: number; by: number; at: number; to?: number; type?: string }) =>
      written({ type: 'reply', text: 'Hello to you', ...values }),
    passOver: ({ talk, by, at, to }: { talk: number; by: number; at: number; to: number }) =>
      sql`insert into skips (conversation_id, siteowner_id, language, operator_id, message_id, reason_code, created_at)
        select id, siteowner_id, language, ${by}, ${to}, 'language', ${moment(at)} from conversations where id = ${talk}`.execute(
        db,
      ),
    /** A check stops a text. */
    stop: ({ talk, by, at, isFalse }: { talk: number; by: number; at: number; isFalse: boolean }) =>
      sql`insert into raised_checks (siteowner_id, operator_id, conversation_id, kind, outcome, raised_at, key, false_alarm_at)
        values (${siteowner.id}, ${by}, ${talk}, 'denial', 'stopped', ${moment(at)}, ${`${talk} ${at}`},
          ${isFalse ? moment(at) : null})`.execute(db),
    ignore: ({ talk, by, at }: { talk: number; by: number; at: number }) =>
      sql`insert into ignores (conversation_id, operator_id, option, created_at, ended_at)
        values (${talk}, ${by}, 'until_next_message', ${moment(at)}, now())`.execute(db),
    handOver: ({ talk, by, at, reason }: { talk: number; by: number; at: number; reason: string }) =>
      sql`insert into handovers (conversation_id, operator_id, reason_code, created_at, ended_at)
        values (${talk}, ${by}, ${reason}, ${moment(at)}, now())`.execute(db),
    take: ({ talk, by, at }: { talk: number; by: number; at: number }) =>
      sql`insert into audit_log (at, operator_id, siteowner_id, action, subject_type, subject_id)
        values (${moment(at)}, ${by}, ${siteowner.id}, 'conversation.take', 'conversation', ${talk})`.execute(
        db,
      ),
    /** Switches the comparison on for these days, or off, and lets the job count. */
    async keep(days: number) {
      await sql`insert into settings (key, value) values ('fairness_days', ${JSON.stringify(days)}::jsonb)
        on conflict (key) do update set value = excluded.value`.execute(db)
      await sql`truncate fairness_days, fairness_items, fairness_measured_days`.execute(db)
      await rollUpStatistics(db)
      await measureFairness(db, 60_000)
    },
    /** Time, act and conversation of the items behind a number, from pages of ten. */
    async itemsOf(id: number, measure: FairnessMeasure, length?: number) {
      const names: string[] = []
      for (let cursor = ''; ; ) {
        const chosen = length === undefined ? '' : `&length=${length}`
        const query = `measure=${measure}${chosen}&limit=10${cursor && `&cursor=${cursor}`}`
        const page = (await call('GET', `/api/fairness/${id}/items?${query}`)).json()
        names.push(
          ...page.items.map(
            ({ at, act, conversation }: FairnessItem) =>
              `${new Date(at).toISOString()} ${act} ${conversation.id}`,
          ),
        )
        if (page.next_cursor === null) return names
        cursor = page.next_cursor
      }
    },
    compare: async (id: number) => (await call('GET', `/api/fairness/${id}`)).json().comparison,
  }
}

/**
 * A team as the job has counted it, in which the first operator skips long messages more often and answers faster than the others.
 * What each did is drawn by their place, so that it is the same in each run.
 * Switches the comparison on, and leaves it so: other tests may use it meanwhile.
 */
export async function makeCountedTeam(
  db: Db,
  { siteowner, operators }: { siteowner: { id: number }; operators: readonly { id: number }[] },
) {
  await sql`insert into settings (key, value) values ('fairness_days', '31') on conflict (key) do update set value = excluded.value`.execute(
    db,
  )
  await transaction(db, async (tx) => {
    await oneAfterTheOther(tx)
    await sql`
    with past as (
      select day_of(now()) - n as day, n from generate_series(1, 31) n
    ), counted as (
      insert into fairness_measured_days (day) select day from past on conflict do nothing
    ), people as (
      select id, place from unnest(${operators.map(({ id }) => id)}::bigint[]) with ordinality o (id, place)
    )
    insert into fairness_days (day, operator_id, siteowner_id, language, type, hour, length, items, skipped, waited, waited_skipped, taken,
      answers, fast, ignored, handed, stopped, false_alarms)
    select day, id, ${siteowner.id}::bigint, 'nl', 'reply', hour, length, 2, (draw % skips = 0)::int, (draw % 6 = 0)::int,
      (draw % 60 = 0)::int, (draw % 97 = 0)::int, 1 - (draw % skips = 0)::int, (draw % fast = 0 and draw % skips > 0)::int,
      (draw % 301 = 0)::int, (draw % 101 = 0)::int, (draw % 41 = 0)::int, (draw % 82 = 0)::int
    from past, people, generate_series(9, 14) hour, generate_series(0, 3) length,
      lateral (select abs(hashint8(place * 100003 + n * 1009 + hour * 31 + length)) as draw,
        case when length < 3 then 20 when place = 1 then 4 else 9 end as skips, case when place = 1 then 7 else 11 end as fast) d`.execute(
      tx,
    )
  })
}

/** A long message of yesterday morning that an operator of `makeCountedTeam` has skipped. */
export async function makeFairnessItem(
  db: Db,
  own: { conversationId: number; operatorId: number; siteownerId: number },
) {
  await sql`
    insert into fairness_items (day, operator_id, siteowner_id, language, type, hour, length, at, act, has_waited, is_taken, is_fast,
      is_stopped, is_false_alarm, conversation_id)
    select day, ${own.operatorId}, ${own.siteownerId}, 'nl', 'reply', 9, 3, day_begins(day) + interval '9 hours 30 minutes', 'skipped',
      false, false, false, false, false, ${own.conversationId}
    from (select day_of(now()) - 1 as day) yesterday`.execute(db)
}
