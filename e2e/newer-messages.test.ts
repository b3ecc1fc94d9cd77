import { expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { nothing } from './chat-in-hand.ts'
import { bubble, editor, inEditor, newerQuestion, sendAnyway } from './commands.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

/** Anna has begun to type as Colin writes again. */
async function openTyping(...news: string[]) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('What are you cooking?')
  const { cookie } = await world.makeColleague('Anna V.')
  const page = await open('/queue', cookie)
  await inEditor(page)
  await page.keyboard.type('Leek soup')
  for (const text of news) {
    await colin.write(text)
    await page.getByRole('form', { name: 'Sender box' }).getByText(text).waitFor()
  }
  return { ...world, colin, page }
}

it('a message that arrives while somebody types is told at once, and asked about once at sending', async () => {
  const { page, sent } = await openTyping('Never mind, found a recipe')
  await page.getByText('Colin wrote again:').waitFor()
  await page.getByRole('log').getByText('Came in while you were typing').waitFor()
  await inEditor(page)
  expect(await findBarriers(page)).toEqual([])
  // Read for as long as one likes: it is asked about all the same.
  await page.keyboard.type(', with bread', { delay: 120 })
  await page.keyboard.press('Control+Enter')
  await newerQuestion(page, 'Never mind, found a recipe').waitFor()
  await newerQuestion(page, 'What are you cooking?').waitFor()
  await page.getByText('Not sent yet').waitFor()
  await page.getByRole('button', { name: 'Edit' }).and(page.locator(':focus')).waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(await sent()).toEqual([])
  // Whoever types on means the text.
  await page.keyboard.type('!')
  await inEditor(page)
  expect(await editor(page).inputValue()).toBe('Leek soup, with bread!')
  await page.keyboard.press('Control+Enter')
  await nothing(page).waitFor()
  expect(await sent()).toMatchObject([{ body: 'Leek soup, with bread!' }])
})

it('is asked about once for each message, and Escape leads back to the text', async () => {
  const { page, colin, sent } = await openTyping('Never mind')
  await page.keyboard.press('Control+Shift+Enter')
  await newerQuestion(page, 'Never mind').waitFor()
  await page.getByRole('button', { name: 'Edit' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await inEditor(page)
  await page.getByText('Colin wrote again:').waitFor()
  await colin.write('How is the shop?')
  await bubble(page, 'How is the shop?').waitFor()
  await page.keyboard.press('Control+Shift+Enter')
  await newerQuestion(page, 'How is the shop?').waitFor()
  expect(await sent()).toEqual([])
  await sendAnyway(page)
  await bubble(page, 'Leek soup').waitFor()
  await inEditor(page)
  expect(await page.getByText('Colin wrote again:').count()).toBe(0)
  expect(await sent()).toMatchObject([{ body: 'Leek soup', type: 'reply' }])
})

it('a second press of a hurried hand does not answer the question', async () => {
  const { page, sent } = await openTyping('Never mind')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await newerQuestion(page, 'Never mind').waitFor()
  expect(await sent()).toEqual([])
})

it('a message that arrived after a kept draft was saved is told when the chat opens again', async () => {
  const { page, colin, sent } = await openTyping()
  await page.getByText(/^Draft saved/).waitFor()
  await page.getByRole('link', { name: 'Back to main panel' }).press('Enter')
  await page.getByRole('button', { name: 'Continue without sending' }).press('Enter')
  await page.getByRole('heading', { name: 'Queue statistics' }).waitFor()
  await colin.write('Never mind')
  await page.keyboard.press('2')
  await page.getByText('Colin wrote again:').waitFor()
  await expect.poll(() => editor(page).inputValue()).toBe('Leek soup')
  await page.getByRole('button', { name: 'Send & next' }).press('Enter')
  await newerQuestion(page, 'Never mind').waitFor()
  expect(await sent()).toEqual([])
})
