import { findAccessibilityViolations } from '../accessibility.ts'
import { hold, intercept } from '../browser.ts'
import { editor, expectInEditor } from '../commands.ts'
import { addFact, fact, goToFacts, openCustomer, tabTo } from '../customer-in-hand.ts'
import { describe, expect, it } from '../journey.ts'

describe('a fact is edited in place, by keyboard only', () => {
  it('the reason for a refusal is in the language of the panel', async ({ journey }) => {
    const { page, facts } = await openCustomer(journey, 'pl')
    await page.keyboard.press('e')
    await expect(page.getByRole('textbox', { name: 'Praca', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await expect(page.getByRole('button', { name: 'Imię: Colin. Edytuj', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.insertText('x'.repeat(101))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Najwyżej 100 znaków.', { exact: true })).toBeVisible()
    expect(await facts()).toEqual([])
  })

  it('a text, a choice and a number are saved and shown on other screens at once; an invalid number is refused', async ({
    journey,
  }) => {
    const { page, readAlong, facts, sent } = await openCustomer(journey)
    const other = await readAlong()
    await page.keyboard.press('/')
    await page.keyboard.type('An unfinished answ')
    await page.keyboard.press('Escape')
    await addFact(page, 'Job')
    await page.keyboard.type('Garden centre')
    await page.keyboard.press('Control+Enter')
    await expect(fact(page, 'Job')).toBeVisible()
    await expect(fact(other, 'Job').getByText('Garden centre')).toBeVisible()
    await expectInEditor(page)
    await fact(page, 'Job').focus()
    await expect(page.getByText(/^Anna V\., today/)).toBeVisible()

    await addFact(page, 'Eyes')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(fact(other, 'Eyes').getByText('Brown')).toBeVisible()

    await addFact(page, 'Height')
    await page.keyboard.type('1.80')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enter a whole number.')).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('180')
    await page.keyboard.press('Enter')
    await expect(fact(other, 'Height').getByText('180 cm')).toBeVisible()

    await page.keyboard.press('Escape')
    await goToFacts(page)
    await page.keyboard.press('p')
    await expect(page.getByRole('textbox', { name: 'Age', exact: true })).toBeFocused()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Below 18 is not saved as a fact.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await facts()).toEqual([
      { field: 'eye_color', value: 'brown' },
      { field: 'job', value: 'Garden centre' },
      { field: 'length', value: 180 },
    ])
    expect(await sent()).toEqual([])
    await expect(editor(page)).toHaveValue('An unfinished answ')
  })

  it('what is typed while it is being saved belongs to the answer, and no key of it is a command', async ({
    journey,
  }) => {
    const { page, facts, sent } = await openCustomer(journey)
    for (const [label, press] of [
      ['Job', 'Control+Enter'],
      ['Pets', 'Enter'],
    ] as const) {
      await addFact(page, label)
      await page.keyboard.type('A baker')
      const release = await hold(page, '**/api/customers/*')
      await page.keyboard.press(press)
      await page.keyboard.type('Which risk has 1 smile? ')
      release()
      await page.keyboard.type('And him? ')
      await expect(fact(page, label)).toBeVisible()
      await page.unroute('**/api/customers/*')
    }
    const typed = 'Which risk has 1 smile? And him? '
    await expect(editor(page)).toHaveValue(typed.repeat(2))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await sent()).toEqual([])
    await expect(page.getByRole('button', { name: 'Asks who is writing' })).toBeVisible()
    expect(await facts()).toEqual([
      { field: 'job', value: 'A baker' },
      { field: 'pets', value: 'A baker' },
    ])
  })

  it('interests are found by name, added and removed', async ({ journey }) => {
    const { page, readAlong, facts } = await openCustomer(journey)
    const other = await readAlong()
    await tabTo(page, 'Add Interests')
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
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(other.getByRole('listitem').filter({ hasText: /^Cooking$/ })).toBeVisible()
    await expect(other.getByRole('listitem').filter({ hasText: /^Tea$/ })).toBeVisible()
    expect(await facts()).toEqual([{ field: 'interests', value: ['cooking', 'tea'] }])
  })

  it('a change by another operator is shown, and the typed text stays', async ({ journey }) => {
    const { page, readAlong, facts } = await openCustomer(journey)
    const other = await readAlong()
    await addFact(page, 'Pets')
    await page.keyboard.type('A cat')
    await addFact(other, 'Pets')
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
    await addFact(page, 'Job')
    await page.keyboard.type('Gardener')
    await intercept(page, '**/api/customers/*', (route) => route.abort())
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
    await page.keyboard.press('Escape')
    await goToFacts(page)
    await page.keyboard.press('o')
    await expect(page.getByText('The site now says: Nurse')).not.toBeAttached()
    await expectInEditor(page)
    expect(await facts()).toEqual([{ field: 'job', value: 'Gardener' }])
    await db
      .updateTable('customers')
      .set({ facts: JSON.stringify({ job: 'Vet' }) })
      .where('id', '=', customer_id)
      .execute()
    await page.reload()
    await expect(page.getByText('The site now says: Vet')).toBeVisible()
    await page.keyboard.press('Escape')
    await goToFacts(page)
    await page.keyboard.press('t')
    await expect(page.getByRole('button', { name: 'Job: Vet. Edit' })).toBeVisible()
    expect(await facts()).toEqual([])
  })
})
