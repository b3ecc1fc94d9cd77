import { findAccessibilityViolations } from '../accessibility.ts'
import { bubble } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'
import { makeWaitingChat } from '../waiting-chat.ts'

describe('a chat that nobody is answering', () => {
  it('is taken by a master with T, answered in place, and shown as taken to those who read along', async ({
    journey,
    open,
  }) => {
    const { id, master, coach, sent, db } = await makeWaitingChat(journey)
    const reading = await open(`/conversations/${id}`, (await coach()).cookie)
    await expect(reading.getByText('Nobody has opened this chat yet')).toBeVisible()
    const taker = await master()
    const page = await open(`/conversations/${id}`, taker.cookie)
    await expect(page.getByRole('button', { name: 'Take this chat' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('t')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await expect(reading.getByText('Eva M. is answering this chat')).toBeVisible()
    await page.keyboard.type('A word from me')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(bubble(page, 'A word from me')).toBeVisible()
    await expect(bubble(reading, 'A word from me')).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'A word from me', operator_id: taker.operator.id }])
    const audit = () =>
      db
        .selectFrom('audit_log')
        .where('operator_id', '=', taker.operator.id)
        .where('action', '=', 'conversation.take')
        .select('subject_id')
        .orderBy('id')
        .execute()
    expect(await audit()).toEqual([{ subject_id: id }])
    await page.keyboard.press('Escape')
    await page.keyboard.press('b')
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await expect(reading.getByText('This chat is answered')).toBeVisible()
  })

  it('continues with the queue after Send & next', async ({ journey, open }) => {
    const { id, master, makeCustomer, sent } = await makeWaitingChat(journey)
    const page = await open(`/conversations/${id}`, (await master()).cookie)
    await expect(bubble(page, 'Hello?')).toBeVisible()
    await page.keyboard.press('t')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await (await makeCustomer('Henk')).write('Next, please')
    await page.keyboard.type('To Colin')
    await page.keyboard.press('Control+Enter')
    await expect(bubble(page, 'Next, please')).toBeVisible()
    await page.waitForURL('**/queue?smart=1')
    expect(await sent()).toMatchObject([{ body: 'To Colin' }])
  })
})

describe('taking is refused', () => {
  it('without the right, with the reason at the button', async ({ journey, open }) => {
    const { id, coach } = await makeWaitingChat(journey)
    const page = await open(`/conversations/${id}`, (await coach()).cookie)
    const take = page.getByRole('button', { name: 'Take this chat' })
    await expect(take).toBeVisible()
    await expect(take).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('You can read this chat but not take it. Ask a master.')).toBeVisible()
    await page.keyboard.press('t')
    expect(await page.locator('textarea').count()).toBe(0)
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('while another operator is answering', async ({ journey, open }) => {
    const { id, master } = await makeWaitingChat(journey)
    const first = await open(`/conversations/${id}`, (await master('Tom B.')).cookie)
    await expect(bubble(first, 'Hello?')).toBeVisible()
    await first.keyboard.press('t')
    await expect(first.locator('textarea:focus')).toBeVisible()
    const second = await open(`/conversations/${id}`, (await master()).cookie)
    const take = second.getByRole('button', { name: 'Take this chat' })
    await expect(take).toBeVisible()
    await expect(take).toHaveAttribute('title', 'Tom B. is answering this chat')
    expect(await findAccessibilityViolations(second)).toEqual([])
  })
})
