import { sql } from 'kysely'
import { fillHistory } from '../../server/src/features/insight/history/fill.ts'
import { makeSentMessage, makeSkip } from '../../server/src/testing/make-conversations.ts'
import type { Scene, Stage } from './screen.ts'
import { answerWith, closeDialog, saying } from './screen.ts'

const sent = [
  'Good weather to walk the dog. It rains here, so I stay in with a book. What is your dog called, by the way?',
  'Did you walk your dogs today?',
  'Wet dog, warm stove: that smell is called home. Did he come with you all the way, or did you have to carry him again?',
  'A dog in the rain',
  'What a good dog!',
]
const received = [
  'My dog is asleep.',
  'A walk with the dog, every day at eight.',
  'The old dog needs a doctor.',
]

/** What two operators have sent and skipped; one message was reported, one hidden and one deleted. */
async function makeHistory({ world }: Stage) {
  const { db, siteowner, makeCustomer, makeColleague, findChat } = world
  const colin = await makeCustomer('Colin')
  const people = [await makeColleague('Tom B.'), await makeColleague('Anna V.')]
  await colin.write('Hello?')
  const { id: conversationId } = await findChat()
  const ids: number[] = []
  for (const [index, text] of sent.entries()) {
    const operatorId = people[index % 2]?.operator.id ?? 0
    ids.push((await makeSentMessage(db, { conversationId, operatorId, text })).id)
    await colin.write(received[index] ?? 'A pot of tea')
  }
  const messages = await db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('body', 'in', received)
    .select('id')
    .execute()
  const operatorId = people[0]?.operator.id ?? 0
  for (const { id: messageId } of messages)
    await makeSkip(db, { conversationId, operatorId, messageId, reason_code: 'language' })
  const mark = (id: number | undefined, column: 'hidden' | 'deleted') =>
    db
      .updateTable('messages')
      .set({ [`${column}_at`]: sql`now()`, [`${column}_by`]: operatorId })
      .where('id', '=', id ?? 0)
      .execute()
  await mark(ids[2], 'hidden')
  await mark(ids[4], 'deleted')
  await db
    .insertInto('message_reports')
    .values({
      message_id: ids[3] ?? 0,
      conversation_id: conversationId,
      siteowner_id: siteowner.id,
      operator_id: operatorId,
      reason_id: 1,
      notes: 'Looks like an advertisement.',
    })
    .execute()
  const isComplete = () =>
    db
      .selectFrom('history_entries as h')
      .innerJoin('messages as m', 'm.id', 'h.message_id')
      .where('m.siteowner_id', '=', siteowner.id)
      .where(
        sql<boolean>`(m.id <> ${ids[4]} or h.words @@ '''|x''') and (m.id <> ${ids[3]} or h.words @@ '''|r''')`,
      )
      .select('h.id')
      .execute()
      .then(({ length }) => length === sent.length + messages.length)
  while (!(await isComplete())) await fillHistory(db)
}

const path = '/history'
const rows = ({ page }: Stage) => page.locator('tbody tr').first().waitFor()

export const historyScenes: Scene[] = [
  {
    name: 'history',
    who: 'coach',
    path,
    prepare: makeHistory,
    screens: [
      { name: 'history', open: rows },
      {
        name: 'history-search',
        open: async (stage) => {
          await stage.page.goto(`${path}?q=dog+walk*&order=newest`)
          await rows(stage)
        },
      },
      {
        name: 'history-preview',
        only: 'wide',
        open: async (stage) => {
          await stage.page.goto(`${path}?q=dog&language=en&order=newest`)
          await rows(stage)
          await stage.page.keyboard.press('j')
          await stage.page.keyboard.press('Space')
          await stage.page.locator('[data-opened]').waitFor()
        },
      },
      {
        name: 'history-report',
        only: 'wide',
        open: async ({ page }) => {
          await page.keyboard.press('r')
          await page.locator('[role=dialog]').waitFor()
        },
        leave: ({ page }) => closeDialog(page),
      },
      saying('history-none', 'history_list.look_further', ({ page }) => page.goto(`${path}?q=hovercraft`)),
      saying('history-common-words', 'history_list.nothing_searched', ({ page }) =>
        page.goto(`${path}?q=the&language=en`),
      ),
      saying('history-failed', 'history_list.failed', async ({ page }) => {
        await answerWith(page, '**/api/history?*', 500, { code: 'unexpected' })
        await page.goto(path)
      }),
    ],
  },
]
