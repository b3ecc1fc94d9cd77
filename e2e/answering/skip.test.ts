import { findAccessibilityViolations } from '../accessibility.ts'
import { intercept } from '../browser.ts'
import { emptyQueuePanel, openChat, question } from '../chat-in-hand.ts'
import { bubble, editor, waitUntilKeysWork } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

describe('skipping, by keyboard only', () => {
  it('asks for a reason, continues with the next, and the chat does not return', async ({ journey }) => {
    const { page, db, id } = await openChat(journey, { others: ['Henk'] })
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: 'Skip this chat' })
    await expect(dialog).toBeVisible()
    expect(await dialog.getByText('1 of 2').count()).toBe(0)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Choose a reason.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('5')
    await expect(dialog.getByLabel('Explain why you need to skip this message')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Add a short reason; colleagues will read it.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.type('It is Turkish, 100%')
    await page.keyboard.press('Control+Enter')
    await expect(bubble(page, 'Henk says hello')).toBeVisible()
    await expect(
      page.getByRole('status').getByText('Skipped. You will not get this chat again for 24 hours.'),
    ).toBeVisible()
    const skips = await db
      .selectFrom('skips')
      .where('conversation_id', '=', id)
      .select(['reason_code', 'reason_words'])
      .execute()
    expect(skips).toEqual([{ reason_code: null, reason_words: 'It is Turkish, 100%' }])
    await waitUntilKeysWork(page)
    await page.keyboard.type('Hello Henk')
    await page.keyboard.press('Control+Enter')
    await expect(emptyQueuePanel(page)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/ones you skipped in the last 24 hours/)).toBeVisible()
  })

  it('is cancelled with Escape without an effect', async ({ journey }) => {
    const { page, db, id } = await openChat(journey)
    await page.keyboard.press('s')
    await expect(page.getByRole('dialog', { name: 'Skip this chat' })).toBeVisible()
    await page.keyboard.press('4')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).not.toBeAttached()
    await expect(page.locator('textarea:focus')).toBeVisible()
    expect(await db.selectFrom('skips').where('conversation_id', '=', id).select('id').execute()).toEqual([])
  })

  it('with a lost response is retried, and done once', async ({ journey }) => {
    const { page, db, id } = await openChat(journey)
    let tries = 0
    await intercept(page, '**/skip', async (route) => {
      if (++tries > 1) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.keyboard.press('s')
    await expect(page.getByRole('dialog', { name: 'Skip this chat' })).toBeVisible()
    await page.keyboard.press('4')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Still trying. It will only happen once', { exact: false })).toBeVisible()
    await expect(emptyQueuePanel(page)).toBeVisible()
    const skips = await db
      .selectFrom('skips')
      .where('conversation_id', '=', id)
      .select(['reason_code', 'reason_words'])
      .execute()
    expect(skips).toEqual([{ reason_code: 'known', reason_words: null }])
  })
})

describe('with unsent text, skipping asks for a reason and then offers three choices', () => {
  /** Anna has text in the editor, and has entered a reason. */
  async function openChoices(journey: Journey, ...others: string[]) {
    const chat = await openChat(journey, { typed: 'Half a thought', others })
    const { page, db, id } = chat
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: 'Skip this chat' })
    await expect(dialog.getByText('1 of 2')).toBeVisible()
    await page.keyboard.press('3')
    await page.keyboard.press('Enter')
    const choices = page.getByRole('alertdialog', { name: question })
    await expect(choices.getByText('2 of 2')).toBeVisible()
    await expect(choices.locator('button:focus')).toBeVisible()
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

  it('go back and continue: it has the focus, and keeps chat and text', async ({ journey }) => {
    const { page, choices, skips } = await openChoices(journey)
    for (const choice of ['Send the message now', 'Delete it'])
      await expect(choices.getByRole('button', { name: choice })).toBeVisible()
    await expect(choices.getByRole('button', { name: 'Go back and continue' })).toBeFocused()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await expect(editor(page)).toHaveValue('Half a thought')
    expect(await skips()).toEqual([])
  })

  it('no digit and no letter sends or deletes', async ({ journey }) => {
    const { page, choices, sent, skips, drafts } = await openChoices(journey)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url())
    })
    for (const key of '123456789sdeanxy') await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await expect(choices).not.toBeAttached()
    await expect(page.locator('textarea:focus')).toBeVisible()
    await expect(editor(page)).toHaveValue('Half a thought')
    expect(requests.filter((url) => !url.includes('/renew'))).toEqual([])
    expect({ sent: await sent(), skips: await skips(), drafts: await drafts() }).toEqual({
      sent: [],
      skips: [],
      drafts: [{ body: 'Half a thought' }],
    })
  })

  it('send it now with Ctrl+Enter: it is sent, the next opens, and nothing is skipped', async ({
    journey,
  }) => {
    const { page, choices, id, sent, skips } = await openChoices(journey, 'Henk')
    // A key press that is too early has no effect.
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+Enter')
        return choices.isVisible()
      })
      .toBe(false)
    await expect(bubble(page, 'Henk says hello')).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'Half a thought', conversation_id: id }])
    expect(await skips()).toEqual([])
  })

  it('a double Ctrl+Enter does not send', async ({ journey }) => {
    const { page, sent } = await openChat(journey, { typed: 'Half a thought' })
    await page.keyboard.press('s')
    await expect(page.getByRole('dialog', { name: 'Skip this chat' }).locator(':focus')).toBeVisible()
    await page.keyboard.type('Written in Turkish')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('alertdialog', { name: question })).toBeVisible()
    expect(await sent()).toEqual([])
  })

  it('delete it: the text is deleted everywhere, after the skip has succeeded', async ({ journey }) => {
    const { page, choices, operator, id, skips, drafts } = await openChoices(journey)
    const other = await page.context().newPage()
    await other.goto('/queue')
    await expect(editor(other)).toHaveValue('Half a thought')
    await page.bringToFront()
    await intercept(page, '**/skip', (route) => route.fulfill({ status: 500, json: {} }))
    const deleteIt = choices.getByRole('button', { name: 'Delete it' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(deleteIt).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(choices.getByText('An error occurred, nothing has changed. Try again.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await expect(editor(other)).toHaveValue('Half a thought')
    expect(await drafts()).toEqual([{ body: 'Half a thought' }])

    await page.unroute('**/skip')
    await deleteIt.press('Enter')
    await expect(emptyQueuePanel(page)).toBeVisible()
    expect(await skips()).toEqual([{ reason_code: 'topic', reason_words: null }])
    await expect.poll(drafts).toEqual([])
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `draft:${operator.id}:${id}`))
      .toBeNull()
  })

  it('a chat that was lost meanwhile keeps the text', async ({ journey }) => {
    const { page, choices, operator, makeColleague, passOn, drafts } = await openChoices(journey)
    await passOn(operator, (await makeColleague('Tom B.')).operator)
    await choices.getByRole('button', { name: 'Delete it' }).press('Enter')
    await expect(page.getByText('Your draft is kept')).toBeVisible()
    expect(await drafts()).toEqual([{ body: 'Half a thought' }])
  })
})

it('text that is typed at the choices goes into the reason, and the toast is next to the buttons', async ({
  journey,
}) => {
  const { page, db, id } = await openChat(journey, { others: ['Henk'] })
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog', { name: 'Skip this chat' })).toBeVisible()
  await expect(page.locator('input[type="radio"]:focus')).toBeVisible()
  await page.keyboard.type('Written in Turkish')
  await page.keyboard.press('Control+Enter')
  const toast = page
    .getByRole('region', { name: 'Chat', exact: true })
    .getByText('Skipped. You will not get this chat again for 24 hours.')
  await expect(toast).toBeVisible()
  const skips = await db
    .selectFrom('skips')
    .where('conversation_id', '=', id)
    .select(['reason_code', 'reason_words'])
    .execute()
  expect(skips).toEqual([{ reason_code: null, reason_words: 'Written in Turkish' }])
  await expect(page.locator('textarea:focus')).toBeVisible()
  // With the focus in it, it stays.
  await page.getByRole('button', { name: 'Undo', exact: true }).focus()
  for (const width of [1440, 1320, 1280, 1100, 390]) {
    await page.setViewportSize({ width, height: 860 })
    // The trial click fails if the toast covers the button.
    await page.getByRole('button', { name: /^Away/ }).click({ trial: true })
    await expect(toast).toBeVisible()
  }
})
