import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { editor, expectInEditor } from '../commands.ts'
import { expect, it } from '../journey.ts'

it('the length of an answer is shown once four fifths are used, and announced', async ({ journey }) => {
  const { page } = await openChat(journey)
  const form = page.getByRole('form', { name: 'Sender box' })
  const announced = form.getByRole('status').filter({ hasText: 'Less than a fifth' })
  await editor(page).fill('x'.repeat(1_599))
  await expect(form.getByText(/left$/)).toHaveCount(0)
  await page.keyboard.type('x')
  await expect(form.getByText('400 left')).toBeVisible()
  await expect(announced).toBeAttached()
  await editor(page).fill('x'.repeat(2_012))
  await expect(form.getByText('12 too many')).toBeVisible()
})

it('emoji are found after a colon and with the button, the recent ones first, also without a connection', async ({
  journey,
}) => {
  const { page } = await openChat(journey)
  const list = page.getByRole('listbox', { name: 'Emoji' })
  await editor(page).focus()
  await page.keyboard.type('Ha :cat')
  await expect(list.getByRole('option', { selected: true })).toHaveText('🐈')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(editor(page)).toHaveValue('Ha 🐈')
  await page.context().setOffline(true)
  await page.keyboard.type(' :rose')
  await page.keyboard.press('Tab')
  await expect(editor(page)).toHaveValue('Ha 🐈 🌹')

  await page.getByRole('button', { name: 'Emoji, or type a colon' }).press('Enter')
  await expect(list.getByRole('option').first()).toHaveText('🌹')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(editor(page)).toHaveValue('Ha 🐈 🌹 🐈')
  await page.getByRole('button', { name: 'Emoji, or type a colon' }).press('Enter')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expectInEditor(page)
  await page.keyboard.type('At 10:30 :D')
  await page.keyboard.press('Enter')
  await page.keyboard.type(':)')
  await expect(editor(page)).toHaveValue('Ha 🐈 🌹 🐈 At 10:30 :D\n:)')
  await expect(list).toHaveCount(0)
})
