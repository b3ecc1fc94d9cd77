import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it } from '../journey.ts'
import { changeUser } from '../screens/first-day.ts'
import { answerWith } from '../screens/screen.ts'

describe('before a panel goes live', () => {
  it('the home page leads an admin to what is missing, until they hide it', async ({ journey }) => {
    const { makeColleague, siteowner } = await journey.makeWorld()
    const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
    const page = await journey.open('/account', cookie)
    // Who works for all site owners is on the boards of other tests.
    await changeUser(page, { works_for_all: true })
    const { id, name } = siteowner
    const lacking = { without_disclosure: ['nl'], without_answers: [], without_help_lines: [] }
    const others = { has_master: true, backup_days: 30, has_mail: false, time_zone: 'Europe/Warsaw' }
    await answerWith(page, '**/api/go-live', 200, { siteowners: [{ id, name, ...lacking }], ...others })
    await page.goto('/')
    const panel = page.getByRole('region', { name: 'Before you go live' })
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await expect(panel).toContainText(`${name} (nl)`)
    await expect(panel).toContainText('5 of 7')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await panel.getByRole('link', { name: 'Write it' }).press('Enter')
    await page.waitForURL(`**/settings/siteowners/${id}?tab=honesty`)
    await page.goBack()
    await panel.getByRole('button', { name: 'Hide for good' }).press('Enter')
    await expect(panel).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await expect(panel).toBeHidden()
  })

  it('texts have drafts, which nobody but the admin publishes', async ({ journey }) => {
    const { makeColleague, siteowner, db } = await journey.makeWorld()
    const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
    const page = await journey.open(`/settings/siteowners/${siteowner.id}?tab=honesty`, cookie)
    const dialog = page.getByRole('dialog')
    const inDutch = () =>
      db
        .selectFrom('disclosures')
        .where('siteowner_id', '=', siteowner.id)
        .where('language', '=', 'nl')
        .select('body')
        .execute()
    const before = (await inDutch()).length
    await page.getByRole('button', { name: 'Add an answer in Dutch' }).press('Enter')
    await expect(dialog).toContainText('Have a lawyer check it before you publish it.')
    await dialog.getByRole('button', { name: 'Draft 2' }).press('Enter')
    await expect(dialog.getByRole('textbox')).toHaveValue(/\{profile_name\} bestaat niet/)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Add an answer in Dutch' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Draft 1' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Draft 2' })).toBeHidden()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Add a help line' }).press('Enter')
    await dialog.getByRole('button', { name: 'Samaritans' }).press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Telephone' })).toHaveValue('116 123')
    await page.keyboard.press('Escape')
    expect((await inDutch()).length).toBe(before)
  })
})
