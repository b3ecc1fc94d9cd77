import { rights } from '@panel/contract'
import type { Page } from '@playwright/test'
import { makeProfileText } from '../../server/src/testing/make-profile-texts.ts'
import { makeSetWithPhotos } from '../../server/src/testing/set-editor.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** A manager, with a writer of three texts, who also made a set with two photos. */
async function makeWork({ makeWorld }: Journey) {
  const world = await makeWorld()
  const { db, siteowner, makeColleague } = world
  const tom = await makeColleague('Tom B.')
  const manager = await makeColleague('Noor J.', { level: { rights: [...rights] } })
  const own = { siteowner_id: siteowner.id, writer_id: tom.operator.id, writing_seconds: 300 }
  await makeProfileText(db, own)
  await makeProfileText(db, { ...own, status: 'returned', language: 'pl' })
  await makeProfileText(db, { ...own, status: 'approved', approved_at: new Date().toISOString() })
  const set = {
    siteowner_id: siteowner.id,
    language: 'en',
    created_by: tom.operator.id,
    updated_by: tom.operator.id,
  }
  const { id } = await makeSetWithPhotos(db, { ...set, name: 'Marianne', seeds: [1, 2] })
  await db
    .updateTable('profile_set_photos')
    .set({ added_by: tom.operator.id })
    .where('profile_set_id', '=', id)
    .execute()
  return { ...world, manager }
}

/** Opens a number by keyboard, and expects a list with as many rows. */
async function expectToOpen(page: Page, name: string, count: number) {
  const number = page.getByRole('link', { name: `${name}: ${count}, open the list` }).first()
  await number.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `${count} of ${count}` })).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(count)
}

/** Back to the report with B. */
async function goBack(page: Page, title: string) {
  await page.keyboard.press('b')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

describe('the reports about profiles', () => {
  it('texts: numbers open their lists, the chart has a table, and the rows can be languages', async ({
    journey,
  }) => {
    const { manager } = await makeWork(journey)
    const page = await journey.open('/profilesets/profile-text-report', manager.cookie)
    await expectToOpen(page, 'Written', 3)
    await goBack(page, 'Profile text report')
    await expectToOpen(page, 'Returned, Tom B.', 1)
    await goBack(page, 'Profile text report')
    await expect(
      page.getByRole('img', {
        name: /^Texts per day, .* Written: 3, Reviewed: 2, Approved: 1, Returned: 1\. Still being counted: /,
      }),
    ).toBeVisible()
    await page.keyboard.press('t')
    await expect(page.getByRole('img', { name: /^Texts per day/ })).toBeHidden()
    await expectToOpen(page, 'Approved', 1)
    await goBack(page, 'Profile text report')
    const languages = page.getByRole('region', { name: 'By language' })
    await expect(
      languages
        .getByRole('row', { name: /^Polish / })
        .getByRole('cell')
        .last(),
    ).toHaveText('1')
    await expectToOpen(page, 'Written, Period before', 0)
    await goBack(page, 'Profile text report')
    await page.getByRole('link', { name: 'Language', exact: true }).press('Enter')
    await expectToOpen(page, 'Written, Polish', 1)
  })

  it('are sorted by a column in the URL, hatch today, and a name opens the page of the person', async ({
    journey,
  }) => {
    const { manager } = await makeWork(journey)
    const page = await journey.open('/profilesets/profile-text-report', manager.cookie)
    await expect(page.getByText('hatched: still being counted')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Texts per day.*Still being counted: / })).toBeVisible()
    const languages = page.getByRole('region', { name: 'By language' })
    await expect(languages.getByRole('rowheader')).toHaveText(['English', 'Polish'])
    await languages.getByRole('button', { name: 'Language' }).press('Enter')
    await languages.getByRole('button', { name: 'Language' }).press('Enter')
    await expect(languages.getByRole('rowheader')).toHaveText(['Polish', 'English'])
    await expect(languages.getByRole('columnheader').first()).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(/languages_sort=-name/)
    await page.reload()
    await expect(languages.getByRole('rowheader')).toHaveText(['Polish', 'English'])
    await page
      .getByRole('region', { name: 'By operator' })
      .getByRole('link', { name: 'Tom B.', exact: true })
      .press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Tom B.' })).toBeVisible()
  })

  it('sets: made, used, photos added and sent', async ({ journey }) => {
    const { manager } = await makeWork(journey)
    const page = await journey.open('/profilesets/report', manager.cookie)
    await expectToOpen(page, 'Sets made', 1)
    await expect(page.getByRole('link', { name: 'Marianne' })).toBeVisible()
    await goBack(page, 'Profile sets report')
    await expectToOpen(page, 'Photos added, Tom B.', 2)
  })
})
