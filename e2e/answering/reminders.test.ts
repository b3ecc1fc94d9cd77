import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { bubble, expectInEditor, heading, usePalette } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'

const { run } = usePalette()
const dialog = (page: Page) => page.getByRole('dialog')
const panel = (page: Page) => page.getByRole('region', { name: 'Remind me' })

describe('a reminder', () => {
  it('is set from the palette, keeps the chat, and tells on any page when it is due', async ({ journey }) => {
    const { page, db, id, operator } = await openChat(journey)
    await run(page, 'remind me', 'Remind')
    await expect(dialog(page).getByText('Remind me of Colin and Marianne')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('1')
    await page.keyboard.type('At the dentist')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText(/^Reminder set: /)).toBeVisible()
    await expectInEditor(page)
    const reminders = () =>
      db.selectFrom('reminders').where('operator_id', '=', operator.id).selectAll().execute()
    expect(await reminders()).toMatchObject([{ conversation_id: id, note: 'At the dentist' }])

    // Who has written in a chat may read it later.
    await makeSentMessage(db, { conversationId: id, operatorId: operator.id })
    await page.clock.install()
    const loaded = page.waitForResponse('**/api/reminders')
    await page.goto('/stats')
    await loaded
    await expect(heading(page, 'Stats')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mine', exact: true })).toBeVisible()
    await sql`update reminders set due_at = now(), created_at = now() - interval '1 hour' where operator_id = ${operator.id}`.execute(
      db,
    )
    // The server's clock has not moved.
    await page.clock.fastForward(31 * 60_000)
    await expect(page.getByText('Reminder: Colin and Marianne. At the dentist')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mine 1 reminder is due' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Open to read' }).press('Enter')
    await page.waitForURL(`**/conversations/${id}?from=mine`)
    await expect(bubble(page, 'Hello?')).toBeVisible()
  })

  it('is set, changed and deleted on Mine, and set again by an undo, by keyboard', async ({ journey }) => {
    const world = await journey.makeWorld()
    await (await world.makeCustomer('Colin')).write('Hello?')
    const anna = await world.makeColleague('Anna V.')
    const { id } = await world.findChat()
    await makeSentMessage(world.db, { conversationId: id, operatorId: anna.operator.id })
    const page = await journey.open('/mine', anna.cookie)
    await expect(panel(page).getByText('No reminder is set.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Hello to you too' })).toBeVisible()
    await page.keyboard.press('n')
    await expect(dialog(page).getByRole('button', { name: /Colin and Marianne/ })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('3')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(panel(page).getByRole('link', { name: 'Colin and Marianne' })).toBeVisible()
    await expect(panel(page).getByText(/09:00/)).toBeVisible()

    await panel(page).getByRole('button', { name: 'Change the reminder of Colin' }).press('Enter')
    await dialog(page).getByLabel('Date and time').fill('2020-01-01T10:00')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('Choose a time within the next 14 days.')).toBeVisible()
    await dialog(page)
      .getByRole('radio', { name: /^In 1 hour/ })
      .focus()
    await page.keyboard.press('2')
    await page.keyboard.type('Ladder')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(panel(page).getByText('Ladder')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])

    await panel(page).getByRole('button', { name: 'Delete the reminder of Colin' }).press('Enter')
    await expect(panel(page).getByText('No reminder is set.')).toBeVisible()
    await page.keyboard.press('z')
    await expect(panel(page).getByText('Ladder')).toBeVisible()
  })
})
