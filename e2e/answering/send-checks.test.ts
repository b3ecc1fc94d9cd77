import type { SendCheckKind } from '@panel/contract'
import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { editor } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'

const promise = 'See you on Saturday outside the station'

async function openChecked(journey: Journey, kind: SendCheckKind, mode: 'warn' | 'block') {
  const chat = await openChat(journey)
  await chat.db.insertInto('send_checks').values({ siteowner_id: chat.siteowner.id, kind, mode }).execute()
  await chat.page.keyboard.press('/')
  return chat
}

/** The words that are underlined in the editor, where they stand in it. */
async function markedIn(page: Page): Promise<string> {
  const mark = page.locator('form[aria-label] mark')
  const [words, box, field] = [
    await mark.textContent(),
    await mark.boundingBox(),
    await editor(page).boundingBox(),
  ]
  if (!box || !field) throw new Error('The words or the editor are not shown')
  expect(box.x).toBeGreaterThan(field.x)
  expect(box.y + box.height).toBeLessThanOrEqual(field.y + field.height)
  return words ?? ''
}

it('a check asks, shows the words, counts a false alarm, and the same key sends all the same', async ({
  journey,
}) => {
  const { page, db, id, sent } = await openChecked(journey, 'promise', 'warn')
  await page.keyboard.type(`${promise}!`)
  await page.keyboard.press('Control+Shift+Enter')
  const notice = page.getByRole('alert').filter({ hasText: 'A promise to meet' })
  await expect(notice).toContainText('“See you on Saturday')
  expect(await markedIn(page)).toMatch(/^See you on Saturday/)
  expect(await findAccessibilityViolations(page)).toEqual([])
  expect(await sent()).toEqual([])
  const alarm = page.getByRole('button', { name: 'False alarm' })
  await alarm.press('Enter')
  await expect(page.getByText('Counted as a false alarm')).toBeVisible()
  // A key pressed before the question can have been read does nothing.
  await expect(async () => {
    await page.keyboard.press('Control+Shift+Enter')
    await expect(notice).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect.poll(async () => (await sent()).map(({ body }) => body)).toEqual([`${promise}!`])
  const raised = await db
    .selectFrom('raised_checks')
    .where('conversation_id', '=', id)
    .select(['outcome', 'false_alarm_at'])
    .orderBy('id')
    .execute()
  expect(raised).toMatchObject([
    { outcome: 'warned', false_alarm_at: expect.any(String) },
    { outcome: 'sent', false_alarm_at: null },
  ])
})

it('a check that stops keeps the text, and another text is sent', async ({ journey }) => {
  const { page, sent } = await openChecked(journey, 'contact', 'block')
  await page.keyboard.type('Write to me: anna@mail.com')
  for (const _ of ['first', 'again']) {
    await page.keyboard.press('Control+Shift+Enter')
    await expect(page.getByText('Not sent: the site owner does not allow this.')).toBeVisible()
  }
  await expect(editor(page)).toHaveValue('Write to me: anna@mail.com')
  expect(await markedIn(page)).toBe('anna@mail.com')
  expect(await sent()).toEqual([])
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Write to me here')
  await expect(page.locator('form mark')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+Enter')
  await expect.poll(async () => (await sent()).map(({ body }) => body)).toEqual(['Write to me here'])
})

it('an admin switches a check by keyboard', async ({ journey }) => {
  const { makeColleague, siteowner, db } = await journey.makeWorld()
  const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
  const page = await journey.open(`/settings/siteowners/${siteowner.id}?tab=checks`, cookie)
  const check = page.getByRole('button', { name: /Money/ })
  await check.press('Enter')
  await page.getByRole('option', { name: 'Stop the message' }).press('Enter')
  await expect(check).toContainText('Stop the message')
  expect(await findAccessibilityViolations(page)).toEqual([])
  const stored = await db
    .selectFrom('send_checks')
    .where('siteowner_id', '=', siteowner.id)
    .select(['kind', 'mode'])
    .execute()
  expect(stored).toEqual([{ kind: 'money', mode: 'block' }])
})

it('an admin allows and forbids that marked texts are exported, by keyboard', async ({ journey }) => {
  const { makeColleague, siteowner, db } = await journey.makeWorld()
  const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
  const page = await journey.open(`/settings/siteowners/${siteowner.id}?tab=honesty`, cookie)
  const isStored = async () =>
    (
      await db
        .selectFrom('siteowners')
        .where('id', '=', siteowner.id)
        .select('is_learning_allowed')
        .executeTakeFirstOrThrow()
    ).is_learning_allowed
  const allow = page.getByRole('checkbox', { name: 'The site owner agrees that marked texts are exported' })
  await expect(allow).not.toBeChecked()
  for (const isAllowed of [true, false]) {
    await allow.press('Space')
    await expect(allow).toBeChecked({ checked: isAllowed })
    await expect.poll(isStored).toBe(isAllowed)
  }
  expect(await findAccessibilityViolations(page)).toEqual([])
})
