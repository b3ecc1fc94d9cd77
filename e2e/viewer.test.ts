import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { findBarriers } from './browser.ts'
import { inEditor } from './commands.ts'
import { describe, expect, it, type Journey } from './journey.ts'

const inLog = (page: Page, text: string | RegExp) => page.getByRole('log').getByText(text)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('[dir]')?.lastChild?.textContent ?? null)

/** A chat in hand of an operator with the cursor at the newest message, and a coach who reads along. */
async function readAlong(
  { open, makeWorld }: Journey,
  ...written: (string | { text: string; photo_url: string })[]
) {
  const { db, siteowner, makeCustomer, makeColleague } = await makeWorld()
  await (await makeCustomer('Colin')).write(...written)
  const anna = await makeColleague('Anna V.')
  const page = await open('/queue', anna.cookie)
  await expect(page.getByRole('log')).toBeVisible()
  const { id } = await db
    .selectFrom('conversations')
    .where('siteowner_id', '=', siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const openCoach = async () => {
    const coach = await makeColleague('Ilse M.', {
      level: { rights: ['other_chats.overview', 'other_chats.reports'], history_size: 'all' },
    })
    return open(`/conversations/${id}`, coach.cookie)
  }
  return { db, id, siteowner, page, openCoach }
}

describe('the menu of a message', () => {
  it('has its own keys at the cursor, and their effect is shown on other screens at once', async ({
    journey,
  }) => {
    const { page, openCoach } = await readAlong(journey, 'Call me', 'New job on Monday', 'Hello?')
    const coach = await openCoach()
    await expect(inLog(coach, 'New job on Monday')).toBeVisible()
    // Out of the editor; the cursor starts at the end.
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await expect.poll(() => focused(page)).toBe('Hello?')
    await page.keyboard.press('k')
    await expect.poll(() => focused(page)).toBe('New job on Monday')
    await page.keyboard.press('l')
    await expect(coach.getByRole('button', { name: '1 highlighted' })).toBeVisible()
  })

  it('shows why a key does nothing, like the item in the menu', async ({ open, makeWorld }) => {
    const { makeCustomer, makeColleague, passOn } = await makeWorld()
    await (await makeCustomer('Colin')).write('Hello?')
    const anna = await makeColleague('Anna V.')
    const tom = await makeColleague('Tom B.')
    const page = await open('/queue', anna.cookie)
    await inEditor(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('l')
    await expect(page.getByText('Go to a message first, with J or K.')).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('I was about to say')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await passOn(anna.operator, tom.operator)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Who is answering' })).toBeFocused()
    await page.keyboard.press('k')
    await expect.poll(() => focused(page)).toBe('Hello?')
    const why = 'Only the operator who has this chat in hand, or a coach, may do this.'
    await page.keyboard.press('l')
    await expect(page.getByText(why)).toBeVisible()
    await inLog(page, 'Hello?').click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Highlight', description: why })).toBeVisible()
    expect(await page.getByText('That was not possible.').count()).toBe(0)
  })

  it('hides a message, with operator and reason, until a reader uncovers it', async ({ journey }) => {
    const { page, openCoach } = await readAlong(journey, 'Call me')
    const coach = await openCoach()
    await expect(inLog(coach, 'Call me')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await expect.poll(() => focused(page)).toBe('Call me')
    await page.keyboard.press('Shift+F10')
    await expect(page.getByRole('menuitem', { name: 'Highlight' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await expect(page.getByRole('menuitem')).toHaveText([
      'HighlightL',
      'Hide',
      'Copy textC',
      'Save as factF',
      'ReportR',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Hide this message' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.type('phone number')
    await page.keyboard.press('Control+Enter')
    await expect(inLog(coach, 'Hidden by Anna V.: phone number')).toBeVisible()
    expect(await inLog(coach, 'Call me').count()).toBe(0)
    expect(await findBarriers(coach)).toEqual([])
    await coach.getByRole('button', { name: '1 hidden' }).press('Enter')
    await expect.poll(() => coach.evaluate(() => document.activeElement?.tagName)).toBe('LI')
    await coach.keyboard.press('Enter')
    await expect(inLog(coach, 'Call me')).toBeVisible()
    await inEditor(page)
  })

  it('deletes for those who handle reports: every screen shows DELETED, and the dialog explains the limits', async ({
    journey,
  }) => {
    const { page, openCoach } = await readAlong(journey, 'A secret', 'Hello?')
    const coach = await openCoach()
    await inLog(coach, 'A secret').click({ button: 'right' })
    await coach.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    const dialog = coach.getByRole('alertdialog', { name: 'Delete this message?' })
    await expect(dialog.getByText('the site and the customer keep what they have')).toBeVisible()
    expect(await findBarriers(coach)).toEqual([])
    await coach.keyboard.press('Control+Enter')
    for (const screen of [coach, page]) {
      await expect(inLog(screen, 'DELETED')).toBeVisible()
      await expect(inLog(screen, 'A secret')).toHaveCount(0)
    }
    expect(await findBarriers(page)).toEqual([])
  })
})

describe('reporting', () => {
  it('asks for a reason and notes, keeps the chat in hand, and counts for the coach at once', async ({
    journey,
  }) => {
    const { page, openCoach, siteowner, db } = await readAlong(journey, 'Call me on the usual number')
    const coach = await openCoach()
    await expect(inLog(coach, 'usual number')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Report this message' })
    await expect(dialog.getByText('Call me on the usual number')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Choose a reason.')).toBeVisible()
    await expect(dialog.getByText('Explain what is wrong, whoever looks at it reads this.')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByLabel('Reason').click()
    await page.getByRole('option', { name: 'Shares contact details' }).click()
    await dialog.getByLabel('Notes: explain what is wrong').fill('Second phone number this week.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Reported. The chat is still yours to answer.')).toBeVisible()
    await expect(dialog).not.toBeAttached()
    await expect(page.getByText('This chat is yours').first()).toBeVisible()
    const reports = await db
      .selectFrom('message_reports')
      .where('siteowner_id', '=', siteowner.id)
      .select('notes')
      .execute()
    expect(reports).toEqual([{ notes: 'Second phone number this week.' }])
  })
})

describe('photos', () => {
  it('open large by keys, one after the other, and return the focus to the editor', async ({
    journey,
    panel,
  }) => {
    const photo_url = panel.photo
    const { page } = await readAlong(
      journey,
      { text: 'One', photo_url },
      { text: 'Two', photo_url },
      { text: 'Three', photo_url },
    )
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    const box = page.getByRole('dialog', { name: 'Photos of this chat' })
    await expect(box.getByRole('group', { name: '3 of 3' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('ArrowLeft')
    await expect(box.locator('.yarl__slide_current').getByAltText(/Photo from the customer/)).toBeVisible()
    await expect
      .poll(() => page.getByRole('button', { name: 'Open photo', includeHidden: true }).count())
      .toBe(2)
    await page.keyboard.press('Escape')
    await expect(box).not.toBeAttached()
    await inEditor(page)
    await expect(page.getByRole('button', { name: 'Show the covered photo' })).toHaveCount(1)
  })
})

describe('a long thread', () => {
  it('ends where the history of the level ends, and says so', async ({ open, makeWorld }) => {
    const { db, siteowner, makeCustomer, makeColleague } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.write(...Array.from({ length: 59 }, (_, number) => `Line ${number + 1}`))
    // Unanswered messages are shown at every level.
    await sql`update conversations set last_operator_message_id = last_customer_message_id
      where siteowner_id = ${siteowner.id}`.execute(db)
    await colin.write('Line 60')
    const { cookie } = await makeColleague('Anna V.', { level: { history_size: 'short' } })
    const page = await open('/queue', cookie)
    await expect(inLog(page, 'Line 60')).toBeVisible()
    await expect(page.getByText('Older messages are not shown at your level')).toBeVisible()
    await expect(inLog(page, /Line 11$/)).toBeVisible()
    expect(await inLog(page, /Line 10$/).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Load 50 earlier' }).count()).toBe(0)
  })

  it('of 10,000 messages scrolls without jumps, and renders only a part of them', async ({
    open,
    makeWorld,
  }) => {
    const { db, siteowner, makeCustomer, makeColleague } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.write('The first')
    await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, sent_at)
      select c.id, c.siteowner_id, 'in', 'chat', 'Line ' || n || repeat(' and so on', n % 23), now() - make_interval(mins => 10000 - n)
      from conversations c, generate_series(1, 9998) n where c.siteowner_id = ${siteowner.id}`.execute(db)
    await sql`update conversations set message_count = 10000, last_operator_message_id = (
        select max(id) from messages where siteowner_id = ${siteowner.id})
      where siteowner_id = ${siteowner.id}`.execute(db)
    await colin.write('The last')
    const { cookie } = await makeColleague('Anna V.', { level: { history_size: 'all' } })
    const page = await open('/queue', cookie)
    await expect(inLog(page, 'The last')).toBeVisible()
    await expect(page.getByText(/9,95\d more, since/)).toBeVisible()
    const drawn = () => page.locator('[data-message]').count()
    // Up through a dozen pages: the visible message stays in place while older ones are loaded.
    for (let pages = 2; pages <= 14; pages++) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('e')
      await expect.poll(() => page.locator('[data-page]').count()).toBeGreaterThanOrEqual(pages)
    }
    expect(await drawn()).toBeLessThan(400)
    const scroller = page.getByRole('region', { name: 'Messages' })
    await scroller.evaluate((element) => element.scrollTo({ top: -6_000 }))
    const place = () =>
      page.evaluate(() => {
        const middle = [...document.querySelectorAll('[data-message]')].find(
          (element) => element.getBoundingClientRect().top > 300,
        )
        return { id: middle?.getAttribute('data-message'), top: middle?.getBoundingClientRect().top }
      })
    await expect.poll(async () => (await place()).id ?? null).not.toBeNull()
    let before = await place()
    await expect
      .poll(async () => {
        const [was, now] = [before, await place()]
        before = now
        return was.id === now.id && was.top === now.top
      })
      .toBe(true)
    const count = await page.locator('[data-page]').count()
    await page.keyboard.press('e')
    await expect.poll(() => page.locator('[data-page]').count()).toBeGreaterThan(count)
    const top = await page.evaluate(
      (id) => document.querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top,
      before.id,
    )
    expect(Math.abs((top ?? 0) - (before.top ?? 0))).toBeLessThan(2)
    expect(await drawn()).toBeLessThan(400)
  })
})
