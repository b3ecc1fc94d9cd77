import { sql } from 'kysely'
import { findAccessibilityViolations } from '../accessibility.ts'
import { editor, expectInEditor, usePalette } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'
import { inLog, readAlong } from '../shared-thread.ts'

const written = ['Three leeks and soup', 'Rain', 'Wash the Léeks standing up', 'Still raining', 'More leeks']

describe('the search in a chat', () => {
  it('opens with Y, walks with Enter and Shift+Enter, and returns the focus with Escape', async ({
    journey,
  }) => {
    const { page } = await readAlong(journey, ...written)
    const bar = page.getByRole('search', { name: 'Find in this chat' })
    const current = page.locator('[data-found]')
    await page.keyboard.type('My draft')
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    await page.keyboard.press('y')
    const field = bar.getByRole('textbox')
    await expect(field).toBeFocused()
    await page.keyboard.type('leeks')
    await expect(bar.getByRole('status')).toHaveText('3 found')
    await expect(page.getByRole('log').locator('mark')).toHaveText(['leeks', 'Léeks', 'leeks'])
    expect(await findAccessibilityViolations(page)).toEqual([])
    for (const [key, place, text] of [
      ['Enter', '1 of 3', 'More leeks'],
      ['Enter', '2 of 3', 'Wash the Léeks'],
      ['Enter', '3 of 3', 'Three leeks'],
      ['Enter', '1 of 3', 'More leeks'],
      ['Shift+Enter', '3 of 3', 'Three leeks'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(bar.getByRole('status')).toHaveText(place)
      await expect(current).toContainText(text)
      await expect(field).toBeFocused()
    }
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await expect(page.getByRole('log').locator('mark')).toHaveCount(0)
    await expect(page.locator('li:focus')).toContainText('Still raining')
    await expect(editor(page)).toHaveValue('My draft')
  })

  it('opens from the palette, says when nothing is found, and returns to the editor', async ({ journey }) => {
    const { page } = await readAlong(journey, ...written)
    await usePalette().run(page, 'find in chat')
    const bar = page.getByRole('search', { name: 'Find in this chat' })
    await expect(bar.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('beetroot')
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('status')).toHaveText('Nothing found')
    await expect(bar.getByRole('button', { name: 'Older message found' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await expectInEditor(page)
  })

  it('takes the keys that are pressed before it has loaded', async ({ open, makeWorld }) => {
    const { makeCustomer, makeColleague } = await makeWorld()
    await (await makeCustomer('Colin')).write(...written)
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/', cookie)
    const loaded = Promise.withResolvers<void>()
    await page.route(/parts-of-conversation/, async (route) => {
      await loaded.promise
      await route.continue()
    })
    await page.goto('/queue')
    await expectInEditor(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('y')
    // As actions, they would skip the chat and edit its facts.
    await page.keyboard.type('se')
    loaded.resolve()
    await expect(page.getByRole('search').getByRole('textbox')).toBeFocused()
    expect(await page.locator('[aria-modal="true"]').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expectInEditor(page)
  })

  it('is there for who reads along, and finds what arrives meanwhile', async ({ journey }) => {
    const { page: operator, openCoach } = await readAlong(journey, ...written)
    const page = await openCoach()
    await expect(inLog(page, 'More leeks')).toBeVisible()
    await page.keyboard.press('y')
    const bar = page.getByRole('search', { name: 'Find in this chat' })
    await expect(bar.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('soup')
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('status')).toHaveText('1 of 1')
    await editor(operator).fill('Soup it is')
    await operator.keyboard.press('Control+Shift+Enter')
    await expect(bar.getByRole('status')).toHaveText('2 of 2')
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(bar).toBeHidden()
    await expect(page.locator('main:focus, main :focus')).toBeVisible()
  })

  it('finds the first of 10,000 messages', async ({ open, makeWorld }) => {
    const { db, siteowner, makeCustomer, makeColleague } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.write('The first leeks')
    await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, sent_at)
      select c.id, c.siteowner_id, 'in', 'chat', 'Line ' || n || repeat(' and so on', n % 23), now() - make_interval(mins => 10000 - n)
      from conversations c, generate_series(1, 9998) n where c.siteowner_id = ${siteowner.id}`.execute(db)
    await sql`update conversations set message_count = 10000, first_message_at = now() - interval '8 days', last_operator_message_id = (
        select max(id) from messages where siteowner_id = ${siteowner.id})
      where siteowner_id = ${siteowner.id}`.execute(db)
    await sql`update messages set sent_at = now() - interval '8 days' where body = 'The first leeks' and siteowner_id = ${siteowner.id}`.execute(
      db,
    )
    await colin.write('The last')
    const { cookie } = await makeColleague('Anna V.', { level: { history_size: 'all' } })
    const page = await open('/queue', cookie)
    await expect(inLog(page, 'The last')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('y')
    await expect(page.getByRole('search').getByRole('textbox')).toBeFocused()
    await page.keyboard.type('leeks')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1')
    await expect(page.locator('[data-found]')).toBeInViewport({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: 'Older message found' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    )
    // The messages in between come near one after the other, and the text in view stays in its place.
    const scroller = page.getByRole('region', { name: 'Messages' })
    for (let steps = 1; steps <= 12; steps++)
      expect(await scroller.evaluate(scrollAndWatch), `step ${steps}`).toBeLessThan(2)
    await page.keyboard.press('Escape')
    await expectInEditor(page)
  })
})

/** Scrolls down. @returns by how many pixels a message in view then moves */
async function scrollAndWatch(scroller: Element) {
  scroller.scrollBy(0, 1_300)
  const { top, bottom } = scroller.getBoundingClientRect()
  const message = [...scroller.querySelectorAll('[data-message]')].find((each) => {
    const place = each.getBoundingClientRect()
    return place.top > top && place.bottom < bottom
  })
  if (!message) throw new Error('No message is in view')
  const before = message.getBoundingClientRect().top
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  return Math.abs(message.getBoundingClientRect().top - before)
}
