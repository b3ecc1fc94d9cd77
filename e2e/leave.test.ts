import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { chatsInHand, nothing, question } from './chat-in-hand.ts'
import { bubble, takesKeys } from './commands.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()
const openChat = chatsInHand({ open, makeWorld })

const makeMaster = ({ makeColleague }: Awaited<ReturnType<typeof openChat>>) =>
  makeColleague('Mona M.', {
    level: { rights: ['other_chats.overview', 'other_chats.take', 'other_chats.handover'] },
  })

describe('with text that was not sent, every other way to leave asks whether to go on without sending', () => {
  it.each([
    ['i', 'Ignore this chat', 'Until next message'],
    ['m', 'Hand over to a master', ''],
  ])('%s keeps the draft, and neither sends nor deletes it', async (key, title, chosen) => {
    const { page, db, sent, operator } = await openChat({ typed: 'Half a thought' })
    await page.keyboard.press(key)
    const asked = page.getByRole('alertdialog', { name: question })
    await asked.getByRole('button', { name: 'Go back and continue' }).and(page.locator(':focus')).waitFor()
    expect(await asked.getByRole('button').count()).toBe(2)
    for (const each of '123456789sdx') await page.keyboard.press(each)
    await page.keyboard.press('Enter')
    await page.locator('textarea:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press(key)
    await asked.getByRole('button', { name: 'Continue without sending' }).press('Enter')
    const dialog = page.getByRole(key === 'i' ? 'alertdialog' : 'dialog', { name: title })
    await dialog.waitFor()
    if (!chosen) await page.keyboard.type('He waits at the station')
    await page.keyboard.press('Control+Enter')
    await nothing(page).waitFor()
    expect(await sent()).toEqual([])
    const drafts = await db
      .selectFrom('drafts')
      .where('operator_id', '=', operator.id)
      .select('body')
      .execute()
    expect(drafts).toEqual([{ body: 'Half a thought' }])
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
    await takesKeys(master)
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
    await takesKeys(master)
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
