import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { bubble, editor, usePalette } from '../commands.ts'
import { expect, it } from '../journey.ts'

it('asks a coach from the palette, keeps the chat, and reads the answer above the editor', async ({
  journey,
  open,
}) => {
  const chat = await openChat(journey, { typed: 'I live in' })
  const { page, makeColleague, sent } = chat
  const coach = await makeColleague('Ilse M.', {
    level: { rights: ['other_chats.overview', 'chat_stats.away'] },
  })
  const desk = await open('/', coach.cookie)
  await usePalette().run(page, 'ask coach')
  const dialog = page.getByRole('dialog', { name: 'Ask a coach about this chat' })
  await expect(dialog.getByRole('textbox', { name: 'Your question' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Write what you want to know.')).toBeVisible()
  await page.keyboard.type('May I name the town?')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Asked. 1 coach is here.')).toBeVisible()
  const questions = page.getByRole('region', { name: 'Questions to the coaches' })
  await expect(questions.getByText('No answer yet.')).toBeVisible()
  await expect(editor(page)).toHaveValue('I live in')
  expect(await findAccessibilityViolations(page)).toEqual([])

  await expect(desk.getByText('Anna V. asks the coaches:')).toBeVisible()
  await desk.getByRole('link', { name: 'Open chat', exact: true }).press('Enter')
  await expect(bubble(desk, 'Hello?')).toBeVisible()
  const answer = desk.getByRole('textbox', { name: 'Answer to the operator' })
  await answer.focus()
  expect(await findAccessibilityViolations(desk)).toEqual([])
  await desk.keyboard.type('The region only.')
  await desk.keyboard.press('Control+Enter')
  await expect(answer).toBeHidden()
  await expect(desk.getByRole('link', { name: 'Open chat', exact: true })).toBeHidden()

  await expect(questions.getByText('Ilse M. answers:')).toBeVisible()
  await expect(questions.getByText('The region only.')).toBeVisible()
  await expect(editor(page)).toHaveValue('I live in')
  expect(await sent()).toEqual([])
})
