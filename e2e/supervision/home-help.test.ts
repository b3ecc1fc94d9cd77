import { sql } from 'kysely'
import { makeSentMessage, makeWaiting } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it, type Journey } from '../journey.ts'

/** A site where a language waits too long, a chat waits for a master, and an escalation is over its target. */
async function makeTrouble({ makeWorld }: Journey) {
  const world = await makeWorld()
  const { db, siteowner, makeColleague } = world
  await makeWaiting(db, { siteowner, language: 'it', seconds: 14 * 60 })
  const handedOver = await makeWaiting(db, {
    siteowner,
    customer: { name: 'Luis M.' },
    item: { for_master: true },
  })
  await db
    .insertInto('handovers')
    .values({
      conversation_id: handedOver.id,
      reason_code: 'meeting',
      created_at: sql<string>`now() - interval '7 minutes'`,
    })
    .execute()
  const { operator: tom } = await makeColleague('Tom B.')
  const held = await makeWaiting(db, { siteowner, customer: { name: 'Ian S.' }, item: { held: true } })
  const { id: hold_id } = await db
    .insertInto('holds')
    .values({ customer_id: held.customer.id, kind: 'possible_minor' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('escalations')
    .values({
      siteowner_id: siteowner.id,
      customer_id: held.customer.id,
      conversation_id: held.id,
      kind: 'possible_minor',
      by_id: tom.id,
      hold_id,
      opened_hold: true,
      opened_at: sql<string>`now() - interval '6 minutes'`,
    })
    .execute()
  return world
}

it('a master sees on the home page who needs help first, and goes there by keyboard', async ({ journey }) => {
  const { makeColleague } = await makeTrouble(journey)
  const master = await makeColleague('Bram H.', {
    level: { rights: ['chat_stats.board', 'other_chats.overview', 'escalations'] },
  })
  const page = await journey.open('/', master.cookie)
  const help = page.getByRole('region', { name: 'Who needs help first' })
  await expect(help.getByRole('listitem')).toHaveText([
    /Possible minor: .*Ian S\..*Escalated by Tom B\.6:\d\dDecide/,
    /Italian: 1 chat waits\d operators? here14:\d\dOpen in overview/,
    /1 chat is with masters.*Luis M\..*7:\d\dShow the list/,
  ])
  await expect(help.getByText(/^6:\d\d$/).first()).toHaveClass(/red/)
  await expect(help.getByText(/^7:\d\d$/).first()).toHaveClass(/amber/)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('j')
  await expect(help.getByRole('link', { name: 'Decide' })).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/messages\?.*language=it/)
})

it('a coach without further rights is led to the board, and sees nobody when nothing is late', async ({
  journey,
}) => {
  const { db, siteowner, makeColleague } = await makeTrouble(journey)
  const coach = await makeColleague('Ilse M.', { level: { rights: ['chat_stats.board'] } })
  const page = await journey.open('/', coach.cookie)
  const help = page.getByRole('region', { name: 'Who needs help first' })
  await expect(help.getByRole('link')).toHaveText(['Open the board', 'Open the board'])
  await db
    .updateTable('handovers')
    .set({ ended_at: sql<string>`now()` })
    .where('conversation_id', 'in', (eb) =>
      eb.selectFrom('conversations').where('siteowner_id', '=', siteowner.id).select('id'),
    )
    .execute()
  await db
    .updateTable('queue_items')
    .set({ due_at: sql<string>`now()` })
    .where('siteowner_id', '=', siteowner.id)
    .execute()
  await page.reload()
  await expect(help.getByText('Nobody is waiting too long.')).toBeVisible()
})

it('an admin sees on the home page what could not be delivered', async ({ journey }) => {
  const { db, siteowner, makeColleague } = await journey.makeWorld()
  const { id } = await makeWaiting(db, { siteowner })
  const { id: message_id } = await makeSentMessage(db, { conversationId: id })
  const admin = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
  await db
    .insertInto('deliveries')
    .values({ message_id, siteowner_id: siteowner.id, conversation_id: id, status: 'dead' })
    .onConflict((c) => c.column('message_id').doUpdateSet({ status: 'dead' }))
    .execute()
  const page = await journey.open('/', admin.cookie)
  const open = page.getByRole('region', { name: 'Open in administration' })
  await expect(open.getByRole('listitem').filter({ hasText: siteowner.name })).toContainText(
    '1 message could not be delivered',
  )
  await open.getByRole('link', { name: siteowner.name }).press('Enter')
  await page.waitForURL(/\/settings\/siteowners\/\d+/)
})
