import { openChat } from '../chat-in-hand.ts'
import { editor } from '../commands.ts'
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
