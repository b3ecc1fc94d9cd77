import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** An admin who supervises the operators of one site owner, with names of this world. */
async function makeAdmins({ open, makeWorld }: Journey) {
  const world = await makeWorld()
  const admin = await world.makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
  const names = { tom: `Tom ${world.siteowner.id}.` }
  const tom = await world.makeColleague(names.tom)
  return { ...world, names, tom, show: (path: string) => open(path, admin.cookie) }
}

describe('many operators', () => {
  it('are changed together, with one preview and one undo', async ({ journey }) => {
    const { tom, names, makeColleague, db, show } = await makeAdmins(journey)
    const yara = await makeColleague(names.tom.replace('Tom', 'Tomas'), { languages: ['nl', 'pl'] })
    await db
      .updateTable('operators')
      .set({ languages: ['nl'] })
      .where('id', '=', tom.operator.id)
      .execute()
    const page = await show(`/operators?q=${names.tom.split(' ')[1]}`)
    for (const { operator } of [tom, yara]) {
      await page.getByRole('row', { name: operator.name }).focus()
      await page.keyboard.press('Space')
    }
    await expect(page.getByRole('toolbar')).toContainText('2 selected')
    await page.keyboard.press('g')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: 'Replace' }).first()).toBeFocused()
    await dialog.getByRole('radio', { name: 'Add' }).first().press('Space')
    await dialog.getByRole('checkbox', { name: 'Polish' }).press('Space')
    const changes = dialog.getByRole('list', { name: 'What changes' }).getByRole('listitem')
    await expect(changes).toHaveText([`${tom.operator.name}Languages: Dutch → Dutch, Polish`])
    await dialog.getByRole('button', { name: /Team$/ }).press('Enter')
    await page.keyboard.type('Team 21')
    await page.keyboard.press('Enter')
    await expect(changes).toHaveCount(2)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    const stored = () =>
      db
        .selectFrom('operators')
        .where('id', 'in', [tom.operator.id, yara.operator.id])
        .orderBy('id')
        .select(['team_id', 'languages'])
        .execute()
    expect(await stored()).toEqual([
      { team_id: 21, languages: ['nl', 'pl'] },
      { team_id: 21, languages: ['nl', 'pl'] },
    ])
    await expect(page.getByText('2 operators changed')).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.getByText('2 operators changed back')).toBeVisible()
    expect(await stored()).toEqual([
      { team_id: tom.operator.team_id, languages: ['nl'] },
      { team_id: yara.operator.team_id, languages: ['nl', 'pl'] },
    ])
  })

  it('are invited from a list, which is checked row by row, by keyboard only', async ({ journey }) => {
    const { tom, siteowner, show } = await makeAdmins(journey)
    const page = await show('/operators')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.keyboard.press('i')
    const dialog = page.getByRole('dialog')
    const list = dialog.getByRole('textbox', { name: 'People' })
    await expect(list).toBeFocused()
    const { permissions_id: level } = tom.operator
    const of = siteowner.id
    const line = (name: string, login: string, team: string) =>
      `${name};${login}.${of};${level};${team};nl pl;Chats;`
    await list.fill([line('Mila R.', 'mila', 'Team 22'), line('Yara H.', 'yara', 'Team 99')].join('\n'))
    await expect(dialog.getByRole('row').nth(1)).toContainText('Team: “Team 99” is not known.')
    await expect(dialog.getByRole('status')).toHaveText('2 people, 1 row needs a look')
    expect(await findAccessibilityViolations(page)).toEqual([])
    // The login is taken: only the server knows.
    await list.fill(
      [line('Mila R.', 'mila', 'Team 22'), `Yara H.;${tom.operator.login};${level};Team 22;nl;;`].join('\n'),
    )
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByRole('row').nth(1)).toContainText('Login: Another operator has this login.')
    await list.fill([line('Mila R.', 'mila', 'Team 22'), line('Yara H.', 'yara', 'Team 22')].join('\n'))
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog', { name: '2 links' })).toBeVisible()
    const link = dialog
      .getByRole('row', { name: /Yara H\./ })
      .getByRole('cell')
      .last()
    expect(await findAccessibilityViolations(page)).toEqual([])
    const address = (await link.textContent()) ?? ''
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('alert')).toContainText('You have not copied the links.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const theirs = await journey.open(new URL(address).pathname)
    await expect(theirs.getByText('Yara H.')).toBeVisible()
  })
})
