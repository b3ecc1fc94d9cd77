import type { Page } from '@playwright/test'
import { findBarriers } from './browser.ts'
import { inEditor } from './commands.ts'
import { describe, expect, it, type Journey } from './journey.ts'

/** Colin writes, Anna has his chat in hand, with the focus outside of the editor. */
async function openCustomer({ open, makeWorld }: Journey, locale?: string) {
  const world = await makeWorld()
  await (await world.makeCustomer('Colin')).write('Hello?')
  const { cookie } = await world.makeColleague('Anna V.')
  const page = await open('/queue', cookie)
  if (locale) {
    await page.context().addCookies([{ name: 'locale', value: locale, url: page.url() }])
    await page.reload()
  }
  await expect(page.locator('textarea:focus')).toBeVisible()
  await page.keyboard.press('Escape')
  const { id, customer_id } = await world.db
    .selectFrom('conversations')
    .where('siteowner_id', '=', world.siteowner.id)
    .select(['id', 'customer_id'])
    .executeTakeFirstOrThrow()
  /** An operator who reads along. */
  const readAlong = async () => {
    const ilse = await world.makeColleague('Ilse M.', { permissions_id: 150 })
    const other = await open(`/conversations/${id}`, ilse.cookie)
    await expect(fact(other, 'Job').or(other.getByRole('button', { name: 'Add Job' }))).toBeVisible()
    return other
  }
  const facts = () =>
    world.db
      .selectFrom('customer_facts')
      .where('customer_id', '=', customer_id)
      .select(['field', 'value'])
      .orderBy('field')
      .execute()
  return { ...world, page, readAlong, facts, customer_id }
}

const fact = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}: .*Edit$`) })

/** Moves the focus to a control with Tab only, in the shorter direction; again if the page has changed meanwhile. */
async function tabTo(page: Page, name: string) {
  const target = page.getByRole('button', { name, exact: true })
  await expect(target).toBeVisible()
  await page.keyboard.press('Tab')
  for (let tries = 0; tries < 5; tries++) {
    const steps = await target.evaluate((element) => {
      const controls = [...document.querySelectorAll('a, button, input, textarea, select, [tabindex="0"]')]
      const reached = controls.filter((each) => each.checkVisibility())
      const from = document.activeElement
      return from ? reached.indexOf(element) - reached.indexOf(from) : 0
    })
    if (steps === 0) return
    for (let step = 0; step < Math.abs(steps); step++)
      await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`Tab never came to "${name}"`)
}

async function add(page: Page, label: string) {
  await tabTo(page, `Add ${label}`)
  await page.keyboard.press('Enter')
}

describe('a fact is edited in place, by keyboard only', () => {
  it('the reason for a refusal is in the language of the panel', async ({ journey }) => {
    const { page, facts } = await openCustomer(journey, 'pl')
    await page.getByRole('button', { name: 'Edytuj: Osoba', exact: true }).click()
    await page.getByRole('button', { name: 'Imię: Colin. Edytuj', exact: true }).click()
    await page.keyboard.insertText('x'.repeat(101))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Najwyżej 100 znaków.', { exact: true })).toBeVisible()
    expect(await facts()).toEqual([])
  })

  it('a text, a choice, a number with its refusal; other screens show them at once', async ({ journey }) => {
    const { page, readAlong, facts } = await openCustomer(journey)
    const other = await readAlong()
    await add(page, 'Job')
    await page.keyboard.type('Garden centre')
    await page.keyboard.press('Enter')
    await expect(fact(page, 'Job')).toBeVisible()
    await expect(fact(other, 'Job').getByText('Garden centre')).toBeVisible()
    await inEditor(page)
    await fact(page, 'Job').focus()
    await expect(page.getByText(/^Anna V\., today/)).toBeVisible()

    await add(page, 'Eyes')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(fact(other, 'Eyes').getByText('Brown')).toBeVisible()

    await add(page, 'Height')
    await page.keyboard.type('1.80')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enter a whole number.')).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('180')
    await page.keyboard.press('Enter')
    await expect(fact(other, 'Height').getByText('180 cm')).toBeVisible()

    await tabTo(page, 'Edit Person')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Age: Not known yet. Edit')
    await page.keyboard.press('Enter')
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Below 18 is not saved as a fact.')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await facts()).toEqual([
      { field: 'eye_color', value: 'brown' },
      { field: 'job', value: 'Garden centre' },
      { field: 'length', value: 180 },
    ])
  })

  it('interests are found by name, added and removed', async ({ journey }) => {
    const { page, readAlong, facts } = await openCustomer(journey)
    const other = await readAlong()
    await tabTo(page, 'Edit Interests')
    await page.keyboard.press('Enter')
    await page.keyboard.type('cook')
    await page.keyboard.press('Enter')
    await page.keyboard.type('bbq')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.keyboard.type('bbq')
    await page.keyboard.press('Enter')
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(other.getByRole('listitem').filter({ hasText: /^Cooking$/ })).toBeVisible()
    await expect(other.getByRole('listitem').filter({ hasText: /^Tea$/ })).toBeVisible()
    expect(await facts()).toEqual([{ field: 'interests', value: ['cooking', 'tea'] }])
  })

  it('a change by another operator is shown, and the typed text stays', async ({ journey }) => {
    const { page, readAlong, facts } = await openCustomer(journey)
    const other = await readAlong()
    await add(page, 'Pets')
    await page.keyboard.type('A cat')
    await add(other, 'Pets')
    await other.keyboard.type('Biscuit, a beagle')
    await other.keyboard.press('Enter')
    await expect(fact(other, 'Pets')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ilse M. changed this meanwhile to: Biscuit, a beagle.')).toBeVisible()
    await expect(page.getByLabel('Pets', { exact: true })).toHaveValue('A cat')
    expect(await facts()).toEqual([{ field: 'pets', value: 'Biscuit, a beagle' }])
    await page.keyboard.press('Enter')
    await expect(fact(other, 'Pets').getByText('A cat')).toBeVisible()
  })

  it('a newer value of the site is accepted or ignored, and a failed save keeps the typed text', async ({
    journey,
  }) => {
    const { page, facts, db, customer_id } = await openCustomer(journey)
    await add(page, 'Job')
    await page.keyboard.type('Gardener')
    await page.route('**/api/customers/*', (route) => route.abort())
    await page.keyboard.press('Enter')
    await expect(page.getByText('No connection, not saved. Your text is kept, try again.')).toBeVisible()
    await page.unroute('**/api/customers/*')
    await page.keyboard.press('Enter')
    await expect(fact(page, 'Job')).toBeVisible()
    await db
      .updateTable('customers')
      .set({ facts: JSON.stringify({ job: 'Nurse' }) })
      .where('id', '=', customer_id)
      .execute()
    await page.reload()
    await expect(page.getByText('The site now says: Nurse')).toBeVisible()
    await tabTo(page, 'Keep ours')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The site now says: Nurse')).not.toBeAttached()
    expect(await facts()).toEqual([{ field: 'job', value: 'Gardener' }])
  })

  it('an edit that was not saved is saved when the operator leaves the chat', async ({ journey }) => {
    const { page, facts } = await openCustomer(journey)
    await page.keyboard.press('/')
    await page.keyboard.type('Hello to you')
    await page.keyboard.press('Escape')
    await add(page, 'Job')
    await page.keyboard.type('Florist')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    await expect.poll(facts).toEqual([{ field: 'job', value: 'Florist' }])
  })
})

it('an alert is set, changed and removed in place', async ({ journey }) => {
  const { page, readAlong, sent } = await openCustomer(journey)
  await page.keyboard.press('/')
  await page.keyboard.type('Half an answer')
  await page.keyboard.press('Escape')
  const other = await readAlong()
  await tabTo(other, 'Set an alert')
  await other.keyboard.press('Enter')
  await other.keyboard.type('His mother is in hospital')
  await other.keyboard.press('Enter')
  await expect(page.getByText(/^Alert by Ilse\sM\., coach, /)).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await tabTo(page, 'Edit the alert')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type('. Be kind')
  await page.keyboard.press('Control+Enter')
  await expect(other.getByText('His mother is in hospital. Be kind')).toBeVisible()
  expect(await sent()).toEqual([])
  await tabTo(other, 'Edit the alert')
  await other.keyboard.press('Enter')
  await tabTo(other, 'Remove')
  await other.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Set an alert' })).toBeVisible()
})

describe('the logbook', () => {
  it('accepts a note with N, keeps an unfinished one, and shows it to others', async ({ journey }) => {
    const { page, readAlong, sent } = await openCustomer(journey)
    const other = await readAlong()
    await expect(page.getByText('No notes yet.')).toBeVisible()
    await page.keyboard.press('n')
    await page.keyboard.type('New job Monday.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Go on with note' })).toBeVisible()
    await inEditor(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await page.keyboard.type(' Ask how it went.')
    await page.keyboard.press('Control+Enter')
    await expect(other.getByText('New job Monday. Ask how it went.')).toBeVisible()
    await expect(other.getByText(/^Anna V\., today/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add note' })).toBeVisible()
    expect(await sent()).toEqual([])
    expect(await findBarriers(page)).toEqual([])
    await tabTo(page, 'Delete')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Really delete')
    await page.keyboard.press('Enter')
    await expect(other.getByText('No notes yet.')).toBeVisible()
  })

  it('is read completely, page by page', async ({ journey }) => {
    const { page, db, customer_id } = await openCustomer(journey)
    const { id: operator_id } = await db
      .selectFrom('operators')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 60 }, (_, number) => ({
      customer_id,
      operator_id,
      body: `Note ${number}.`,
    }))
    await db.insertInto('customer_notes').values(rows).execute()
    await page.reload()
    await expect(page.getByText('Note 59.')).toBeVisible()
    await tabTo(page, 'Show all')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Note 10.')).toBeAttached()
    expect(await page.getByText('Note 0.').count()).toBe(0)
    await tabTo(page, 'Load older notes')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Note 0.')).toBeAttached()
  })
})
