import { findAccessibilityViolations } from '../accessibility.ts'
import { emptyQueuePanel } from '../chat-in-hand.ts'
import { bubble, editor, expectInEditor, newerQuestion, sendAnyway } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'

/** Colin writes again after Anna has begun to type. */
async function openTyping({ open, makeWorld }: Journey, ...news: string[]) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('What are you cooking?')
  const { cookie } = await world.makeColleague('Anna V.')
  const page = await open('/queue', cookie)
  await expectInEditor(page)
  await page.keyboard.type('Leek soup')
  for (const text of news) {
    await colin.write(text)
    await expect(page.getByRole('form', { name: 'Sender box' }).getByText(text)).toBeVisible()
  }
  return { ...world, colin, page }
}

it('a message that arrives while an operator types is shown at once, and asked about once at sending', async ({
  journey,
}) => {
  const { page, sent } = await openTyping(journey, 'Never mind, found a recipe')
  await expect(page.getByText('Colin wrote again:')).toBeVisible()
  await expect(page.getByRole('log').getByText('Came in while you were typing')).toBeVisible()
  await expectInEditor(page)
  expect(await findAccessibilityViolations(page)).toEqual([])
  // It is asked about even if it was visible for long.
  await page.keyboard.type(', with bread', { delay: 120 })
  await page.keyboard.press('Control+Enter')
  await expect(newerQuestion(page, 'Never mind, found a recipe')).toBeVisible()
  await expect(newerQuestion(page, 'What are you cooking?')).toBeVisible()
  await expect(page.getByText('Not sent yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  expect(await findAccessibilityViolations(page)).toEqual([])
  expect(await sent()).toEqual([])
  // Further typing goes to the text.
  await page.keyboard.type('!')
  await expectInEditor(page)
  await expect(editor(page)).toHaveValue('Leek soup, with bread!')
  await page.keyboard.press('Control+Enter')
  await expect(emptyQueuePanel(page)).toBeVisible()
  expect(await sent()).toMatchObject([{ body: 'Leek soup, with bread!' }])
})

it('the page asks once about each newer message, and Escape returns to the text', async ({ journey }) => {
  const { page, colin, sent } = await openTyping(journey, 'Never mind')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(newerQuestion(page, 'Never mind')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expectInEditor(page)
  await expect(page.getByText('Colin wrote again:')).toBeVisible()
  await colin.write('How is the shop?')
  await expect(bubble(page, 'How is the shop?')).toBeVisible()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(newerQuestion(page, 'How is the shop?')).toBeVisible()
  expect(await sent()).toEqual([])
  await sendAnyway(page)
  await expect(bubble(page, 'Leek soup')).toBeVisible()
  await expectInEditor(page)
  expect(await page.getByText('Colin wrote again:').count()).toBe(0)
  expect(await sent()).toMatchObject([{ body: 'Leek soup', type: 'reply' }])
})

it('a double key press does not answer the question', async ({ journey }) => {
  const { page, sent } = await openTyping(journey, 'Never mind')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(newerQuestion(page, 'Never mind')).toBeVisible()
  expect(await sent()).toEqual([])
})

it('a message that arrived after a draft was saved is shown when the chat opens again', async ({
  journey,
}) => {
  const { page, colin, sent } = await openTyping(journey)
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to main panel' }).press('Enter')
  await page.getByRole('button', { name: 'Continue without sending' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
  await colin.write('Never mind')
  await page.keyboard.press('2')
  await expect(page.getByText('Colin wrote again:')).toBeVisible()
  await expect(editor(page)).toHaveValue('Leek soup')
  await page.getByRole('button', { name: 'Send & next' }).press('Enter')
  await expect(newerQuestion(page, 'Never mind')).toBeVisible()
  expect(await sent()).toEqual([])
})
