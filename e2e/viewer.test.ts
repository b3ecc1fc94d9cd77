import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { inEditor } from './commands.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

const inLog = (page: Page, text: string | RegExp) => page.getByRole('log').getByText(text)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('[dir]')?.lastChild?.textContent ?? null)

/** A chat in the hands of an operator, who reads with the cursor at the newest message; and a coach who reads along. */
async function readAlong(...written: (string | { text: string; photo_url: string })[]) {
  const { db, siteowner, makeCustomer, makeColleague } = await makeWorld()
  await (await makeCustomer('Colin')).write(...written)
  const anna = await makeColleague('Anna V.')
  const page = await open('/queue', anna.cookie)
  await page.getByRole('log').waitFor()
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
  it('has keys of its own at the cursor, and what they do shows on other screens at once', async () => {
    const { page, openCoach } = await readAlong('Call me', 'New job on Monday', 'Hello?')
    const coach = await openCoach()
    await inLog(coach, 'New job on Monday').waitFor()
    // Out of the editor; the cursor starts at the end.
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await expect.poll(() => focused(page)).toBe('Hello?')
    await page.keyboard.press('k')
    await expect.poll(() => focused(page)).toBe('New job on Monday')
    await page.keyboard.press('l')
    await coach.getByRole('button', { name: '1 highlighted' }).waitFor()
  })

  it('says why a key does nothing, as the menu does with its line', async () => {
    const { makeCustomer, makeColleague, passOn } = await makeWorld()
    await (await makeCustomer('Colin')).write('Hello?')
    const anna = await makeColleague('Anna V.')
    const tom = await makeColleague('Tom B.')
    const page = await open('/queue', anna.cookie)
    await inEditor(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('l')
    await page.getByText('Go to a message first, with J or K.').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('I was about to say')
    await page.getByText(/^Draft saved/).waitFor()
    await passOn(anna.operator, tom.operator)
    await page.keyboard.press('Control+Enter')
    await page.getByRole('region', { name: 'Who is answering' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('k')
    await expect.poll(() => focused(page)).toBe('Hello?')
    const why = 'Only the operator who has this chat in hand, or a coach, may do this.'
    await page.keyboard.press('l')
    await page.getByText(why).waitFor()
    await inLog(page, 'Hello?').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Highlight', description: why }).waitFor()
    expect(await page.getByText('That was not possible.').count()).toBe(0)
  })

  it('hides a message from sight, with who and why, until somebody wants to look', async () => {
    const { page, openCoach } = await readAlong('Call me')
    const coach = await openCoach()
    await inLog(coach, 'Call me').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await expect.poll(() => focused(page)).toBe('Call me')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Highlight' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'HighlightL',
      'Hide',
      'Copy textC',
      'Save as factF',
      'ReportR',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Hide this message' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.type('phone number')
    await page.keyboard.press('Control+Enter')
    await inLog(coach, 'Hidden by Anna V.: phone number').waitFor()
    expect(await inLog(coach, 'Call me').count()).toBe(0)
    expect(await findBarriers(coach)).toEqual([])
    await coach.getByRole('button', { name: '1 hidden' }).press('Enter')
    await expect.poll(() => coach.evaluate(() => document.activeElement?.tagName)).toBe('LI')
    await coach.keyboard.press('Enter')
    await inLog(coach, 'Call me').waitFor()
    await inEditor(page)
  })

  it('deletes for those who handle reports: DELETED stands on every screen, and says what it does not do', async () => {
    const { page, openCoach } = await readAlong('A secret', 'Hello?')
    const coach = await openCoach()
    await inLog(coach, 'A secret').click({ button: 'right' })
    await coach.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    const dialog = coach.getByRole('alertdialog', { name: 'Delete this message?' })
    await dialog.getByText('the site and the customer keep what they have').waitFor()
    expect(await findBarriers(coach)).toEqual([])
    await coach.keyboard.press('Control+Enter')
    for (const screen of [coach, page]) {
      await inLog(screen, 'DELETED').waitFor()
      await expect.poll(() => inLog(screen, 'A secret').count()).toBe(0)
    }
    expect(await findBarriers(page)).toEqual([])
  })
})

describe('reporting', () => {
  it('asks for a reason and notes, keeps the chat in hand, and counts for the coach at once', async () => {
    const { page, openCoach, siteowner, db } = await readAlong('Call me on the usual number')
    const coach = await openCoach()
    await inLog(coach, 'usual number').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Report this message' })
    await dialog.getByText('Call me on the usual number').waitFor()
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Choose a reason.').waitFor()
    await dialog.getByText('Explain what is wrong, whoever looks at it reads this.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByLabel('Reason').selectOption('Shares contact details')
    await dialog.getByLabel('Notes: explain what is wrong').fill('Second phone number this week.')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Reported. The chat is still yours to answer.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('This chat is yours').first().waitFor()
    const reports = await db
      .selectFrom('message_reports')
      .where('siteowner_id', '=', siteowner.id)
      .select('notes')
      .execute()
    expect(reports).toEqual([{ notes: 'Second phone number this week.' }])
  })
})

describe('photos', () => {
  it('open large by keys, one after the other, and give the focus back to the editor', async () => {
    const photo_url = inject('sitePhoto')
    const { page } = await readAlong(
      { text: 'One', photo_url },
      { text: 'Two', photo_url },
      { text: 'Three', photo_url },
    )
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    const box = page.getByRole('dialog', { name: 'Photos of this chat' })
    await box.getByRole('group', { name: '3 of 3' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('ArrowLeft')
    await box
      .locator('.yarl__slide_current')
      .getByAltText(/Photo from the customer/)
      .waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Open photo', includeHidden: true }).count())
      .toBe(2)
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
    await inEditor(page)
    expect(await page.getByRole('button', { name: 'Show the covered photo' }).count()).toBe(1)
  })
})

describe('a long thread', () => {
  it('ends where the level does, and says so', async () => {
    const { db, siteowner, makeCustomer, makeColleague } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.write(...Array.from({ length: 59 }, (_, number) => `Line ${number + 1}`))
    // What nobody has answered is shown at every level.
    await sql`update conversations set last_operator_message_id = last_customer_message_id
      where siteowner_id = ${siteowner.id}`.execute(db)
    await colin.write('Line 60')
    const { cookie } = await makeColleague('Anna V.', { level: { history_size: 'short' } })
    const page = await open('/queue', cookie)
    await inLog(page, 'Line 60').waitFor()
    await page.getByText('Older messages are not shown at your level').waitFor()
    await inLog(page, /Line 11$/).waitFor()
    expect(await inLog(page, /Line 10$/).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Load 50 earlier' }).count()).toBe(0)
  })

  it('of 10,000 messages scrolls without a jump, and keeps only some of them drawn', async () => {
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
    await inLog(page, 'The last').waitFor()
    await page.getByText(/9,95\d more, since/).waitFor()
    const drawn = () => page.locator('[data-message]').count()
    // Up through a dozen pages: the message that is read stays where it is while older ones come in.
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
