import { expect, type Page } from '@playwright/test'
import { bubble } from './commands.ts'
import type { Journey } from './journey.ts'

export const question = 'Are you sure you want to continue without sending your message?'
export const emptyQueuePanel = (page: Page) => page.getByText('No chats for you right now')

/** Anna has Colin's chat in hand, with the cursor in the empty editor. */
export async function claimChat({ open, makeWorld }: Journey, { others = [] as string[] } = {}) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('Hello?')
  for (const name of others) await (await world.makeCustomer(name)).write(`${name} says hello`)
  const anna = await world.makeColleague('Anna V.')
  const page = await open('/queue', anna.cookie)
  await expect(bubble(page, 'Hello?')).toBeVisible()
  await expect(page.locator('textarea:focus')).toBeVisible()
  return { ...world, colin, anna, page, operator: anna.operator }
}

/** The same, with the focus outside of the editor: single letters are keys. */
export async function openChat(journey: Journey, { typed = '', others = [] as string[] } = {}) {
  const chat = await claimChat(journey, { others })
  const { page } = chat
  if (typed) {
    await page.keyboard.type(typed)
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  const { id } = await chat.findChat('Colin')
  return { ...chat, id }
}
