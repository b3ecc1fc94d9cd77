import { rights } from '@panel/contract'
import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** An admin, and an operator of a level without rights. Each has a level of their own. */
async function makeLevels({ makeWorld }: Journey) {
  const world = await makeWorld()
  const bram = await world.makeColleague('Bram V.', { level: { rights: [] } })
  const noor = await world.makeColleague('Noor J.', { level: { rights: [...rights] }, siteowner_ids: null })
  const bramsLevel = `Level ${bram.operator.permissions_id}`
  return { ...world, bram, noor, bramsLevel }
}

const skiplog = 'Sees who skipped what, and why'
const scoring = 'Draws samples and scores messages'
const cell = (page: Page, level: string, right: string) =>
  page.getByRole('checkbox', { name: `${level}: ${right}` })
const menuEntry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })

describe('account levels, by keyboard', () => {
  it('apply in an open browser when they are saved, after the page has said whom they affect', async ({
    journey,
  }) => {
    const { bram, noor, bramsLevel } = await makeLevels(journey)
    const bramsPage = await journey.open('/', bram.cookie)
    await expect(menuEntry(bramsPage, 'Queue statistics')).toBeVisible()
    const page = await journey.open('/permissions', noor.cookie)
    await cell(page, bramsLevel, scoring).focus()
    await page.keyboard.press('ArrowDown')
    await expect(cell(page, bramsLevel, skiplog)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(cell(page, bramsLevel, `${skiplog}, added`)).toBeChecked()
    await expect(page.getByText('1 change, 1 operator affected')).toBeVisible()
    await expect(page.getByText(`${bramsLevel}: added: ${skiplog}`)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByText('Changes discarded')).toBeVisible()
    await page.keyboard.press('z')
    await expect(cell(page, bramsLevel, `${skiplog}, added`)).toBeChecked()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Levels saved')).toBeVisible()
    await expect(page.getByText('1 change, 1 operator affected')).toBeHidden()
    await expect(menuEntry(bramsPage, 'Skiplog')).toBeVisible()
  })

  it('changed by two admins: the second sees both values and loses nothing', async ({ journey }) => {
    const { bram, noor, bramsLevel, makeColleague, db } = await makeLevels(journey)
    const carla = await makeColleague('Carla W.', {
      permissions_id: noor.operator.permissions_id,
      siteowner_ids: null,
    })
    const [one, two] = [
      await journey.open('/permissions', noor.cookie),
      await journey.open('/permissions', carla.cookie),
    ]
    const history = (page: Page) => page.getByRole('button', { name: `${bramsLevel}: Messages of history` })
    await history(two).click()
    await two.getByRole('menuitemradio', { name: 'All' }).click()
    await cell(two, bramsLevel, skiplog).check()
    await history(one).click()
    await one.getByRole('menuitemradio', { name: 'Short, 50' }).click()
    await one.keyboard.press('Control+Enter')
    await expect(one.getByText('Levels saved')).toBeVisible()
    const notice = two.getByRole('alert').filter({ hasText: 'Noor J. has changed' })
    const head = two.getByRole('columnheader', { name: bramsLevel })
    await expect(head).toContainText('Noor J. changed it')
    await expect(head.getByRole('link', { name: '1 operator' })).toHaveAttribute(
      'href',
      `/operators?level_id=${bram.operator.permissions_id}`,
    )
    await expect(notice).toContainText('Messages of history: Limited, 500 to Short, 50')
    await expect(notice).toContainText('Yours: Messages of history: Short, 50 to All')
    await two.getByRole('button', { name: 'Keep my changes' }).click()
    await expect(two.getByText('2 changes, 1 operator affected')).toBeVisible()
    await two.keyboard.press('Control+Enter')
    await expect(two.getByText('Levels saved')).toBeVisible()
    const stored = await db
      .selectFrom('permissions')
      .where('id', '=', bram.operator.permissions_id)
      .select(['rights', 'history_size'])
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ rights: ['chat_stats.skiplog'], history_size: 'all' })
  })

  it('are previewed: nothing is done until Escape, and unsaved changes stay', async ({ journey }) => {
    const { noor, bramsLevel } = await makeLevels(journey)
    const page = await journey.open('/permissions', noor.cookie)
    await cell(page, bramsLevel, skiplog).check()
    await page.keyboard.press('p')
    const bar = page.getByText(`You are viewing the panel as`, { exact: false })
    await expect(bar).toContainText(bramsLevel)
    await expect(menuEntry(page, 'Operators')).toBeHidden()
    await page.keyboard.press('2')
    await expect(page.getByText('This is a preview. Nothing you do takes effect.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('1 change, 1 operator affected')).toBeVisible()
    await expect(bar).toBeHidden()
    await expect(cell(page, bramsLevel, `${skiplog}, added`)).toBeChecked()
  })

  it('are copied, renamed and retired; their operators get another level first', async ({ journey }) => {
    const { bram, noor, bramsLevel, db } = await makeLevels(journey)
    const page = await journey.open('/permissions', noor.cookie)
    const number = String(9_000 - Number(bram.operator.id))
    await cell(page, bramsLevel, skiplog).focus()
    await page.keyboard.press('y')
    const dialog = page.getByRole('dialog', { name: 'Copy a level' })
    await expect(dialog.getByLabel('Number')).toBeFocused()
    await page.keyboard.type(number)
    await page.keyboard.press('Tab')
    await page.keyboard.type(`Trainer ${number}`)
    await page.keyboard.press('Control+Enter')
    await expect(cell(page, `Trainer ${number}`, skiplog)).toBeVisible()
    await page.getByRole('columnheader', { name: bramsLevel }).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Retire' }).click()
    const warning = page.getByRole('alertdialog')
    await warning.getByRole('button', { name: /Their new level/ }).click()
    await page.getByRole('option', { name: `${number} Trainer ${number}` }).click()
    await page.keyboard.press('Control+Enter')
    await expect(warning).toBeHidden()
    const { permissions_id } = await db
      .selectFrom('operators')
      .where('id', '=', bram.operator.id)
      .select('permissions_id')
      .executeTakeFirstOrThrow()
    expect(String(permissions_id)).toBe(number)
  })
})
