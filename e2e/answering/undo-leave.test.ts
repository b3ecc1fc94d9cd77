import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { bubble, editor, waitUntilKeysWork } from '../commands.ts'
import { expect, it } from '../journey.ts'

it('a skip is undone with Ctrl+Z in the next chat, with the text that it deleted', async ({ journey }) => {
  const { page, db, id, operator } = await openChat(journey, { others: ['Henk'], typed: 'Half a thought' })
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog', { name: 'Skip this chat' }).locator(':focus')).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Delete it' }).press('Enter')
  await expect(bubble(page, 'Henk says hello')).toBeVisible()
  const strip = page.getByRole('region', { name: 'Chat', exact: true }).getByText(/^Colin Skipped\./)
  await expect(strip).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await waitUntilKeysWork(page)
  await page.keyboard.press('Control+z')
  await expect(editor(page)).toHaveValue('Half a thought')
  await expect(page.getByText('Undone. The chat is yours again.').last()).toBeVisible()
  await expect(strip).toBeHidden()
  const skips = db.selectFrom('skips').where('conversation_id', '=', id)
  expect(await skips.select('id').execute()).toEqual([])
  const inHand = await db
    .selectFrom('queue_items')
    .where('operator_id', '=', operator.id)
    .where('expires_at', 'is not', null)
    .select('conversation_id')
    .execute()
  expect(inHand).toEqual([{ conversation_id: id }])
})

it('a handover is undone with Escape and Z, when nothing else waits', async ({ journey }) => {
  const { page, db, id } = await openChat(journey)
  await page.keyboard.press('m')
  await expect(page.getByRole('dialog', { name: 'Hand over to a master' }).locator(':focus')).toBeVisible()
  await page.keyboard.type('He waits at the station')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Colin Handed over\./).last()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(bubble(page, 'Hello?')).toBeVisible()
  const handovers = db.selectFrom('handovers').where('conversation_id', '=', id)
  expect(await handovers.select('id').execute()).toEqual([])
})
