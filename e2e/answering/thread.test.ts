import { sql } from 'kysely'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expectInEditor } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'
import { inLog, readAlong } from '../shared-thread.ts'

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
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('ArrowLeft')
    await expect(box.locator('.yarl__slide_current').getByAltText(/Photo from the customer/)).toBeVisible()
    await expect
      .poll(() => page.getByRole('button', { name: 'Open photo', includeHidden: true }).count())
      .toBe(2)
    await page.keyboard.press('Escape')
    await expect(box).not.toBeAttached()
    await expectInEditor(page)
    await expect(page.getByRole('button', { name: 'Show the covered photo' })).toHaveCount(1)
  })
})

it('a text is shown in its own direction', async ({ journey }) => {
  const { page } = await readAlong(journey, 'Hello (שלום)', 'שלום (Tel Aviv), 25.')
  await expect(inLog(page, 'Hello')).toHaveCSS('direction', 'ltr')
  await expect(inLog(page, 'Tel Aviv')).toHaveCSS('direction', 'rtl')
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

  it('ends where the archive begins, and says so; so does a link to an archived message', async ({
    open,
    makeWorld,
  }) => {
    const { makeCustomer, makeColleague } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.write('Line 1', 'Line 2')
    const { cookie } = await makeColleague('Anna V.', { level: { history_size: 'all' } })
    const page = await open('/', cookie)
    await page.route(/\/api\/(queues\/[a-z]+\/claim|conversations\/\d+)$/, async (route) => {
      const response = await route.fetch()
      const claimed = await response.json()
      if (!claimed.conversation) return route.fulfill({ response, json: claimed })
      claimed.conversation.archived = { count: 40, before: '2025-01-01T12:00:00.000000Z' }
      claimed.conversation.customer.message_count += 40
      await route.fulfill({ response, json: claimed })
    })
    await page.route(/\/similar$/, async (route) => {
      const [conversation_id] = /\d+/.exec(new URL(route.request().url()).pathname) ?? []
      const where = { message_id: 1_000_000, conversation_id: Number(conversation_id), profile_name: 'Noor' }
      const similar = { sent_at: '2024-11-15T11:00:00Z', is_same: true, question: null, where }
      await route.fulfill({ json: { similar, contradicts: null } })
    })
    await page.goto('/queue')
    await expect(inLog(page, 'Line 2')).toBeVisible()
    await expect(page.getByText('Messages before 1 Jan 2025 are archived')).toBeVisible()
    expect(await page.getByRole('button', { name: 'Load 50 earlier' }).count()).toBe(0)
    await page.keyboard.type('Did you find the little boat house by the lake last summer?')
    await page.getByRole('button', { name: 'See message' }).click()
    await expect(page.getByText('That message is archived, like all before 1 Jan 2025.')).toBeVisible()
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
    const countRendered = () => page.locator('[data-message]').count()
    // Up through a dozen pages: the visible message stays in place while older ones are loaded.
    for (let pages = 2; pages <= 14; pages++) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('u')
      await expect.poll(() => page.locator('[data-page]').count()).toBeGreaterThanOrEqual(pages)
    }
    expect(await countRendered()).toBeLessThan(400)
    const scroller = page.getByRole('region', { name: 'Messages' })
    await scroller.evaluate((element) => element.scrollTo({ top: -6_000 }))
    const findPosition = () =>
      page.evaluate(() => {
        const middle = [...document.querySelectorAll('[data-message]')].find(
          (element) => element.getBoundingClientRect().top > 300,
        )
        return { id: middle?.getAttribute('data-message'), top: middle?.getBoundingClientRect().top }
      })
    await expect.poll(async () => (await findPosition()).id ?? null).not.toBeNull()
    let before = await findPosition()
    await expect
      .poll(async () => {
        const [was, now] = [before, await findPosition()]
        before = now
        return was.id === now.id && was.top === now.top
      })
      .toBe(true)
    const count = await page.locator('[data-page]').count()
    await page.keyboard.press('u')
    await expect.poll(() => page.locator('[data-page]').count()).toBeGreaterThan(count)
    const top = await page.evaluate(
      (id) => document.querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top,
      before.id,
    )
    expect(Math.abs((top ?? 0) - (before.top ?? 0))).toBeLessThan(2)
    expect(await countRendered()).toBeLessThan(400)
  })
})
