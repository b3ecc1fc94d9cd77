import { sql } from 'kysely'
import { findAccessibilityViolations } from '../accessibility.ts'
import { bubble, editor, expectInEditor, heading, usePalette, waitUntilKeysWork } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const { run } = usePalette()

/** Anna has Colin's chat in hand, and Henk's waits. Her messages leave at once or in an hour. */
async function openWork({ open, makeWorld }: Journey) {
  const world = await makeWorld()
  for (const name of ['Colin', 'Henk']) await (await world.makeCustomer(name)).write(`${name} says hello`)
  const anna = await world.makeColleague('Anna V.')
  const page = await open('/queue', anna.cookie)
  await expectInEditor(page)
  const leaves = (when: string) =>
    sql`update deliveries set deliver_at = now() + ${when}::interval, next_attempt_at = null
      where siteowner_id = ${world.siteowner.id}`.execute(world.db)
  return { ...world, anna, page, leaves }
}

describe('the last chat', () => {
  it('ends the shift with a receipt whose counts open their messages', async ({ journey }) => {
    const { page, db, leaves, anna } = await openWork(journey)
    await run(page, 'last chat', 'Last')
    await expect(page.getByText('This is your last chat. Your receipt follows.').first()).toBeVisible()
    await expectInEditor(page)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.type('Good night, Colin')
    await waitUntilKeysWork(page)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/mine\/receipts/)
    await leaves('0')
    await page.waitForURL('**/mine/receipts/1')
    await expect(page.getByRole('heading', { name: 'Receipt 1' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Reply/ })).toContainText('1')
    await expect(page.getByText('Only you see this page.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    const inHand = await db
      .selectFrom('queue_items')
      .where('operator_id', '=', anna.operator.id)
      .where('expires_at', 'is not', null)
      .select('conversation_id')
      .execute()
    expect(inHand).toEqual([])
    await page.getByRole('link', { name: 'Reply: 1' }).press('Enter')
    await page.waitForURL('**/mine?receipt=1&kind=reply')
    await expect(page.getByRole('heading', { name: 'Reply, receipt 1' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Good night, Colin' })).toBeVisible()
    await page.getByRole('link', { name: 'Show what was last' }).press('Enter')
    await page.waitForURL('**/mine')
    await page
      .getByRole('region', { name: 'Shift receipts' })
      .getByRole('link', { name: 'Receipt 1' })
      .press('Enter')
    await page.waitForURL('**/mine/receipts/1')
    await page.keyboard.press('b')
    await page.waitForURL('**/mine')
  })

  it('waits while its message can be undone, and the undo brings the chat back', async ({ journey }) => {
    const { page, leaves, sent } = await openWork(journey)
    // The time to undo it is not over, however slow the machine is.
    await page.clock.setFixedTime(new Date())
    await run(page, 'last chat', 'Last')
    await page.keyboard.type('I meant to say this to Henk')
    await waitUntilKeysWork(page)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/mine/receipts')
    await leaves('1 hour')
    await expect(page.getByText('Your receipt is being made')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('z')
    await expectInEditor(page)
    await expect(editor(page)).toHaveValue('I meant to say this to Henk')
    expect(await sent()).toEqual([])
  })

  it('is chosen in the menu under the name, and further chats are taken again', async ({ journey }) => {
    const { page } = await openWork(journey)
    await page.getByRole('button', { name: /^Anna V\./ }).press('Enter')
    await page.getByRole('menuitem', { name: /^Last chat/ }).press('Enter')
    await expect(page.getByText('This is your last chat. Your receipt follows.').first()).toBeVisible()
    await run(page, 'last chat', 'further')
    await expect(page.getByText('You get further chats again.')).toBeVisible()
    await page.keyboard.press('/')
    await expectInEditor(page)
    await page.keyboard.type('And how are you?')
    await waitUntilKeysWork(page)
    await page.keyboard.press('Control+Enter')
    await expect(bubble(page, 'Henk says hello')).toBeVisible()
  })

  it('without a chat in hand ends the shift at once', async ({ journey }) => {
    const world = await journey.makeWorld()
    const anna = await world.makeColleague('Anna V.')
    const page = await journey.open('/mine', anna.cookie)
    await expect(heading(page, 'Mine')).toBeVisible()
    await run(page, 'last chat', 'Last')
    await page.waitForURL('**/mine/receipts/1')
    await expect(page.getByRole('row', { name: /^Reply 0/ })).toBeVisible()
  })
})
