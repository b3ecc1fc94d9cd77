import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { editor, expectInEditor } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'

const italian = 'Buonasera, oggi ho finito presto e sto preparando il minestrone.'

async function openAsked(journey: Journey) {
  const chat = await openChat(journey)
  await chat.db
    .insertInto('send_checks')
    .values({ siteowner_id: chat.siteowner.id, kind: 'language', mode: 'warn' })
    .execute()
  await chat.page.keyboard.press('/')
  await chat.page.keyboard.type(italian)
  await chat.page.keyboard.press('Control+Shift+Enter')
  const notice = chat.page.getByRole('alert').filter({ hasText: 'This looks like Italian' })
  await expect(notice).toContainText('The chat is in English.')
  return { ...chat, notice, sendAnyway: chat.page.getByRole('button', { name: 'Send anyway' }) }
}

it('a text in another language is asked about once, and Enter sends it all the same', async ({ journey }) => {
  const { page, notice, sendAnyway, sent, db, id } = await openAsked(journey)
  await expect(sendAnyway).toBeFocused()
  expect(await findAccessibilityViolations(page)).toEqual([])
  expect(await sent()).toEqual([])
  // A key pressed before the question can have been read does nothing.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(notice).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect.poll(async () => (await sent()).map(({ body }) => body)).toEqual([italian])
  const raised = await db
    .selectFrom('raised_checks')
    .where('conversation_id', '=', id)
    .select(['kind', 'outcome'])
    .orderBy('id')
    .execute()
  expect(raised).toEqual([
    { kind: 'language', outcome: 'warned' },
    { kind: 'language', outcome: 'sent' },
  ])
})

it('Escape goes back to the text, which is then not asked about again; another text is', async ({
  journey,
}) => {
  const { page, notice, sendAnyway, sent } = await openAsked(journey)
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await expectInEditor(page)
  await page.keyboard.type('!')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(sendAnyway).toBeFocused()
  // A letter goes on writing.
  await page.keyboard.press('?')
  await expect(editor(page)).toHaveValue(`${italian}!?`)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+Shift+Enter')
  await expect.poll(async () => (await sent()).map(({ body }) => body)).toEqual([`${italian}!`])
})

it('a false alarm is counted, and an admin has other languages asked about by keyboard', async ({
  journey,
}) => {
  const { notice, db, id, makeColleague, siteowner } = await openAsked(journey)
  await notice.getByRole('button', { name: 'False alarm' }).press('Enter')
  await expect(notice.getByText('Counted as a false alarm')).toBeVisible()
  const raised = await db
    .selectFrom('raised_checks')
    .where('conversation_id', '=', id)
    .select(['outcome', 'false_alarm_at'])
    .execute()
  expect(raised).toEqual([{ outcome: 'warned', false_alarm_at: expect.any(String) }])

  const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
  const settings = await journey.open(`/settings/siteowners/${siteowner.id}?tab=checks`, cookie)
  const check = settings.getByRole('button', { name: /Another language/ })
  await expect(check).toContainText('Ask the operator')
  await check.press('Enter')
  await expect(settings.getByRole('listbox').getByRole('option')).toHaveText(['Off', 'Ask the operator'])
  await settings.getByRole('option', { name: 'Off' }).press('Enter')
  await expect(check).toContainText('Off')
})
