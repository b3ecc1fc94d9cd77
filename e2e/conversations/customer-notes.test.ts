import { findAccessibilityViolations } from '../accessibility.ts'
import { expectInEditor } from '../commands.ts'
import { openCustomer, tabTo } from '../customer-in-hand.ts'
import { describe, expect, it } from '../journey.ts'

it('an alert is set, changed and removed in place', async ({ journey }) => {
  const { page, readAlong, sent } = await openCustomer(journey)
  await page.keyboard.press('/')
  await page.keyboard.type('Half an answer')
  await page.keyboard.press('Escape')
  const other = await readAlong()
  await tabTo(other, 'Set an alert')
  await other.keyboard.press('Enter')
  await expect(other.locator('textarea:focus')).toBeVisible()
  await other.keyboard.type('His mother is in hospital')
  await other.keyboard.press('Enter')
  await expect(page.getByText(/^Alert by Ilse\sM\., coach, /)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await tabTo(page, 'Edit the alert')
  await page.keyboard.press('Enter')
  await expect(page.locator('textarea:focus')).toHaveValue('His mother is in hospital')
  await page.keyboard.press('End')
  await page.keyboard.type('. Be kind')
  await page.keyboard.press('Control+Enter')
  await expect(other.getByText('His mother is in hospital. Be kind')).toBeVisible()
  expect(await sent()).toEqual([])
  await tabTo(other, 'Edit the alert')
  await other.keyboard.press('Enter')
  await other.keyboard.press('Delete')
  await other.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Set an alert' })).toBeVisible()
})

describe('the logbook', () => {
  it('accepts a note with N, keeps an unfinished one, and shows it to others', async ({ journey }) => {
    const { page, readAlong, sent } = await openCustomer(journey)
    const other = await readAlong()
    await expect(page.getByRole('region', { name: 'Logbook' }).getByRole('listitem')).toHaveCount(0)
    await page.keyboard.press('n')
    await page.keyboard.type('New job Monday.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Go on with note' })).toBeVisible()
    await expectInEditor(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Ask how it went.')
    await page.keyboard.press('Enter')
    await expect(other.getByText('New job Monday. Ask how it went.')).toBeVisible()
    await expectInEditor(page)
    await expect(other.getByText(/^Anna V\., today/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add note' })).toBeVisible()
    expect(await sent()).toEqual([])
    expect(await findAccessibilityViolations(page)).toEqual([])
    await tabTo(page, 'Delete')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Really delete')
    await page.keyboard.press('Enter')
    await expect(other.getByText('New job Monday.')).toHaveCount(0)
  })

  it('saves a note with Tab and with Ctrl+Enter, and is one line high while it is empty', async ({
    journey,
  }) => {
    const { page } = await openCustomer(journey)
    const logbook = page.getByRole('region', { name: 'Logbook' })
    const height = async () => (await logbook.boundingBox())?.height
    expect(await height()).toBe(44)
    for (const [key, note] of [
      ['Tab', 'Likes dogs'],
      ['Control+Enter', 'Works nights'],
    ] as const) {
      await page.keyboard.press('n')
      await page.keyboard.type(note)
      await page.keyboard.press(key)
      await expect(logbook.getByRole('paragraph').filter({ hasText: note })).toBeVisible()
      await expectInEditor(page)
      await page.keyboard.press('Escape')
    }
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
