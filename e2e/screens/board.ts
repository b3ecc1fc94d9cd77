import { sql } from 'kysely'
import { openSession } from '../../server/src/features/people/sign-in/session.ts'
import { hourOf } from '../../server/src/platform/service-time.ts'
import { makeOperator } from '../../server/src/testing/make.ts'
import { makePastDays } from '../../server/src/testing/make-board.ts'
import { makeWaiting } from '../../server/src/testing/make-conversations.ts'
import { dialog, type Scene, type Stage, saying } from './screen.ts'

const volumes = { nl: 40, it: 12, 'en-GB': 9, es: 8, pl: 30, en: 3, fr: 2 }
const waiting = {
  nl: [580, 300, 20],
  it: [845, 200],
  'en-GB': [702, 90],
  es: [510],
  pl: [372, 60],
  en: [235],
  fr: [70],
}

/** A busy afternoon: chats that wait in seven languages, operators with a chat in hand, on a break and ready. */
async function makeAfternoon({ world: { db, siteowner } }: Stage) {
  for (const [language, perHour] of Object.entries(volumes))
    await makePastDays(db, siteowner, { language, days: language === 'fr' ? 9 : 41, perHour })
  // The evening is busier.
  await sql`update stats_hours set arrived = arrived * 2 where siteowner_id = ${siteowner.id} and language in ('pl', 'es')
    and (hour - ${hourOf('now()')} + 24) % 24 in (4, 5, 6)`.execute(db)
  await sql`update stats_hours set arrived = arrived * 2 where siteowner_id = ${siteowner.id} and language = 'it'
    and (hour - ${hourOf('now()')} + 24) % 24 in (0, 1)`.execute(db)
  for (const [language, times] of Object.entries(waiting))
    for (const seconds of times) await makeWaiting(db, { siteowner, language, seconds })
  const join = async (name: string, ...languages: string[]) => {
    const operator = await makeOperator(db, { name, languages, siteowner_ids: [siteowner.id] })
    await openSession(db, { operatorId: operator.id, tfa: true, address: null, device: 'board' })
    return operator
  }
  const hands = [
    ['Claire D.', 'fr', 'Didier L.', 400, 252],
    ['Kasia W.', 'pl', 'Jan K.', 358, 36],
    ['Giulia R.', 'it', 'Roberto C.', 271, 8],
    ['Anna V.', 'nl', 'Pieter V.', 125, 4],
    ['Tom B.', 'nl', 'Wim B.', 108, 11],
  ] as const
  for (const [name, language, customer, held, idle] of hands) {
    const operator = await join(name, language)
    const { id } = await makeWaiting(db, { siteowner, language, customer: { name: customer } })
    await db
      .updateTable('queue_items')
      .set({
        operator_id: operator.id,
        lease_id: sql<string>`gen_random_uuid()`,
        expires_at: sql<string>`now() + interval '1 hour'`,
        claimed_at: sql<string>`now() - make_interval(secs => ${held})`,
        input_at: sql<string>`now() - make_interval(secs => ${idle})`,
      })
      .where('conversation_id', '=', id)
      .execute()
  }
  await join('Sanne W.', 'nl', 'en-GB')
  for (const [name, language, code] of [
    ['Marek K.', 'pl', 'water'],
    ['Pablo S.', 'es', 'phone'],
  ] as const) {
    const operator = await join(name, language)
    await db
      .insertInto('away_times')
      .values({
        operator_id: operator.id,
        reason_code: code,
        ends_at: sql<string>`now() + interval '2 minutes'`,
      })
      .execute()
  }
  for (const [customer, code, minutes] of [
    ['Colin P.', 'fictional', 21],
    ['Jan K.', 'meeting', 6],
  ] as const) {
    const chat = await makeWaiting(db, {
      siteowner,
      customer: { name: customer },
      item: { for_master: true },
    })
    await db
      .insertInto('handovers')
      .values({
        conversation_id: chat.id,
        reason_code: code,
        created_at: sql<string>`now() - make_interval(mins => ${minutes})`,
      })
      .execute()
  }
  for (let bar = 1; bar <= 11; bar++) {
    const at = sql<string>`date_bin('5 minutes', now(), timestamptz '2000-01-01 00:00:00Z') - make_interval(mins => ${5 * bar})`
    const sent = 30 + ((bar * 7) % 11)
    await db
      .insertInto('sent_samples')
      .values({ at, siteowner_id: siteowner.id, sent, replies: sent - 4, in_time: sent - 9 })
      .execute()
    await db
      .insertInto('sent_sampled')
      .values({ at, last_message_id: sql<number>`pg_sequence_last_value('messages_id_seq')` })
      .onConflict((c) => c.doNothing())
      .execute()
  }
}

export const boardScenes: Scene[] = [
  {
    name: 'board',
    who: 'coach',
    path: '/board',
    prepare: makeAfternoon,
    screens: [
      { name: 'board', open: ({ page }) => page.locator('tr[data-cursor]').first().waitFor() },
      {
        name: 'board-table',
        open: ({ page }) => page.keyboard.press('t'),
        leave: ({ page }) => page.keyboard.press('t'),
      },
      dialog('board-ask', 'N', ({ page }) => page.locator('[role=dialog] input').first().waitFor()),
    ],
  },
  {
    name: 'home-help',
    who: 'admin',
    path: '/',
    prepare: makeAfternoon,
    screens: [saying('home-help', 'home_help.title')],
  },
]
