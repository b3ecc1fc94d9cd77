import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { describe, expect, it } from '../journey.ts'

describe('what a customer was told about fictional profiles', () => {
  it('is opened at the chip by keyboard and pointer; a newer text stops the chat until the site has shown it', async ({
    journey,
  }) => {
    const { page, colin, siteowner, db } = await openChat(journey)
    const publish = (version: string, body: string, again: Date | null = null) =>
      db
        .insertInto('disclosures')
        .values({
          siteowner_id: siteowner.id,
          language: 'en',
          version,
          body,
          again_from: again?.toISOString() ?? null,
        })
        .execute()
    await publish('4', 'All profiles are fictional.')
    await page.getByRole('button', { name: 'Disclosed, 4' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'What Colin was told' })
    await expect(dialog.getByText('All profiles are fictional.')).toBeVisible()
    await expect(dialog.getByText('4, English')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await publish('5', 'Every profile is fictional, and you cannot meet it.', new Date())
    await colin.tell()
    await expect(page.getByRole('heading', { name: 'Nothing can be sent to Colin now' })).toBeVisible()
    await expect(page.getByText('A newer text about fictional profiles has to be shown.')).toBeVisible()
    await page.getByRole('button', { name: 'New text not shown' }).click()
    await expect(dialog.getByText('A newer text has to be shown.')).toBeVisible()
    await page.keyboard.press('Escape')

    await colin.tell({ disclosure: { version: '5', shown_at: new Date().toISOString() } })
    await expect(page.getByRole('button', { name: 'Disclosed, 5' })).toBeVisible()
    await page.getByRole('button', { name: 'Disclosed, 5' }).click()
    await expect(dialog.getByText('Every profile is fictional, and you cannot meet it.')).toBeVisible()
    await dialog.locator('summary', { hasText: '4, English' }).press('Enter')
    await expect(dialog.getByText('All profiles are fictional.')).toBeVisible()
  })
})

describe('a version that is not published', () => {
  it('is marked where the chat is answered, and stops it at a site owner who does not accept it', async ({
    journey,
  }) => {
    const { page, colin, siteowner, db } = await openChat(journey)
    const chip = page.getByRole('button', { name: 'Disclosed, 4, unpublished' })
    await chip.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'What Colin was told' })
    await expect(dialog.getByText('The panel does not have the text of this version.')).toBeVisible()
    await page.keyboard.press('Escape')
    await db
      .updateTable('siteowners')
      .set({ accepts_unknown_disclosures: false })
      .where('id', '=', siteowner.id)
      .execute()
    await colin.tell()
    await expect(page.getByRole('heading', { name: 'Nothing can be sent to Colin now' })).toBeVisible()
    await expect(page.getByText('The site told a version that is not published.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unknown text, 4' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('is accepted or not by an admin, by keyboard', async ({ journey }) => {
    const { siteowner, makeColleague, makeCustomer, db } = await journey.makeWorld()
    await makeCustomer('Colin')
    const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
    const page = await journey.open(`/settings/siteowners/${siteowner.id}?tab=honesty`, cookie)
    const accept = page.getByRole('checkbox', { name: 'Unpublished texts count too' })
    await expect(accept).toBeChecked()
    await accept.press('Space')
    await expect(accept).not.toBeChecked()
    await expect
      .poll(() =>
        db
          .selectFrom('siteowners')
          .where('id', '=', siteowner.id)
          .select('accepts_unknown_disclosures as isOn')
          .executeTakeFirst(),
      )
      .toEqual({ isOn: false })
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})

describe('an admin', () => {
  it('publishes a text that has to be shown again, postpones it, and reads who was shown what', async ({
    journey,
  }) => {
    const { siteowner, makeColleague, makeCustomer } = await journey.makeWorld()
    const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
    const colin = await makeCustomer('Colin')
    const page = await journey.open(`/settings/siteowners/${siteowner.id}?tab=honesty`, cookie)
    const edit = page.getByRole('button', { name: 'Edit the text in English' }).first()
    await edit.press('Enter')
    await page.keyboard.type('Profiles are fictional.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/^v1, /)).toBeVisible()
    await colin.tell({ disclosure: { version: 'v1', shown_at: new Date().toISOString() } })
    await edit.press('Enter')
    await page.getByRole('dialog').getByRole('textbox').fill('All profiles are fictional.')
    await page.getByRole('button', { name: /Customers who have seen an earlier text$/ }).press('Enter')
    await page.getByRole('option', { name: 'Must see it, on hold in 14 days' }).press('Enter')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/^v2 must be seen by /)).toBeVisible()

    await page.getByRole('button', { name: 'Show the text in English again' }).first().press('Enter')
    await expect(page.getByRole('dialog').getByText(/^Now: v2 must be seen/)).toBeVisible()
    await page.getByRole('button', { name: /Customers who have seen an earlier text$/ }).press('Enter')
    await page.getByRole('option', { name: 'Need not see this one' }).press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/^v2 must be seen by /)).toBeHidden()

    await page.getByRole('link', { name: 'Shown disclosures' }).last().press('Enter')
    await expect(page.getByRole('heading', { name: 'Who was shown what' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Colin.*v1/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Colin.*Not a text of the panel/ })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'List who was shown v1, English' }).press('Enter')
    await expect(page.getByRole('row', { name: /Colin.*Not a text of the panel/ })).toBeHidden()
    await page.getByRole('button', { name: 'List who was shown v2, English' }).press('Enter')
    await expect(page.getByText('Nobody was shown anything here')).toBeVisible()
    await page.getByRole('button', { name: 'Reset filters' }).first().press('Enter')
    await page.getByRole('searchbox', { name: 'Id at the site' }).fill('customer-1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /Colin.*v1/ })).toBeVisible()
  })
})
