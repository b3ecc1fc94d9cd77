import { sql } from 'kysely'
import { makeSentMessage, makeSkip } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { bubble, editor, expectInEditor, heading } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** Anna has answered Colin, and skipped and handed over the chat of Henk, which a master has decided. */
async function openMine({ open, makeWorld }: Journey) {
  const world = await makeWorld()
  for (const name of ['Colin', 'Henk']) await (await world.makeCustomer(name)).write(`${name} says hello`)
  const anna = await world.makeColleague('Anna V.')
  const bram = await world.makeColleague('Bram H.')
  const [colin, henk] = [await world.findChat('Colin'), await world.findChat('Henk')]
  const by = { operatorId: anna.operator.id }
  await makeSkip(world.db, { ...by, conversationId: henk.id, reason_words: 'Not my topic' })
  await world.db
    .insertInto('handovers')
    .values({
      conversation_id: henk.id,
      operator_id: anna.operator.id,
      reason_words: 'Asks for my boss',
      ended_at: sql<string>`now()`,
      ended_by: bram.operator.id,
    })
    .execute()
  const { id: messageId } = await makeSentMessage(world.db, {
    ...by,
    conversationId: colin.id,
    text: 'Ha, pepper is how you know',
  })
  await sql`update messages set answered_at = now() where id = ${messageId}`.execute(world.db)
  const page = await open('/mine', anna.cookie)
  await expect(heading(page, 'Mine')).toBeVisible()
  return { ...world, page, anna, colin }
}

describe('the page of the own work', () => {
  it('says what became of each act, and opens a chat for reading with J and Enter', async ({ journey }) => {
    const { page, colin } = await openMine(journey)
    const row = (words: string) => page.getByRole('row').filter({ hasText: words })
    await expect(row('Ha, pepper is how you know')).toContainText(/Answered back \d\d:\d\d/)
    await expect(row('Skipped: Not my topic')).toContainText('Waits, nobody has it')
    await expect(row('Handed over: Asks for my boss')).toContainText('Decided by Bram H.')
    const masters = page.getByRole('region', { name: 'You handed over' })
    await expect(masters.getByText('Decided by Bram H.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'My day' })).toContainText('message sent')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('j')
    await expect(row('Ha, pepper is how you know').getByRole('link')).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/conversations/${colin.id}\\?from=mine`))
    await expect(bubble(page, 'Ha, pepper is how you know')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Mine' })).toBeVisible()
    await page.keyboard.press('b')
    await page.waitForURL('**/mine')
    await expect(row('Ha, pepper is how you know')).toBeVisible()
  })

  it('undoes a message that has not left with Z, and the chat with its text is open again', async ({
    journey,
  }) => {
    const world = await journey.makeWorld()
    await (await world.makeCustomer('Colin')).write('Hello?')
    const anna = await world.makeColleague('Anna V.')
    const page = await journey.open('/login', anna.cookie)
    // The time to undo it is not over, however slow the machine is: in the browser here, and on the server below.
    await page.context().clock.setFixedTime(new Date())
    await page.goto('/queue')
    await expectInEditor(page)
    await page.keyboard.type('I meant to say this to Henk')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => world.sent()).toHaveLength(1)
    await world.db
      .updateTable('deliveries')
      .set({ deliver_at: sql<string>`now() + interval '1 hour'`, next_attempt_at: null })
      .where('siteowner_id', '=', world.siteowner.id)
      .execute()
    await page.getByRole('link', { name: /^Mine/ }).click()
    const row = page.getByRole('row').filter({ hasText: 'I meant to say this to Henk' })
    await expect(row.getByText('Leaves in 5 s')).toBeVisible()
    await page.keyboard.press('z')
    await expectInEditor(page)
    await expect(editor(page)).toHaveValue('I meant to say this to Henk')
    expect(await world.sent()).toEqual([])
  })
})
