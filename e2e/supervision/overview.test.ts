import { sql } from 'kysely'
import { sendHintsOnce } from '../../server/src/platform/live.ts'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it } from '../journey.ts'
import type { World } from '../world.ts'
import { openOverview } from './open-overview.ts'

/** Answered conversations with the customers `Number 1` and up; the first one has the newest message. */
const makeConversations = ({ db, siteowner }: World, count: number) =>
  sql`
    with added as (
      insert into customers (siteowner_id, external_id, name, language, member_type, credits)
      select ${siteowner.id}, 'numbered-' || n, 'Number ' || n, 'en', 'premium', 5 from generate_series(1, ${count}::int) n
      returning id, substr(name, 8)::int as n
    )
    insert into conversations (siteowner_id, customer_id, profile_id, language, status, message_count,
      last_message_at, last_customer_message_at, last_customer_time)
    select ${siteowner.id}, added.id, (select min(id) from profiles where siteowner_id = ${siteowner.id}), 'en',
      'answered', 2, moment, moment, moment
    from added, lateral (select now() - make_interval(mins => n) as moment) as times`.execute(db)

describe('the Chat overview', () => {
  it('is navigated with J and K, opened with Enter, and filtered with F, by keyboard only', async ({
    journey,
  }) => {
    const { page } = await openOverview(journey)
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect(row('Paola')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(4)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(page.getByRole('link', { name: /Colin/ })).toBeFocused()
    await page.keyboard.press('f')
    await expect(page.getByLabel('Language', { exact: true })).toBeFocused()
    await page.getByLabel('Number of messages, from').fill('2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No chat matches these filters')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('messages_min')).toBe('2')
    await page.getByRole('button', { name: 'Reset filters' }).first().press('Enter')
    await expect(row('Paola')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('body').click({ position: { x: 5, y: 5 } })
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/conversations\/\d+\?from=overview/)
  })

  it('marks the chats of a customer to whom nothing may be sent with the reason, also in the list of their other chats', async ({
    journey,
  }) => {
    const { page, db, siteowner } = await openOverview(journey)
    const colin = page.getByRole('row').filter({ hasText: 'Colin' })
    await expect(colin).toBeVisible()
    await expect(page.getByText('Cooling off')).toHaveCount(0)
    await db
      .insertInto('holds')
      .columns(['customer_id', 'kind', 'until'])
      .expression((eb) =>
        eb
          .selectFrom('customers')
          .where('name', '=', 'Colin')
          .where('siteowner_id', '=', siteowner.id)
          .select([
            'id',
            eb.val('cooling_off' as const).as('kind'),
            eb.val('2199-01-01T09:00:00Z').as('until'),
          ]),
      )
      .execute()
    await page.reload()
    await expect(colin.getByTitle(/^Nothing may be sent: Cooling off until 1 Jan 2199/)).toHaveText(
      'Held: Cooling off',
    )
    await expect(page.getByText('Cooling off')).toHaveCount(1)
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('has every filter of the specification', async ({ journey }) => {
    const { page } = await openOverview(journey)
    const filters = page.getByRole('form', { name: 'Filters' })
    const names = (role: 'spinbutton' | 'radio', within = filters) =>
      within
        .getByRole(role)
        .evaluateAll((fields) =>
          fields.map(
            (field) =>
              field.getAttribute('aria-label') ??
              (field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : null),
          ),
        )
    await expect(filters).toBeVisible()
    for (const name of ['Language', 'Site owner', 'Message type', 'Operator'])
      await expect(filters.getByRole('button', { name: new RegExp(`^All.* ${name}$`) })).toBeVisible()
    expect(await names('radio', filters.getByRole('radiogroup', { name: 'Member type' }))).toEqual([
      'All',
      'Paid',
      'Free',
    ])
    expect(await names('spinbutton')).toEqual(
      [
        'Number of messages',
        'Pokes after last message',
        'Days since customer message',
        'Days since last message',
      ].flatMap((range) => [`${range}, from`, `${range}, to`]),
    )
    await filters.getByRole('button', { name: 'Unread, Unanswered Operator status' }).press('Enter')
    const statuses = page.getByRole('listbox', { name: 'Operator status' })
    await expect(statuses.getByRole('option')).toHaveText([
      ...['Unread', 'Unanswered', 'Ignored', 'Answered', 'All statuses'],
    ])
    await expect(statuses.getByRole('option', { selected: true })).toHaveText(['Unread', 'Unanswered'])
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('can be filtered by site owner and operator, by keyboard only', async ({ journey }) => {
    const { page, db, siteowner, makeColleague } = await openOverview(journey)
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect(row('Paola')).toBeVisible()
    const { id } = await db
      .selectFrom('conversations')
      .innerJoin('customers', 'customers.id', 'conversations.customer_id')
      .where('conversations.siteowner_id', '=', siteowner.id)
      .where('customers.name', '=', 'Henk')
      .select('conversations.id')
      .executeTakeFirstOrThrow()
    // The list has the operators of all journeys: their names begin differently.
    const { operator } = await makeColleague(`Zach${siteowner.id}`)
    await makeSentMessage(db, { conversationId: id, operatorId: operator.id })
    await page.goto('/messages?status=all')
    await expect(row('Paola')).toBeVisible()
    await page.keyboard.press('f')
    await expect(page.getByLabel('Language', { exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Site')
    await page.waitForURL(new RegExp(`siteowner_id=${siteowner.id}`))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['All', siteowner.name])
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(row('Paola')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`Zach${siteowner.id}`)
    await page.waitForURL(new RegExp(`operator_id=${operator.id}`))
    await expect(row('Paola')).not.toBeAttached()
    await expect(row('Henk')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('keeps its filters in the browser, and shows what arrives without a reload', async ({ journey }) => {
    const { page, makeCustomer } = await openOverview(journey)
    await expect(page.getByRole('row').filter({ hasText: 'Paola' })).toBeVisible()
    await page.getByRole('button', { name: / Operator status$/ }).press('Enter')
    await page.getByRole('option', { name: 'All statuses' }).press('Enter')
    await page.waitForURL(/status=all/)
    await page.keyboard.press('Escape')
    await page.goto('/messages')
    await page.waitForURL(/status=all/)
    await (await makeCustomer('Marek')).write('Late, but here')
    await expect(page.getByRole('row').filter({ hasText: 'Marek' })).toBeVisible()
  })

  it('keeps the filters of an entered URL: after a reload, on the way back, and when it is opened again', async ({
    journey,
  }) => {
    const { page } = await openOverview(journey, '/messages?status=all&messages_max=7')
    const expectFilters = async () => {
      await expect(page.getByRole('row').filter({ hasText: 'Paola' })).toBeVisible()
      const search = Object.fromEntries(new URL(page.url()).searchParams)
      expect(search).toEqual({ status: 'all', messages_max: '7' })
      await expect(page.getByLabel('Number of messages, to')).toHaveValue('7')
    }
    await expectFilters()
    await page.reload()
    await expectFilters()
    await page.getByRole('link', { name: /Paola/ }).press('Enter')
    await page.waitForURL(/\/conversations\//)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Paola and Marianne' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to chat overview' }).press('Enter')
    await expectFilters()
    await page.getByRole('link', { name: 'Queue statistics' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Chat overview' }).press('Enter')
    await expectFilters()
    // Default values are kept too, if they are in the entered URL.
    await page.goto('/messages?status=unread,unanswered')
    await expect(page.getByRole('row').filter({ hasText: 'Paola' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: 'Paola' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('status')).not.toBe('all')
  })

  it('asks for the rows in view only when a hint comes, and keeps the place and the cursor', async ({
    journey,
  }) => {
    const { page, ...world } = await openOverview(journey, '/messages?status=all')
    const { db, siteowner } = world
    await makeConversations(world, 200)
    await page.reload()
    await expect(page.getByText('50 of 203')).toBeVisible()
    for (const count of [100, 150, 200]) {
      await page.getByRole('button', { name: 'Show 50 more' }).click()
      await expect(page.getByText(`${count} of 203`)).toBeVisible()
    }
    for (let row = 0; row < 63; row++) await page.keyboard.press('j')
    const cursor = page.getByRole('row').filter({ has: page.locator(':focus') })
    await expect(cursor).toContainText('Number 60')
    const place = await cursor.boundingBox()

    // Hints of other tests ask for the same pages again.
    const requested = new Set<string>()
    page.on('request', (request) => {
      if (/\/api\/conversations\?/.test(request.url())) requested.add(request.url())
    })
    await db
      .updateTable('conversations')
      .set({ poke_count: 9 })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    await sendHintsOnce(db, [{ topic: 'queue' }])
    await expect(cursor).toContainText('en9')
    expect(requested.size).toBeLessThanOrEqual(2)
    expect(await cursor.boundingBox()).toEqual(place)
    await page.keyboard.press('k')
    await expect(cursor).toContainText('Number 59')
  })
})
