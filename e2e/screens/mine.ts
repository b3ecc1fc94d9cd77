import { sql } from 'kysely'
import { makeOperator } from '../../server/src/testing/make.ts'
import { makeSentMessage, makeSkip } from '../../server/src/testing/make-conversations.ts'
import { dialog, type Scene, type Stage, saying } from './screen.ts'

/** Acts of the operator of every kind, and what became of them. */
async function makeActs({ world, operator }: Stage) {
  const { db, makeCustomer, findChat } = world
  const master = await makeOperator(db, { name: 'Bram H.' })
  const chat = async (name: string) => {
    await (await makeCustomer(name)).write('Hello?')
    return (await findChat(name)).id
  }
  const [colin, henk, wim] = [await chat('Colin'), await chat('Henk'), await chat('Wim B.')]
  const by = { operatorId: operator.id }
  await makeSkip(db, { ...by, conversationId: henk, reason_words: 'I know this person' })
  const handed = { conversation_id: henk, operator_id: operator.id, reason_words: 'Half a thought' }
  await db
    .insertInto('handovers')
    .values([
      {
        ...handed,
        created_at: sql<string>`now() - interval '1 hour'`,
        ended_at: sql<string>`now()`,
        ended_by: master.id,
      },
      { ...handed, conversation_id: wim, created_at: sql<string>`now() - interval '12 minutes'` },
    ])
    .execute()
  for (const [number, text] of ['Half a thought', 'Hello?', 'Half a thought'].entries()) {
    const { id } = await makeSentMessage(db, {
      ...by,
      conversationId: colin,
      text,
      turn: 'extra_reply',
      inReplyTo: null,
    })
    if (number === 1) await sql`update messages set answered_at = now() where id = ${id}`.execute(db)
    if (number === 2)
      await sql`update messages set deleted_at = now(), deleted_by = ${operator.id} where id = ${id}`.execute(
        db,
      )
  }
  await db
    .insertInto('reminders')
    .values([
      {
        operator_id: operator.id,
        conversation_id: henk,
        due_at: sql<string>`now()`,
        created_at: sql<string>`now() - interval '1 hour'`,
        note: 'Half a thought',
      },
      { operator_id: operator.id, conversation_id: wim, due_at: sql<string>`now() + interval '1 day'` },
    ])
    .execute()
  await db
    .insertInto('shift_receipts')
    .values({
      operator_id: operator.id,
      number: 1,
      since: sql<string>`now() - interval '8 hours'`,
      until: sql<string>`now()`,
      counts: { reply: 312, extra_reply: 3, poke: 41, skip: 6, handover: 2, true_answer: 1 },
      with_masters: 1,
    })
    .execute()
}

export const mineScenes: Scene[] = [
  {
    name: 'mine',
    who: 'operator',
    path: '/mine',
    prepare: makeActs,
    screens: [
      {
        name: 'mine',
        open: async ({ page }) => {
          await page.locator('tbody [data-id]').first().waitFor()
          await page.keyboard.press('j')
        },
      },
      dialog('reminder-new', 'N', ({ page }) => page.keyboard.press('4')),
    ],
  },
  { name: 'mine-none', who: 'operator', path: '/mine', screens: [saying('mine-none', 'mine.nothing')] },
  {
    name: 'receipt',
    who: 'operator',
    path: '/mine/receipts/1',
    prepare: makeActs,
    screens: [saying('receipt', 'receipts.what')],
  },
  {
    name: 'shift-ends',
    who: 'operator',
    path: '/mine/receipts',
    prepare: ({ page }) =>
      page.route('**/api/shift-receipts', (route) =>
        route.fulfill({
          status: 409,
          headers: { 'retry-after': '60' },
          contentType: 'application/problem+json',
          json: { type: 'about:blank', status: 409, code: 'undo_open', title: 'Can be undone' },
        }),
      ),
    screens: [saying('shift-ends', 'receipts.making')],
  },
]
