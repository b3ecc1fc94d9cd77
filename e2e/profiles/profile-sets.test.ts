import type { Page } from '@playwright/test'
import { makeSetWithPhotos, seededPicture } from '../../server/src/testing/set-editor.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** Somebody who edits profile sets of one site owner, at a page. */
async function openAs({ open, makeWorld }: Journey, path: string) {
  const world = await makeWorld()
  const level = { rights: ['profile_sets'] }
  const { operator, cookie } = await world.makeColleague('Ilse M.', { level })
  return { ...world, level, operator, page: await open(path, cookie) }
}

const picture = async (seed: number) => ({
  name: `photo-${seed}.png`,
  mimeType: 'image/png',
  buffer: await seededPicture(seed).png().toBuffer(),
})
const photos = (page: Page) => page.getByRole('grid').getByRole('row')
const editLine = (page: Page, label: string) =>
  page.getByRole('button', { name: `Edit ${label}`, exact: true })

describe('a profile set', () => {
  it('is made, filled with photos, ordered, described and cropped by keyboard', async ({ journey }) => {
    const { page } = await openAs(journey, '/profilesets')
    await expect(page.getByText('No sets yet')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('n')
    await page.getByRole('textbox', { name: 'Name' }).fill('Marianne')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Dutch' }).press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Marianne' })).toBeVisible()

    const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') }
    await page
      .locator('input[type=file]')
      .setInputFiles([...(await Promise.all([1, 2, 3].map(picture))), wrong])
    await expect(photos(page)).toHaveCount(3)
    await expect(page.getByRole('alert')).toContainText('can’t be read as an image')
    await page.getByRole('button', { name: 'End the upload of notes.txt' }).click()

    // The uploads end in any order, which the page shows when the last one has ended.
    await page.reload()
    await expect(photos(page)).toHaveCount(3)
    const sources = () =>
      photos(page)
        .locator('img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    const [first, second, third] = await sources()
    await photos(page).nth(2).click()
    await expect(photos(page).nth(2)).toHaveAttribute('aria-selected', 'true')
    await photos(page).first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('No description, place 3 of 3, was 1')).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await sources()).toEqual([first, second, third])
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(sources).toEqual([second, first, third])
    await expect(photos(page).nth(1)).toBeFocused()

    await page.keyboard.press('e')
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
    await page.keyboard.type('At the oven')
    await page.keyboard.press('Enter')
    await expect(photos(page).nth(1)).toContainText('At the oven')
    await expect(photos(page).nth(1)).toBeFocused()
    await page.keyboard.press('c')
    const edge = page.getByRole('button', { name: 'Edge ←' })
    await edge.focus()
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByRole('dialog').getByRole('status')).not.toHaveText('300 × 300 pixels')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('d')
    await expect(photos(page).nth(1)).toContainText('Never send')
    await expect(page.getByText('set a photo to never send again: At the oven')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])

    await page.keyboard.press('m')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('alert')).toContainText('Photos: Must have at least 5 photos')
    await page.keyboard.press('Escape')
    await page.keyboard.press('b')
    await expect(page.getByRole('row', { name: /Marianne.*Draft/ })).toBeVisible()
  })

  it('keeps what two people change at once, and shows photos that look the same', async ({ journey }) => {
    const { page, db, siteowner, makeColleague, level } = await openAs(journey, '/')
    const { id } = await makeSetWithPhotos(db, {
      siteowner_id: siteowner.id,
      name: 'Marianne',
      seeds: [1, 2],
    })
    const twins = await makeSetWithPhotos(db, { siteowner_id: siteowner.id, name: 'Twins', seeds: [7, 7] })
    await page.goto(`/profilesets/${twins.id}`)
    await expect(page.getByText('Photo 1 looks the same as photo 2 of this set (100%)')).toBeVisible()
    await expect(page.getByText('more pair')).toBeHidden()
    const thomas = await makeSetWithPhotos(db, { siteowner_id: siteowner.id, name: 'Thomas', seeds: [2] })
    await page.goto(`/profilesets/${id}`)
    await expect(page.getByText('Photo 2 looks the same as photo 1 of Thomas (100%)')).toBeVisible()
    await editLine(page, 'Job').press('Enter')
    await page.keyboard.type('Florist')

    const { cookie } = await makeColleague('Marek K.', { level })
    const other = await journey.open(`/profilesets/${id}`, cookie)
    await editLine(other, 'Job').click()
    await other.keyboard.type('Runs a bakery')
    await other.keyboard.press('Enter')
    await expect(other.getByText('Saved', { exact: true })).toBeVisible()

    await page.keyboard.press('Enter')
    const question = page.getByRole('alert')
    await expect(question).toContainText('Marek K. changed this while you were editing it')
    await expect(question).toContainText('Runs a bakery')
    await expect(question).toContainText('Florist')
    await question.getByRole('button', { name: 'Save yours' }).click()
    await expect(page.getByText('changed Job from Runs a bakery to Florist')).toBeVisible()
    await expect(other.getByText('Ilse M. changed it from Runs a bakery just now')).toBeVisible()

    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect(page.getByText('looks the same')).toBeHidden()
    await page.getByRole('button', { name: 'Retire' }).click()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Old photos')
    // The other one is quicker: the dialog stays what it was, and does not bring back what it should retire.
    await other.getByRole('button', { name: 'Retire' }).click()
    await other.getByRole('textbox', { name: 'Reason' }).fill('Not ours')
    await other.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click()
    await expect(page.getByText('Bring back')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByText('Bring back')).toBeVisible()
    await page.goto('/profilesets?view=retired')
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Retired/)
    await expect(page.getByRole('row', { name: /Marianne/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Thomas/ })).toBeHidden()
    expect(thomas.id).toBeGreaterThan(0)
  })
})
