import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)
const toldFacts = (page: Page) => page.getByRole('region', { name: 'Already told Colin' })
const fromMessages = (page: Page) => page.getByRole('region', { name: 'From messages' })

/** A long chat in hand. */
async function openLongChat({ open, makeWorld }: Journey, messages = 5) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  const before = Date.now() - 3_600_000
  await colin.write(
    ...Array.from({ length: messages }, (_, number) => ({
      text: `Thought ${number}.`,
      sent_at: new Date(before + number * 1_000).toISOString(),
    })),
  )
  const anna = await world.makeColleague('Anna V.')
  const page = await open('/queue', anna.cookie)
  await expect(page.locator('textarea:focus')).toBeVisible()
  await expect(bubble(page, `Thought ${messages - 1}.`)).toBeVisible()
  const { id } = await world.db
    .selectFrom('conversations')
    .where('siteowner_id', '=', world.siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  return { ...world, colin, anna, page, id }
}

describe('a fact', () => {
  it('is saved with F from the customer’s message and from the operator’s, and shown to others at once', async ({
    journey,
    open,
  }) => {
    const { page, id, makeColleague } = await openLongChat(journey)
    const coach = await makeColleague('Ilse M.', { level: { rights: ['other_chats.overview'] } })
    const reading = await open(`/conversations/${id}`, coach.cookie)
    await expect(toldFacts(reading).getByText('Nothing saved yet.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('f')
    const text = page.getByRole('dialog').getByRole('textbox', { name: 'What to remember' })
    await expect(text).toBeVisible()
    await expect(text).toHaveValue('Thought 4.')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Thinks a lot')
    await page.keyboard.press('Control+Enter')
    await expect(fromMessages(page).getByText('Thinks a lot')).toBeVisible()
    await expect(fromMessages(reading).getByText('Thinks a lot')).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('I never learned to swim')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(bubble(page, 'I never learned to swim')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('f')
    await expect(text).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(toldFacts(page).getByText('I never learned to swim')).toBeVisible()
    await expect(toldFacts(reading).getByText('I never learned to swim')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('is removed, and restored with Z', async ({ journey }) => {
    const { page, id, db, anna } = await openLongChat(journey)
    await saveFact(db, { id, operator: anna.operator, nth: 0, text: 'Thinks a lot' })
    await page.reload()
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove the fact: Thinks a lot' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Fact removed', { exact: true })).toBeVisible()
    expect(await fromMessages(page).count()).toBe(0)
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('z')
    await expect(fromMessages(page).getByText('Thinks a lot')).toBeVisible()
  })

  it('leads to its message, far back in the thread', async ({ journey }) => {
    const { page, id, db, anna } = await openLongChat(journey, 400)
    await saveFact(db, { id, operator: anna.operator, nth: 3, text: 'Thought of it early' })
    await page.reload()
    await expect(page.locator('textarea:focus')).toBeVisible()
    expect(await bubble(page, 'Thought 3.').count()).toBe(0)
    await page.keyboard.press('Escape')
    await fromMessages(page)
      .getByRole('button', { name: /^Thought of it early/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toContain('Thought 3.')
    const [message, log] = await Promise.all([
      bubble(page, 'Thought 3.').boundingBox(),
      page.getByRole('region', { name: 'Messages', exact: true }).boundingBox(),
    ])
    if (!message || !log) throw new Error('The message and the thread are on the page')
    expect(message.y).toBeGreaterThan(log.y)
    expect(message.y + message.height).toBeLessThan(log.y + log.height)
  })
})

async function saveFact(
  db: Awaited<ReturnType<Journey['makeWorld']>>['db'],
  fact: { id: number; operator: { id: number }; nth: number; text: string },
) {
  const message = await db
    .selectFrom('messages')
    .where('conversation_id', '=', fact.id)
    .select(['id', 'sent_at'])
    .orderBy('id')
    .offset(fact.nth)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('told_facts')
    .values({
      conversation_id: fact.id,
      message_id: message.id,
      message_sent_at: message.sent_at,
      about: 'customer',
      body: fact.text,
      operator_id: fact.operator.id,
    })
    .execute()
}
