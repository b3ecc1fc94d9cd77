import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { editor } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'

/** A chat whose site owner wants 75 to 300 characters, and has a rule. */
async function openRuled(journey: Journey, own: { length_stops?: boolean } = {}) {
  const chat = await openChat(journey)
  const { db, siteowner, page } = chat
  await db
    .updateTable('siteowners')
    .set({ length_min: 75, length_max: 300, ...own })
    .where('id', '=', siteowner.id)
    .execute()
  const write = (...rules: string[]) =>
    db
      .insertInto('chat_rules')
      .values({ siteowner_id: siteowner.id, language: 'en', rules })
      .onConflict((conflict) => conflict.columns(['siteowner_id', 'language']).doUpdateSet({ rules }))
      .execute()
  await write('Answer all of the message')
  await page.reload()
  await editor(page).press('/')
  return { ...chat, write }
}

it('the length is counted beside what the site wants, and another one is not sent where it stops', async ({
  journey,
}) => {
  const { page, sent } = await openRuled(journey, { length_stops: true })
  await editor(page).fill('Tea. And you?')
  const line = page.getByText('this site takes 75 to 300 characters, 62 to go')
  await expect(line).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByRole('alert')).toContainText('This site takes answers of 75 characters or more')
  expect(await sent()).toEqual([])
  const text = `${'Tea and a walk by the sea, and then a long evening. '.repeat(2)}And you?`
  await editor(page).fill(text)
  await expect(page.getByText('this site takes 75 to 300 characters', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+Shift+Enter')
  await expect.poll(async () => (await sent()).map(({ body }) => body)).toEqual([text])
})

it('opens with D beside the text, marks what has changed, and is read then', async ({ journey }) => {
  const { page, write, db, siteowner } = await openRuled(journey)
  const button = page.getByRole('button', { name: /^Rules/ })
  await expect(button).toContainText('changed since you read them')
  await editor(page).fill('Half a thought')
  await page.keyboard.press('Escape')
  await page.keyboard.press('d')
  const rules = page.getByRole('region', { name: `Rules of ${siteowner.name}` })
  await expect(rules.getByRole('listitem')).toHaveText(['Answer all of the message'])
  expect(await findAccessibilityViolations(page)).toEqual([])
  await expect(button).not.toContainText('changed')
  await page.keyboard.press('d')
  await expect(rules).toBeHidden()
  await write('Answer all of the message', 'End with a question')
  await page.reload()
  await expect(button).toContainText('changed since you read them')
  await page.setViewportSize({ width: 390, height: 844 })
  await button.click()
  await expect(rules.getByRole('listitem')).toHaveText([
    'Answer all of the message',
    /^End with a question\s*New$/,
  ])
  await rules.getByRole('button', { name: 'Close the rules' }).click()
  await expect(editor(page)).toHaveValue('Half a thought')
  await expect
    .poll(() =>
      db.selectFrom('read_chat_rules').where('siteowner_id', '=', siteowner.id).select('rules').execute(),
    )
    .toEqual([{ rules: ['Answer all of the message', 'End with a question'] }])
})
