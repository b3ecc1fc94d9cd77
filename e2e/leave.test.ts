import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })
const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)
const nothing = (page: Page) => page.getByText('No chats for you right now')

/** Anna has Colin's chat in hand, out of the editor: single letters are keys. */
async function openChat({ typed = '', others = [] as string[] } = {}) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('Hello?')
  for (const name of others) await (await world.makeCustomer(name)).write(`${name} says hello`)
  const { cookie, operator } = await world.makeColleague('Anna V.')
  const page = await open('/queue', cookie)
  await bubble(page, 'Hello?').waitFor()
  await page.locator('textarea:focus').waitFor()
  if (typed) {
    await page.keyboard.type(typed)
    await page.getByText(/^Draft saved/).waitFor()
  }
  await page.keyboard.press('Escape')
  const conversation = await world.db
    .selectFrom('conversations')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .where('conversations.siteowner_id', '=', world.siteowner.id)
    .where('customers.name', '=', 'Colin')
    .select('conversations.id')
    .executeTakeFirstOrThrow()
  return { ...world, colin, page, operator, id: conversation.id }
}

const makeMaster = ({ makeColleague }: Awaited<ReturnType<typeof openChat>>) =>
  makeColleague('Mona M.', { rights: { other_chats: ['overview', 'take', 'handover'] } })

describe('skipping, by keyboard alone', () => {
  it('asks for a reason, goes on to the next, and the chat does not come back', async () => {
    const { page, db, id } = await openChat({ others: ['Henk'] })
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: 'Skip this chat' })
    await dialog.getByLabel('Explain why you need to skip this message').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Write a few words, others read this.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.type('It is Turkish, 100%')
    await page.keyboard.press('Control+Enter')
    await bubble(page, 'Henk says hello').waitFor()
    await page.getByRole('status').getByText('Skipped. You will not get this chat again.').waitFor()
    const skips = await db.selectFrom('skips').where('conversation_id', '=', id).select('reason').execute()
    expect(skips).toEqual([{ reason: 'Other language: It is Turkish, 100%' }])
    await page.locator('textarea:focus').waitFor()
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
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('/')
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
    await page.locator('textarea:focus').waitFor()
    await page.keyboard.type('Not for me')
    await page.keyboard.press('Control+Enter')
    await page.getByText('No answer yet. It is done once', { exact: false }).waitFor()
    await nothing(page).waitFor()
    const skips = await db.selectFrom('skips').where('conversation_id', '=', id).select('reason').execute()
    expect(skips).toEqual([{ reason: 'Not for me' }])
  })
})

describe('with text that was not sent, skipping first asks', () => {
  const question = 'Are you sure you want to continue without sending your message?'

  it('to go back and continue: that has the focus, and keeps chat and text', async () => {
    const { page } = await openChat({ typed: 'Half a thought' })
    await page.keyboard.press('s')
    const dialog = page.getByRole('alertdialog', { name: question })
    for (const choice of ['Send the message now', 'Delete it and skip', 'Go back and continue'])
      await dialog.getByRole('button', { name: choice }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.locator('textarea:focus').waitFor()
    expect(await editor(page).inputValue()).toBe('Half a thought')
  })

  it('to send it now: it is sent, the next opens, and nothing is skipped', async () => {
    const { page, db, id, sent } = await openChat({ typed: 'Hello to you', others: ['Henk'] })
    await page.keyboard.press('s')
    await page.getByRole('alertdialog', { name: question }).waitFor()
    await page.keyboard.press('1')
    await bubble(page, 'Henk says hello').waitFor()
    expect(await sent()).toMatchObject([{ body: 'Hello to you', conversation_id: id }])
    expect(await db.selectFrom('skips').where('conversation_id', '=', id).select('id').execute()).toEqual([])
  })

  it('to delete it: the draft is gone everywhere, and the reason is asked', async () => {
    const { page, db, operator, id } = await openChat({ typed: 'Never to be seen' })
    const other = await page.context().newPage()
    await other.goto('/queue')
    await expect.poll(() => editor(other).inputValue()).toBe('Never to be seen')
    await page.bringToFront()
    await page.keyboard.press('s')
    await page.getByRole('alertdialog', { name: question }).waitFor()
    await page.keyboard.press('2')
    await page.getByRole('dialog', { name: 'Skip this chat' }).waitFor()
    await expect.poll(() => editor(other).inputValue()).toBe('')
    const drafts = () =>
      db.selectFrom('drafts').where('operator_id', '=', operator.id).select('body').execute()
    await expect.poll(drafts).toEqual([])
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `draft:${operator.id}:${id}`))
      .toBeNull()
    await page.keyboard.press('3')
    await page.keyboard.type('Gardening is beyond me')
    await page.keyboard.press('Control+Enter')
    await nothing(page).waitFor()
  })

  it.each([
    ['i', 'Delete it and ignore', 'Ignore this chat'],
    ['m', 'Delete it and hand over', 'Hand over to a master'],
  ])('as does %s', async (key, choice, title) => {
    const { page } = await openChat({ typed: 'Half a thought' })
    await page.keyboard.press(key)
    await page.getByRole('button', { name: choice }).waitFor()
    await page.keyboard.press('2')
    await page.getByRole(key === 'i' ? 'alertdialog' : 'dialog', { name: title }).waitFor()
  })
})

describe('ignoring, by keyboard alone', () => {
  it('warns, takes several ways at once, wants the words of an alert, and is taken back by a master', async () => {
    const chat = await openChat()
    const { page, colin, id } = chat
    await page.keyboard.press('i')
    const dialog = page.getByRole('alertdialog', { name: 'Ignore this chat' })
    await dialog
      .getByText(
        "User won't get a reply! Only use this in case of abuse and no one should answer this (for example minors)",
      )
      .waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Choose at least one.').waitFor()
    for (const option of ['Stop pokes', 'Until next message', 'Set alert at customer profile'])
      expect(await dialog.getByRole('checkbox', { name: option }).isChecked()).toBe(false)
    for (const digit of ['1', '2', '3']) await page.keyboard.press(digit)
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Write what the alert is to say.').waitFor()
    await page.keyboard.type('Swears at everybody')
    await page.keyboard.press('Control+Enter')
    await nothing(page).waitFor()

    const master = await open(`/conversations/${id}`, (await makeMaster(chat)).cookie)
    await master.getByText('This chat is ignored').waitFor()
    await master.getByText('Stop pokes, by Anna V.', { exact: false }).waitFor()
    expect(await findBarriers(master)).toEqual([])
    await master.getByRole('button', { name: 'Stop ignoring' }).press('Enter')
    await bubble(page, 'Hello?').waitFor()
    await page.getByText('Swears at everybody').waitFor()
    await colin.write('Still there?')
    await bubble(page, 'Still there?').waitFor()
  })

  it('is refused while the customer writes: that is read first', async () => {
    const { page, colin, db, id } = await openChat()
    await page.keyboard.press('i')
    await page.getByRole('alertdialog', { name: 'Ignore this chat' }).waitFor()
    // The page does not hear of it.
    await page.route('**/api/conversations/*/messages?*', (route) => route.abort())
    await page.route(/\/api\/conversations\/\d+$/, (route) => route.abort())
    await colin.write('I am sorry')
    await page.keyboard.press('Control+Enter')
    await page.getByText('The customer wrote again. Read it first.').waitFor()
    const conversation = await db
      .selectFrom('conversations')
      .where('id', '=', id)
      .select('status')
      .executeTakeFirst()
    expect(conversation).toEqual({ status: 'open' })
  })
})

describe('handing over, by keyboard alone', () => {
  it('arrives on the master’s screen with who and why, is answered there, and comes back to nobody', async () => {
    const chat = await openChat()
    const { page, sent } = chat
    const mona = await makeMaster(chat)
    const master = await open('/queue', mona.cookie)
    await nothing(master).waitFor()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: 'Hand over to a master' })
    await dialog.waitFor()
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Write a few words, others read this.').waitFor()
    await page.keyboard.type('He waits at the station')
    await page.keyboard.press('Control+Enter')
    await nothing(page).waitFor()
    await bubble(master, 'Hello?').waitFor()
    await master.getByText('Anna V. handed this over').waitFor()
    await master.getByText('He waits at the station').waitFor()
    expect(await findBarriers(master)).toEqual([])
    await master.locator('textarea:focus').waitFor()
    await master.keyboard.type('Please go home, Colin')
    await master.keyboard.press('Control+Enter')
    await nothing(master).waitFor()
    expect(await sent()).toMatchObject([{ operator_id: mona.operator.id, body: 'Please go home, Colin' }])
    await page.getByRole('button', { name: 'Look again' }).press('Enter')
    await nothing(page).waitFor()
  })

  it('is given back with M, and an operator answers', async () => {
    const chat = await openChat()
    const { page, makeColleague } = chat
    const master = await open('/queue', (await makeMaster(chat)).cookie)
    await nothing(master).waitFor()
    await page.keyboard.press('m')
    await page.getByRole('dialog', { name: 'Hand over to a master' }).waitFor()
    await page.keyboard.press('1')
    await page.locator('textarea:focus').waitFor()
    await page.keyboard.type('I think')
    await page.keyboard.press('Control+Enter')
    await master.getByText('Talks about fictional profiles: I think').waitFor()
    await master.locator('textarea:focus').waitFor()
    await master.keyboard.press('Escape')
    const tom = await open('/queue', (await makeColleague('Tom B.')).cookie)
    await nothing(tom).waitFor()
    await master.keyboard.press('m')
    await master.getByRole('dialog', { name: 'Give back to the operators' }).waitFor()
    await master.keyboard.press('Control+Enter')
    await bubble(tom, 'Hello?').waitFor()
  })
})

it('after the answer there is nothing to skip: the key says so', async () => {
  const { page } = await openChat({ typed: 'Hello to you' })
  await page.keyboard.press('Control+Shift+Enter')
  await bubble(page, 'Hello to you').waitFor()
  await page.getByRole('button', { name: /^Skip/, disabled: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await page.getByRole('status').getByText('Nothing waits for an answer in this chat.').waitFor()
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
  const skips = await db.selectFrom('skips').where('conversation_id', '=', id).select('reason').execute()
  expect(skips).toEqual([{ reason: 'Written in Turkish' }])
  await page.locator('textarea:focus').waitFor()
  for (const width of [1440, 1320, 1280, 1100, 390]) {
    await page.setViewportSize({ width, height: 860 })
    // A press that the toast takes away fails.
    await page.getByRole('button', { name: /^Away/ }).click({ trial: true, timeout: 2_000 })
    expect(await toast.isVisible()).toBe(true)
  }
})
