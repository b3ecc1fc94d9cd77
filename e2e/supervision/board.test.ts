import { sql } from 'kysely'
import { digestOf, newToken } from '../../server/src/platform/secrets.ts'
import { makePastDays } from '../../server/src/testing/make-board.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it } from '../journey.ts'
import { makeBoard } from './waiting-board.ts'

it('a coach sees what waits and who is here, and the board changes by itself', async ({ journey }) => {
  const { makeColleague, coach } = await makeBoard(journey)
  const kasia = await makeColleague('Kasia W.', { languages: ['pl'] })
  const page = await journey.open('/', coach.cookie)
  await page.getByRole('link', { name: 'Coaches’ board' }).click()
  await expect(
    page.getByText(/^3 waiting, oldest 14 min \d\d s in Italian\. 1 at work, 0 away\.$/),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /^Polish/ })).toContainText('0 answering, 1 ready, 0 away')
  await expect(page.getByText('Nobody has a chat in hand.')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  const operator = await journey.open('/queue', kasia.cookie)
  await expect(page.getByRole('row', { name: /^Polish.* 1 / })).toContainText('1 answering, 0 ready, 0 away')
  await expect(page.getByRole('row', { name: 'Kasia W.' })).toContainText('0:')
  await operator.getByRole('button', { name: 'Away', exact: true }).click()
  await operator.getByRole('radio', { name: 'Glass of water' }).check()
  await operator.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Kasia W.' })).toContainText('back in 1:')
})

it('a wait of hours is told in hours', async ({ journey }) => {
  const { wait, coach } = await makeBoard(journey)
  await wait('fr', 6.5 * 3_600)
  const page = await journey.open('/board', coach.cookie)
  await expect(page.getByText('4 waiting, oldest 6 h 30 min in French. 0 at work, 0 away.')).toBeVisible()
})

it('a coach sees how many operators a language lacks, also in numbers', async ({ journey }) => {
  const { db, siteowner, makeColleague, coach } = await makeBoard(journey)
  await makePastDays(db, siteowner, { language: 'pl', days: 41, perHour: 60 })
  await makePastDays(db, siteowner, { language: 'it', days: 9, perHour: 60 })
  await makeColleague('Kasia W.', { languages: ['pl', 'it'] })
  const page = await journey.open('/board', coach.cookie)
  const polish = page.getByRole('row', { name: /^Polish/ })
  await expect(polish).toContainText('2 short now')
  await expect(polish.getByRole('img', { name: /: 3 needed, 2 missing/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Italian/ })).toContainText('9 days of history')
  await page.keyboard.press('t')
  await expect(polish).toContainText('3 needed, 2 missing')
  expect(await findAccessibilityViolations(page)).toEqual([])
})

it('an hour that needs many operators is a bar that stays in the row of its language', async ({
  journey,
}) => {
  const { db, siteowner, coach } = await makeBoard(journey)
  await makePastDays(db, siteowner, { language: 'pl', days: 41, perHour: 900 })
  const page = await journey.open('/board', coach.cookie)
  const hours = page.getByRole('row', { name: /^Polish/ }).getByRole('img', { name: /needed/ })
  await expect(hours).toBeVisible()
  const { height = 0 } = (await hours.boundingBox()) ?? {}
  for (const bar of await hours.locator('i').all())
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(height)
})

it('J moves through the languages, and Enter opens what waits in one', async ({ journey }) => {
  const { coach } = await makeBoard(journey)
  const page = await journey.open('/board', coach.cookie)
  await expect(page.getByRole('row', { name: /^Italian/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Italian' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Polish' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/messages\?.*language=pl/)
})

it('a coach acts by keyboard: releases a chat, pauses its operator, asks for a language, and takes each back', async ({
  journey,
}) => {
  const { makeColleague, coach } = await makeBoard(journey)
  const kasia = await makeColleague('Kasia W.', { languages: ['pl'] })
  const operator = await journey.open('/queue', kasia.cookie)
  await expect(operator.getByRole('button', { name: 'Send & next' })).toBeVisible()
  const page = await journey.open('/board', coach.cookie)
  const lease = page.getByRole('row', { name: /^Kasia W\. / })
  await expect(lease).toBeVisible()
  await page.keyboard.press('p')
  await page.getByRole('textbox', { name: 'Reason, for Kasia W. to read' }).fill('Call me first')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Kasia W. gets no new chats.')).toBeVisible()
  await expect(operator.getByText('has paused you: no new chats for now.')).toContainText(
    'Reason: Call me first',
  )
  await expect(operator.getByRole('button', { name: 'Send & next' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lift the pause' })).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.getByRole('textbox', { name: 'Reason, for Kasia W. to read' })).toBeFocused()
  await page.keyboard.type('I take this one')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The chat of Kasia W. is back in its queue.')).toBeVisible()
  await expect(lease).toBeHidden()
  await expect(operator.getByText('This chat is no longer yours').first()).toBeVisible()
  await expect(operator.getByText('Reason: I take this one')).toBeVisible()
  await page.keyboard.press('z')
  await expect(lease).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText('Kasia W. gets chats again.')).toBeVisible()
  await expect(operator.getByText('has paused you')).toBeHidden()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Ask for Polish' })
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  await dialog.getByRole('checkbox', { name: /^Kasia W\./ }).check()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('1 operator asked.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Asked: Polish' })).toContainText('Kasia W.')
  await page.keyboard.press('z')
  await expect(page.getByText('Asked: Polish')).toBeHidden()
})

it('a coach who comes second is told that nobody has the chat in hand any more', async ({ journey }) => {
  const { db, makeColleague, coach } = await makeBoard(journey)
  const kasia = await makeColleague('Kasia W.', { languages: ['pl'] })
  const operator = await journey.open('/queue', kasia.cookie)
  await expect(operator.getByRole('button', { name: 'Send & next' })).toBeVisible()
  const page = await journey.open('/board', coach.cookie)
  await expect(page.getByRole('row', { name: /^Kasia W\. / })).toBeVisible()
  await page.route('**/api/board/leases/*/release', async (route) => {
    await sql`update queue_items set expires_at = null, lease_id = null, operator_id = null
      where operator_id = ${kasia.operator.id}`.execute(db)
    await route.continue()
  })
  await page.keyboard.press('l')
  await expect(page.getByRole('textbox', { name: 'Reason, for Kasia W. to read' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Not done: nobody has this chat in hand any more.')).toBeVisible()
})

it('while the connection is lost, the board says how old its figures are', async ({ journey }) => {
  const { coach } = await makeBoard(journey)
  const page = await journey.open('/board', coach.cookie)
  await expect(page.getByRole('row', { name: /^Italian/ })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/Figures from .* old\. Ages go on counting here/)).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByText('Not live')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for Italian' })).toHaveAttribute('aria-disabled', 'true')
  await page.context().setOffline(false)
  await expect(page.getByText(/Figures from/)).toBeHidden({ timeout: 15_000 })
})

it('without the right there is no board', async ({ open, makeWorld }) => {
  const { makeColleague } = await makeWorld()
  const { cookie } = await makeColleague('Anna V.')
  const page = await open('/board', cookie)
  await expect(page.getByText(/is for people with the right/)).toBeVisible()
})

it('a wall screen shows the board without names, until its link is revoked', async ({ journey }) => {
  const { makeColleague, coach } = await makeBoard(journey)
  await makeColleague('Kasia W.', { languages: ['pl'] })
  const page = await journey.open('/board', coach.cookie)
  await expect(page.getByRole('row', { name: /^Italian/ })).toBeVisible()
  await page.keyboard.press('o')
  const dialog = page.getByRole('dialog', { name: 'Wall screens' })
  await expect(dialog.getByText('No link works now.')).toBeVisible()
  await expect(dialog.locator('button[type=submit]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This link is shown only now.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText('never opened')
  expect(await findAccessibilityViolations(page)).toEqual([])
  const address = await dialog.locator('code').innerText()
  const wall = await journey.open(new URL(address).pathname)
  await wall.setViewportSize({ width: 1920, height: 1080 })
  await expect(
    wall.getByText(/^3 waiting, oldest 14 min \d\d s in Italian\. 1 at work, 0 away\.$/),
  ).toBeVisible()
  await expect(wall.getByRole('row', { name: /^Polish/ })).toContainText('0 answering, 1 ready, 0 away')
  expect(await wall.locator('body').innerText()).not.toMatch(/Kasia|Ilse/)
  await expect(wall.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  expect(await findAccessibilityViolations(wall)).toEqual([])
  const smallest = await wall.evaluate(() => {
    const sizes = [...document.querySelectorAll('main *')]
      .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((each) => each.getBoundingClientRect().width > 1)
      .map((each) => Number.parseFloat(getComputedStyle(each).fontSize))
    return Math.min(...sizes)
  })
  expect(smallest).toBeGreaterThanOrEqual(20)
  await wall.setViewportSize({ width: 390, height: 844 })
  expect(await wall.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findAccessibilityViolations(wall)).toEqual([])
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByText('No link works now.')).toBeVisible()
  await expect(wall.getByText('This wall screen has ended')).toBeVisible({ timeout: 25_000 })
  expect(await findAccessibilityViolations(wall)).toEqual([])
})

it('a wall screen says how old its figures are while the connection is lost', async ({ journey }) => {
  const { coach, db } = await makeBoard(journey)
  const token = newToken()
  await db
    .insertInto('board_walls')
    .values({
      made_by: coach.operator.id,
      token_hash: digestOf(token),
      language: 'en',
      expires_at: sql<string>`now() + interval '1 day'`,
    })
    .execute()
  const wall = await journey.open(`/wall/${token}`)
  await expect(wall.getByRole('row', { name: /^Italian/ })).toBeVisible()
  await wall.context().setOffline(true)
  await expect(wall.getByText(/Figures from .* old\. Ages go on counting here\./)).toBeVisible({
    timeout: 25_000,
  })
  await expect(wall.getByText('Not live')).toBeVisible()
  await wall.context().setOffline(false)
  await expect(wall.getByText(/Figures from/)).toBeHidden({ timeout: 25_000 })
})
