import type { Locator, Page } from '@playwright/test'
import { openChat } from '../chat-in-hand.ts'
import { editor } from '../commands.ts'
import { addFact, openCustomer, tabTo } from '../customer-in-hand.ts'
import { describe, expect, it } from '../journey.ts'

const words = 'He waits at the station'

describe('the words and the reason of a cancelled dialog are there when it opens again', () => {
  const isChecked = (choice: Locator) => expect(choice).toBeChecked()
  for (const [key, title, choose, expectChosen] of [
    [
      'r',
      'Report this message',
      async (page) => {
        await expect(page.getByRole('radio', { name: 'Shares contact details' })).toBeVisible()
        await page.keyboard.press('2')
      },
      (dialog) => isChecked(dialog.getByRole('radio').nth(1)),
    ],
    [
      'm',
      'Hand over to a master',
      (page) => page.keyboard.press('2'),
      (dialog) => isChecked(dialog.getByRole('radio').nth(1)),
    ],
    [
      's',
      'Skip this chat',
      () => {},
      (dialog) => isChecked(dialog.getByRole('radio', { name: 'Something else' })),
    ],
    [
      'i',
      'Ignore this chat',
      (page) => page.keyboard.press('3'),
      (dialog) => isChecked(dialog.getByRole('checkbox', { name: 'Set alert at customer profile' })),
    ],
  ] as [string, string, (page: Page) => unknown, (dialog: Locator) => Promise<void>][])
    it(`${key}: after Escape and after a reload`, async ({ journey }) => {
      const { page } = await openChat(journey)
      const dialog = page
        .getByRole('dialog', { name: title })
        .or(page.getByRole('alertdialog', { name: title }))
      const field = dialog.getByRole('textbox')
      await page.keyboard.press(key)
      await expect(dialog.locator(':focus')).toBeVisible()
      await choose(page)
      await page.keyboard.type(words)
      await expect(field).toHaveValue(words)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.reload()
      await expect(editor(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await page.keyboard.press(key)
      await expect(dialog.locator(':focus')).toBeVisible()
      await expect(field).toHaveValue(words)
      await expectChosen(dialog)
    })

  it('those of a fact that somebody told stay with their message', async ({ journey }) => {
    const { page } = await openChat(journey)
    const dialog = page.getByRole('dialog', { name: 'Save as fact' })
    await page.keyboard.press('f')
    await expect(dialog.locator('textarea:focus')).toHaveValue('Hello?')
    await page.keyboard.press('End')
    await page.keyboard.type(' He says hello')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Escape')
    await page.keyboard.press('f')
    await expect(dialog.locator('textarea:focus')).toHaveValue('Hello? He says hello')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Escape')
    await page.keyboard.press('f')
    await expect(dialog.locator('textarea:focus')).toHaveValue('Hello?')
  })
})

describe('words of a fact of the customer', () => {
  it('are shown as not saved after Escape, through a sent answer and a reload, to their operator only', async ({
    journey,
  }) => {
    const { page, facts, findChat, makeColleague } = await openCustomer(journey)
    await addFact(page, 'Job')
    await page.keyboard.type('Florist')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Not saved: Florist')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.type('Hello to you')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    const { id } = await findChat()
    await page.goto(`/conversations/${id}`)
    await expect(page.getByText('Not saved: Florist')).toBeVisible()
    expect(await facts()).toEqual([])

    const ilse = await makeColleague('Ilse M.', { permissions_id: 150 })
    const anna = await page.context().cookies()
    const chat = page.url()
    await page.goto('about:blank')
    await page.context().addCookies([{ ...ilse.cookie, url: new URL('/', chat).href }])
    await page.goto(chat)
    await expect(page.getByRole('button', { name: 'Add Job' })).toBeVisible()
    await page.goto('about:blank')
    await page.context().addCookies(anna)
    await page.goto(chat)
    await tabTo(page, 'Job: Not known yet. Edit')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' in York')
    await page.keyboard.press('Enter')
    await expect.poll(facts).toEqual([{ field: 'job', value: 'Florist in York' }])
    await expect(page.getByText('Not saved:')).toHaveCount(0)
  })

  it('can be discarded; a value that somebody else has stored meanwhile is not replaced unseen', async ({
    journey,
  }) => {
    const { page, readAlong, facts } = await openCustomer(journey)
    const other = await readAlong()
    await addFact(page, 'Pets')
    await page.keyboard.type('A cat')
    await page.keyboard.press('Escape')
    await addFact(other, 'Pets')
    await other.keyboard.type('A beagle')
    await other.keyboard.press('Enter')
    await tabTo(page, 'Pets: A beagle. Edit')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Pets', { exact: true })).toHaveValue('A cat')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ilse M. changed this meanwhile to: A beagle.')).toBeVisible()
    await page.keyboard.press('Escape')
    await tabTo(page, 'Discard')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Not saved:')).toHaveCount(0)
    expect(await facts()).toEqual([{ field: 'pets', value: 'A beagle' }])
  })
})

it('a master keeps the outcome and the note of an escalation, and the reason of a release, until they are stored', async ({
  journey,
}) => {
  const { page: operator, db, makeColleague, findChat } = await openChat(journey)
  await expect(operator.getByRole('button', { name: /^Escalate/ })).toBeVisible()
  await operator.keyboard.press('x')
  await operator.keyboard.press('2')
  await expect(operator.getByRole('heading', { name: /^Nothing can be sent/ })).toBeVisible()
  const master = await makeColleague('Bram H.', {
    level: { rights: ['other_chats.overview', 'escalations', 'holds'], history_size: 'all' },
  })
  const page = await journey.open('/escalations', master.cookie)
  const outcome = page.getByRole('button', { name: /^Something else/ })
  const note = page.getByRole('textbox', { name: 'Note for the file' })
  await expect(outcome).toBeVisible()
  await page.keyboard.press('e')
  await page.keyboard.type(words)
  await page.reload()
  await expect(note).toHaveValue(words)
  await expect(outcome).toHaveAttribute('aria-pressed', 'true')
  await note.focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Nothing waits for you')).toBeVisible()

  await page.goto('/holds')
  const release = page.getByRole('button', { name: 'Release' })
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await release.press('Enter')
  await expect(reason).toBeFocused()
  await page.keyboard.type('He is well again')
  await page.keyboard.press('Escape')
  await expect(reason).toBeHidden()
  await page.reload()
  await release.press('Enter')
  await expect(reason).toHaveValue('He is well again')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('No hold matches')).toBeVisible()
  const { customer_id } = await findChat()
  const hold = await db.selectFrom('holds').where('customer_id', '=', customer_id).selectAll().execute()
  expect(hold).toMatchObject([{ release_reason: 'He is well again' }])
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft:[a-z]/.test(key)))
  expect(kept).toEqual([])
})
