import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { chatsInHand, nothing, question } from './chat-in-hand.ts'
import { bubble, editor, takesKeys } from './commands.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()
const openChat = chatsInHand({ open, makeWorld })

describe('skipping, by keyboard alone', () => {
  it('asks for a reason, goes on to the next, and the chat does not come back', async () => {
    const { page, db, id } = await openChat({ others: ['Henk'] })
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: 'Skip this chat' })
    await dialog.waitFor()
    expect(await dialog.getByText('1 of 2').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.getByText('Choose a reason.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('5')
    await dialog.getByLabel('Explain why you need to skip this message').waitFor()
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Write a few words, others read this.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.type('It is Turkish, 100%')
    await page.keyboard.press('Control+Enter')
    await bubble(page, 'Henk says hello').waitFor()
    await page.getByRole('status').getByText('Skipped. You will not get this chat again.').waitFor()
    const skips = await db
      .selectFrom('skips')
      .where('conversation_id', '=', id)
      .select(['reason_code', 'reason_words'])
      .execute()
    expect(skips).toEqual([{ reason_code: null, reason_words: 'It is Turkish, 100%' }])
    await takesKeys(page)
    await page.keyboard.type('Hello Henk')
    await page.keyboard.press('Control+Enter')
    await nothing(page).waitFor()
    await page.reload()
    await page.getByText(/chats you skipped in the last 24 hours/).waitFor()
  })

  it('is left with Escape, and nothing has happened', async () => {
    const { page, db, id } = await openChat()
    await page.keyboard.press('s')
    await page.getByRole('dialog', { name: 'Skip this chat' }).waitFor()
    await page.keyboard.press('4')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('textarea:focus').waitFor()
    expect(await db.selectFrom('skips').where('conversation_id', '=', id).select('id').execute()).toEqual([])
  })

  it('whose answer gets lost is tried again, and done once', async () => {
    const { page, db, id } = await openChat()
    let tries = 0
    await page.route('**/skip', async (route) => {
      if (++tries > 1) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.keyboard.press('s')
    await page.getByRole('dialog', { name: 'Skip this chat' }).waitFor()
    await page.keyboard.press('4')
    await page.keyboard.press('Enter')
    await page.getByText('No answer yet. It is done once', { exact: false }).waitFor()
    await nothing(page).waitFor()
    const skips = await db
      .selectFrom('skips')
      .where('conversation_id', '=', id)
      .select(['reason_code', 'reason_words'])
      .execute()
    expect(skips).toEqual([{ reason_code: 'known', reason_words: null }])
  })
})

describe('with text that was not sent, skipping asks for a reason and then offers three choices', () => {
  /** Anna has text in the editor, and has given a reason. */
  async function openChoices(...others: string[]) {
    const chat = await openChat({ typed: 'Half a thought', others })
    const { page, db, id } = chat
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: 'Skip this chat' })
    await dialog.getByText('1 of 2').waitFor()
    await page.keyboard.press('3')
    await page.keyboard.press('Enter')
    const choices = page.getByRole('alertdialog', { name: question })
    await choices.getByText('2 of 2').waitFor()
    await choices.locator('button:focus').waitFor()
    const skips = () =>
      db
        .selectFrom('skips')
        .where('conversation_id', '=', id)
        .select(['reason_code', 'reason_words'])
        .execute()
    const drafts = () =>
      db.selectFrom('drafts').where('operator_id', '=', chat.operator.id).select('body').execute()
    return { ...chat, choices, skips, drafts }
  }

  it('to go back and continue: that has the focus, and keeps chat and text', async () => {
    const { page, choices, skips } = await openChoices()
    for (const choice of ['Send the message now', 'Delete it'])
      await choices.getByRole('button', { name: choice }).waitFor()
    await choices.getByRole('button', { name: 'Go back and continue' }).and(page.locator(':focus')).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.locator('textarea:focus').waitFor()
    expect(await editor(page).inputValue()).toBe('Half a thought')
    expect(await skips()).toEqual([])
  })

  it('no digit and no letter sends or deletes', async () => {
    const { page, choices, sent, skips, drafts } = await openChoices()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') asked.push(request.url())
    })
    for (const key of '123456789sdeanxy') await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await choices.waitFor({ state: 'detached' })
    await page.locator('textarea:focus').waitFor()
    expect(await editor(page).inputValue()).toBe('Half a thought')
    expect(asked.filter((url) => !url.includes('/renew'))).toEqual([])
    expect({ sent: await sent(), skips: await skips(), drafts: await drafts() }).toEqual({
      sent: [],
      skips: [],
      drafts: [{ body: 'Half a thought' }],
    })
  })

  it('to send it now with Ctrl+Enter: it is sent, the next opens, and nothing is skipped', async () => {
    const { page, choices, id, sent, skips } = await openChoices('Henk')
    // A press that comes too early is not heard.
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+Enter')
        return choices.isVisible()
      })
      .toBe(false)
    await bubble(page, 'Henk says hello').waitFor()
    expect(await sent()).toMatchObject([{ body: 'Half a thought', conversation_id: id }])
    expect(await skips()).toEqual([])
  })

  it('a second Ctrl+Enter of a hurried hand does not send', async () => {
    const { page, sent } = await openChat({ typed: 'Half a thought' })
    await page.keyboard.press('s')
    await page.getByRole('dialog', { name: 'Skip this chat' }).waitFor()
    await page.keyboard.type('Written in Turkish')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('alertdialog', { name: question }).waitFor()
    expect(await sent()).toEqual([])
  })

  it('to delete it: the text is gone everywhere, once the skip has succeeded', async () => {
    const { page, choices, operator, id, skips, drafts } = await openChoices()
    const other = await page.context().newPage()
    await other.goto('/queue')
    await expect.poll(() => editor(other).inputValue()).toBe('Half a thought')
    await page.bringToFront()
    await page.route('**/skip', (route) => route.fulfill({ status: 500, json: {} }))
    const deleteIt = choices.getByRole('button', { name: 'Delete it' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await deleteIt.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await choices.getByText('An error occurred, nothing has changed. Try again.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await editor(other).inputValue()).toBe('Half a thought')
    expect(await drafts()).toEqual([{ body: 'Half a thought' }])

    await page.unroute('**/skip')
    await deleteIt.press('Enter')
    await nothing(page).waitFor()
    expect(await skips()).toEqual([{ reason_code: 'topic', reason_words: null }])
    await expect.poll(drafts).toEqual([])
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `draft:${operator.id}:${id}`))
      .toBeNull()
  })

  it('a chat that was lost meanwhile keeps the text', async () => {
    const { page, choices, operator, makeColleague, passOn, drafts } = await openChoices()
    await passOn(operator, (await makeColleague('Tom B.')).operator)
    await choices.getByRole('button', { name: 'Delete it' }).press('Enter')
    await page.getByText('Your draft is kept').waitFor()
    expect(await drafts()).toEqual([{ body: 'Half a thought' }])
  })
})

it('words that are typed at the choices go into the reason, and the toast stands beside the buttons', async () => {
  const { page, db, id } = await openChat({ others: ['Henk'] })
  await page.keyboard.press('s')
  await page.getByRole('dialog', { name: 'Skip this chat' }).waitFor()
  await page.locator('input[type="radio"]:focus').waitFor()
  await page.keyboard.type('Written in Turkish')
  await page.keyboard.press('Control+Enter')
  const toast = page.getByRole('status').getByText('Skipped. You will not get this chat again.')
  await toast.waitFor()
  const skips = await db
    .selectFrom('skips')
    .where('conversation_id', '=', id)
    .select(['reason_code', 'reason_words'])
    .execute()
  expect(skips).toEqual([{ reason_code: null, reason_words: 'Written in Turkish' }])
  await page.locator('textarea:focus').waitFor()
  for (const width of [1440, 1320, 1280, 1100, 390]) {
    await page.setViewportSize({ width, height: 860 })
    // A press that the toast takes away fails.
    await page.getByRole('button', { name: /^Away/ }).click({ trial: true, timeout: 2_000 })
    expect(await toast.isVisible()).toBe(true)
  }
})
