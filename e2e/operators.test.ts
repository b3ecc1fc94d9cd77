import { findAccessibilityViolations } from './browser.ts'
import { describe, expect, it, type Journey } from './journey.ts'

/** An admin who supervises the operators of one site owner. */
async function makeAdmins({ open, makeWorld }: Journey) {
  const world = await makeWorld()
  const level = { rights: ['manage_operators'] }
  const admin = await world.makeColleague('Noor J.', { level })
  const tom = await world.makeColleague('Tom B.')
  await world.makeColleague('Mila R.')
  return { ...world, level, admin, tom, show: (path: string) => open(path, admin.cookie) }
}

describe('operators', () => {
  it('are found, selected, moved to another team and opened, by keyboard only', async ({ journey }) => {
    const { tom, show } = await makeAdmins(journey)
    const page = await show('/operators')
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
    await expect(row('Mila R.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('/')
    await page.keyboard.type('tom')
    await expect(row('Mila R.')).toBeHidden()
    await expect(row('Tom B.')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.getByRole('columnheader', { name: 'Team' }).focus()
    await page.keyboard.press('j')
    await page.keyboard.press('Space')
    await expect(page.getByRole('toolbar')).toContainText('1 selected')
    await page.keyboard.press('t')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Team$/ }).press('Enter')
    await page.keyboard.type('Team 21')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(/Team: .+ → Team 21/)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(row('Tom B.')).toContainText('Team 21')
    await row('Tom B.').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/operators/${tom.operator.id}$`))
    await expect(page.getByRole('heading', { name: 'Identity and rights' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('b')
    await page.waitForURL(/\/operators\?q=tom/)
  })

  it('are changed by two admins: the second sees what changed, and loses nothing', async ({ journey }) => {
    const { tom, level, makeColleague, show } = await makeAdmins(journey)
    const page = await show(`/operators/${tom.operator.id}`)
    const colleague = await makeColleague('David F.', { level })
    const other = await journey.open(`/operators/${tom.operator.id}`, colleague.cookie)
    await page.getByRole('button', { name: 'Edit Name' }).press('Enter')
    await page.keyboard.type('Tomas')
    await other.getByRole('button', { name: 'Edit Name' }).press('Enter')
    await other.keyboard.type('Thomas')
    await other.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('David F. changed this while you were editing it.')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Tomas')
    await page.getByRole('button', { name: 'Save yours' }).press('Enter')
    await expect(other.getByText(/Noor J. changed it from Thomas/)).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Tomas' }).first()).toBeVisible()
  })

  it('are suspended with a reason: their page signs out at once, and they can be reinstated', async ({
    journey,
  }) => {
    const { tom, show } = await makeAdmins(journey)
    const theirs = await journey.open('/', tom.cookie)
    await expect(theirs.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    const page = await show(`/operators/${tom.operator.id}`)
    await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible()
    await page.keyboard.press('s')
    await expect(page.getByRole('button', { name: /Cancel/ })).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Give a reason.')).toBeVisible()
    await page.keyboard.type('Shared a login')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/“Shared a login” 1 session ended/)).toBeVisible()
    await theirs.waitForURL(/\/(login|expired)/, { timeout: 5_000 })
    await page.keyboard.press('s')
    await page.getByRole('textbox', { name: 'Reason' }).fill('It was a mistake')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: /Suspend/ })).toBeVisible()
  })
})
