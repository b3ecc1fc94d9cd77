import { findAccessibilityViolations } from '../accessibility.ts'
import { emptyQueuePanel, openChat, question } from '../chat-in-hand.ts'
import { bubble, waitUntilKeysWork } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'

const makeMaster = ({ makeColleague }: Awaited<ReturnType<typeof openChat>>) =>
  makeColleague('Mona M.', {
    level: { rights: ['other_chats.overview', 'other_chats.take', 'other_chats.handover'] },
  })

describe('with unsent text, every other way to leave asks whether to continue without sending', () => {
  for (const [key, title, chosen] of [
    ['i', 'Ignore this chat', 'Until next message'],
    ['m', 'Hand over to a master', ''],
  ] as const)
    it(`${key} keeps the draft, and neither sends nor deletes it`, async ({ journey }) => {
      const { page, db, sent, operator } = await openChat(journey, { typed: 'Half a thought' })
      await page.keyboard.press(key)
      const questionDialog = page.getByRole('alertdialog', { name: question })
      await expect(questionDialog.getByRole('button', { name: 'Go back and continue' })).toBeFocused()
      await expect(questionDialog.getByRole('button')).toHaveCount(2)
      for (const each of '123456789sdx') await page.keyboard.press(each)
      await page.keyboard.press('Enter')
      await expect(page.locator('textarea:focus')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press(key)
      await questionDialog.getByRole('button', { name: 'Continue without sending' }).press('Enter')
      const dialog = page.getByRole(key === 'i' ? 'alertdialog' : 'dialog', { name: title })
      await expect(dialog.locator(':focus')).toBeVisible()
      if (!chosen) await page.keyboard.type('He waits at the station')
      await page.keyboard.press('Control+Enter')
      await expect(emptyQueuePanel(page)).toBeVisible()
      expect(await sent()).toEqual([])
      const drafts = await db
        .selectFrom('drafts')
        .where('operator_id', '=', operator.id)
        .select('body')
        .execute()
      expect(drafts).toEqual([{ body: 'Half a thought' }])
    })
})

describe('ignoring, by keyboard only', () => {
  it('shows a warning, accepts several options at once, requires a note for an alert, and is stopped by a master', async ({
    journey,
    open,
  }) => {
    const chat = await openChat(journey)
    const { page, colin, id } = chat
    await page.keyboard.press('i')
    const dialog = page.getByRole('alertdialog', { name: 'Ignore this chat' })
    await expect(
      dialog.getByText(
        "User won't get a reply! Only use this in case of abuse and no one should answer this (for example minors)",
      ),
    ).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Choose at least one.')).toBeVisible()
    for (const option of ['Stop pokes', 'Until next message', 'Set alert at customer profile'])
      expect(await dialog.getByRole('checkbox', { name: option }).isChecked()).toBe(false)
    for (const digit of ['1', '2', '3']) await page.keyboard.press(digit)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Enter the alert text.')).toBeVisible()
    await page.keyboard.type('Swears at everybody')
    await page.keyboard.press('Control+Enter')
    await expect(emptyQueuePanel(page)).toBeVisible()

    const master = await open(`/conversations/${id}`, (await makeMaster(chat)).cookie)
    await expect(master.getByText('This chat is ignored')).toBeVisible()
    await expect(master.getByText('Stop pokes, by Anna V.', { exact: false })).toBeVisible()
    expect(await findAccessibilityViolations(master)).toEqual([])
    await master.getByRole('button', { name: 'Stop ignoring' }).press('Enter')
    await expect(bubble(page, 'Hello?')).toBeVisible()
    await expect(page.getByText('Swears at everybody')).toBeVisible()
    await colin.write('Still there?')
    await expect(bubble(page, 'Still there?')).toBeVisible()
  })

  it('is refused when the customer has just written: that message is read first', async ({ journey }) => {
    const { page, colin, db, id } = await openChat(journey)
    await page.keyboard.press('i')
    await expect(page.getByRole('alertdialog', { name: 'Ignore this chat' })).toBeVisible()
    // The page does not get the hint.
    await page.route('**/api/conversations/*/messages?*', (route) => route.abort())
    await page.route(/\/api\/conversations\/\d+$/, (route) => route.abort())
    await colin.write('I am sorry')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('The customer wrote again. Read it first.')).toBeVisible()
    const conversation = await db
      .selectFrom('conversations')
      .where('id', '=', id)
      .select('status')
      .executeTakeFirst()
    expect(conversation).toEqual({ status: 'open' })
  })
})

describe('handing over, by keyboard only', () => {
  it('is shown to the master with operator and reason, is answered there, and ends', async ({
    journey,
    open,
  }) => {
    const chat = await openChat(journey)
    const { page, sent } = chat
    const mona = await makeMaster(chat)
    const master = await open('/queue', mona.cookie)
    await expect(emptyQueuePanel(master)).toBeVisible()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: 'Hand over to a master' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Add a short reason; colleagues will read it.')).toBeVisible()
    await page.keyboard.type('He waits at the station')
    await page.keyboard.press('Control+Enter')
    await expect(emptyQueuePanel(page)).toBeVisible()
    await expect(bubble(master, 'Hello?')).toBeVisible()
    await expect(master.getByText('Anna V. handed this over')).toBeVisible()
    await expect(master.getByText('He waits at the station')).toBeVisible()
    expect(await findAccessibilityViolations(master)).toEqual([])
    await waitUntilKeysWork(master)
    await master.keyboard.type('Please go home, Colin')
    await master.keyboard.press('Control+Enter')
    await expect(emptyQueuePanel(master)).toBeVisible()
    expect(await sent()).toMatchObject([{ operator_id: mona.operator.id, body: 'Please go home, Colin' }])
    await page.getByRole('button', { name: 'Look again' }).press('Enter')
    await expect(emptyQueuePanel(page)).toBeVisible()
  })

  it('is given back with M, and an operator answers', async ({ journey, open }) => {
    const chat = await openChat(journey)
    const { page, makeColleague } = chat
    const master = await open('/queue', (await makeMaster(chat)).cookie)
    await expect(emptyQueuePanel(master)).toBeVisible()
    await page.keyboard.press('m')
    await expect(page.getByRole('dialog', { name: 'Hand over to a master' })).toBeVisible()
    await page.keyboard.press('1')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('I think')
    await page.keyboard.press('Control+Enter')
    await expect(master.getByText('Talks about fictional profiles: I think')).toBeVisible()
    await waitUntilKeysWork(master)
    await master.keyboard.press('Escape')
    const tom = await open('/queue', (await makeColleague('Tom B.')).cookie)
    await expect(emptyQueuePanel(tom)).toBeVisible()
    await master.keyboard.press('m')
    await expect(master.getByRole('dialog', { name: 'Give back to the operators' })).toBeVisible()
    await master.keyboard.press('Control+Enter')
    await expect(bubble(tom, 'Hello?')).toBeVisible()
  })
})

it('after the answer there is nothing to skip: the key says so', async ({ journey }) => {
  const { page } = await openChat(journey, { typed: 'Hello to you' })
  await page.keyboard.press('Control+Shift+Enter')
  await expect(bubble(page, 'Hello to you')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Skip/, disabled: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(
    page.getByRole('status').getByText('No message in this chat is waiting for an answer.'),
  ).toBeVisible()
})
