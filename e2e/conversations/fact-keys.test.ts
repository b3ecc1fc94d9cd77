import { findAccessibilityViolations } from '../accessibility.ts'
import { expectInEditor, usePalette } from '../commands.ts'
import { fact, openCustomer } from '../customer-in-hand.ts'
import { describe, expect, it } from '../journey.ts'

describe('the facts have keys', () => {
  it('E opens the first empty fact, Tab saves and goes on, Escape leaves the field and then the facts', async ({
    journey,
  }) => {
    const { page, facts, sent } = await openCustomer(journey)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await expect(page.getByText('0 of 26')).toBeVisible()
    await page.keyboard.press('e')
    await expect(field('Job')).toBeFocused()
    await expect(page.locator('section[data-keys]')).toBeVisible()
    await page.keyboard.press('Enter')
    await expectInEditor(page)
    await expect(page.locator('section[data-keys]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await expect(field('Job')).toBeFocused()
    await page.keyboard.type('Florist')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('in York')
    await page.keyboard.press('Tab')
    await expect(field('Sports')).toBeFocused()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(field('Likes')).toBeFocused()
    await page.keyboard.type('Old maps')
    await page.keyboard.press('Enter')
    await expectInEditor(page)
    await expect(page.getByText('2 of 26')).toBeVisible()
    expect(await facts()).toEqual([
      { field: 'job', value: 'Florist\nin York' },
      { field: 'likes', value: 'Old maps' },
    ])

    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await expect(field('Sports')).toBeFocused()
    await page.keyboard.type('Golf')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Sports: Not known yet. Edit' })).toBeFocused()
    await expect(page.getByText('Not saved: Golf')).toBeVisible()
    await page.keyboard.press('j')
    await expect(fact(page, 'Likes')).toBeFocused()
    await page.keyboard.press('i')
    await expect(page.getByRole('combobox', { name: 'Find an interest' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field('Hobbies')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await expect(field('Food')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field('Alcohol')).toBeFocused()
    await page.keyboard.press('Escape')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expectInEditor(page)
    expect(await facts()).toHaveLength(2)
    expect(await sent()).toEqual([])
  })

  it('fields and groups are in the palette', async ({ journey }) => {
    const { page } = await openCustomer(journey)
    const { openPalette } = usePalette()
    for (const [typed, field] of [
      ['add pets', 'Pets'],
      ['edit name', 'Name'],
      ['edit habits', 'Food'],
    ] as const) {
      await openPalette(page)
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: field, exact: true })).toBeFocused()
    }
  })
})

it('facts that are known most often of others on this site are suggested first, without empty groups', async ({
  journey,
}) => {
  const { page, db, siteowner, makeCustomer } = await openCustomer(journey)
  await (await makeCustomer('Henk')).write('Hello?')
  await (await makeCustomer('Paola')).write('Hello?')
  await db
    .updateTable('customers')
    .set({ facts: JSON.stringify({ weight: 80, pets: 'A cat', children: 'Beth' }) })
    .where('siteowner_id', '=', siteowner.id)
    .where('name', '!=', 'Colin')
    .execute()
  await page.reload()
  const suggested = page.getByRole('region', { name: 'Not known yet' }).getByRole('button')
  await expect(suggested).toHaveText([
    'Children',
    'Pets',
    'Weight',
    'Job',
    'Sports',
    'Likes',
    'Interests',
    'More',
  ])
  for (const group of ['Work and free time', 'Home', 'Person', 'Habits', 'Interests'])
    await expect(page.getByRole('region', { name: group, exact: true })).toHaveCount(0)
})

it('nothing moves when the facts get the focus and show their keys, and a press opens its fact', async ({
  journey,
}) => {
  const { page, db, customer_id } = await openCustomer(journey, 'pl')
  await page.getByRole('button', { name: 'Dodaj: Sport' }).click()
  await page.keyboard.type('Golf')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Zapisano', { exact: true })).toBeVisible()
  await db
    .updateTable('customers')
    .set({ facts: JSON.stringify({ sports: 'Tennis' }) })
    .where('id', '=', customer_id)
    .execute()
  await page.reload()
  await expect(page.getByText('Serwis podaje teraz: Tennis')).toBeVisible()
  const row = page.getByRole('button', { name: 'Sport: Golf. Edytuj' })
  const suggestion = page.getByRole('button', { name: 'Dodaj: Praca' })
  await expect(row).toBeVisible()
  const before = await suggestion.boundingBox()
  await row.focus()
  await expect(page.locator('section[data-keys]')).toBeVisible()
  expect(await suggestion.boundingBox()).toEqual(before)
  await suggestion.click()
  await expect(page.getByRole('textbox', { name: 'Praca', exact: true })).toBeFocused()
})
