import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it } from '../journey.ts'

describe('the test of a site, by keyboard', () => {
  it('says what the webhook of a real site does wrong, and that messages were not checked', async ({
    journey,
  }) => {
    const { db, siteowner, photo, makeColleague } = await journey.makeWorld()
    const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
    const page = await journey.open(`/settings/siteowners/${siteowner.id}`, cookie)
    const button = page.getByRole('button', { name: 'Test this site' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('here a customer would read them')).toBeVisible()
    // A host that accepts everything.
    await db.updateTable('siteowners').set({ webhook_url: photo }).where('id', '=', siteowner.id).execute()
    await page.reload()
    await page.getByRole('button', { name: 'Make secret' }).press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('whsec_')).toBeVisible()
    await page.keyboard.press('s')
    const said = page.getByRole('status').filter({ hasText: 'things are wrong' })
    await expect(said).toContainText('4 things are wrong. Messages were not checked')
    const list = page.getByRole('list', { name: 'Test of the site' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Wrong' })).toHaveCount(4)
    await expect(list).toContainText('Takes a type that it does not know')
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})
