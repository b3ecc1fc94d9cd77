import { findAccessibilityViolations } from '../accessibility.ts'
import { claimChat, emptyQueuePanel } from '../chat-in-hand.ts'
import { bubble, editor } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'

describe('a message that its customer changes', () => {
  it('changes in the open chat, and is asked about before an answer to its former text is sent', async ({
    journey,
  }) => {
    const { page, colin, sent } = await claimChat(journey)
    await page.keyboard.type('Hello to you')
    await colin.rewrite('Goodbye!')
    await expect(bubble(page, 'Goodbye!')).toBeVisible()
    await expect(page.getByText(/^Changed by the customer, /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Former text' })).toHaveCount(0)
    await page.keyboard.press('Control+Enter')
    const question = page.getByRole('alertdialog', {
      name: 'Colin changed a message while you typed. Does your text still fit?',
    })
    await expect(question.getByText('Goodbye!')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    expect(await sent()).toEqual([])
    await page.keyboard.press('Escape')
    await expect(editor(page)).toHaveValue('Hello to you')
    await page.keyboard.press('Control+Enter')
    await expect(emptyQueuePanel(page)).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'Hello to you' }])
  })

  it('has its former text for a master, by keyboard', async ({ journey }) => {
    const { makeWorld, open } = journey
    const { makeCustomer, makeColleague, findChat } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.write('I am 15')
    await colin.rewrite('I am 51')
    const { cookie } = await makeColleague('Bram H.', {
      level: { rights: ['other_chats.overview', 'escalations'], history_size: 'all' },
    })
    const { id } = await findChat('Colin')
    const page = await open(`/conversations/${id}`, cookie)
    await page.getByRole('button', { name: 'Former text' }).press('Enter')
    await expect(page.getByText('I am 15')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})

describe('a message that its customer deletes', () => {
  it('leaves the hand of its operator when nothing else waits, and the chat says why', async ({
    journey,
  }) => {
    const { page, colin, makeColleague, findChat } = await claimChat(journey)
    await page.keyboard.type('Hello to you')
    await colin.unwrite()
    await expect(page.getByRole('heading', { name: 'This chat is no longer yours' }).first()).toBeVisible()
    await expect(
      page.getByText(/^The customer deleted the message, .* Nothing has to be answered\.$/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0)
    const { id } = await findChat('Colin')
    const { cookie } = await makeColleague('Bram H.', {
      level: { rights: ['other_chats.overview', 'escalations'], history_size: 'all' },
    })
    const reading = await journey.open(`/conversations/${id}`, cookie)
    await expect(reading.getByText('The customer deleted the message')).toBeVisible()
    await reading.getByRole('button', { name: 'Former text' }).press('Enter')
    await expect(reading.getByText('Hello?')).toBeVisible()
    expect(await findAccessibilityViolations(reading)).toEqual([])
  })
})
