import { TOTP } from 'otpauth'
import { testPassword } from '../../server/src/testing/make.ts'
import { makeSkip } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** An admin who supervises the operators of one site owner. */
async function makeAdmins({ open, makeWorld }: Journey) {
  const world = await makeWorld()
  const level = { rights: ['manage_operators'] }
  const admin = await world.makeColleague('Noor J.', { level })
  // Some admins see the operators of all worlds: each world has its own names.
  const names = { tom: `Tom ${world.siteowner.id}.`, mila: `Mila ${world.siteowner.id}.` }
  const tom = await world.makeColleague(names.tom)
  return { ...world, level, admin, names, tom, show: (path: string) => open(path, admin.cookie) }
}

describe('operators', () => {
  it('are found, selected, moved to another team and opened, by keyboard only', async ({ journey }) => {
    const { tom, names, show } = await makeAdmins(journey)
    const page = await show('/operators')
    const row = (name: string) => page.getByRole('row', { name })
    const rows = page.getByRole('row')
    await expect(rows.nth(2)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('/')
    await page.keyboard.type(names.tom)
    // With the heading.
    await expect(rows).toHaveCount(2)
    await expect(row(names.tom)).toBeVisible()
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
    await expect(dialog).toBeHidden()
    await expect(row(names.tom)).toContainText('Team 21')
    await row(names.tom).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/operators/${tom.operator.id}$`))
    await expect(page.getByRole('heading', { name: 'Identity and rights' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^What level \d+ opens$/ })).toBeVisible()
    const month = page.getByRole('region', { name: 'This month' })
    await expect(month.getByRole('definition').first()).toHaveText('0')
    await expect(month.getByRole('link', { name: 'Stats' })).toHaveAttribute(
      'href',
      `/stats?period=month&operator_id=${tom.operator.id}`,
    )
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('b')
    await page.waitForURL(/\/operators\?q=Tom/)
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
    await theirs.waitForURL(/\/(login|expired)/)
    await page.keyboard.press('s')
    await page.getByRole('textbox', { name: 'Reason' }).fill('It was a mistake')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: /Suspend/ })).toBeVisible()
  })
})

it('operators: what they did is filtered, and coaches write notes about them, by keyboard only', async ({
  journey,
}) => {
  const { tom, makeColleague, makeCustomer, findChat, db } = await makeAdmins(journey)
  const { write } = await makeCustomer('Colin')
  await write('Hello')
  const { id: conversationId } = await findChat()
  await makeSkip(db, { conversationId, operatorId: tom.operator.id, reason_code: 'topic' })
  await db
    .insertInto('login_history')
    .values({ operator_id: tom.operator.id, login: tom.operator.login, device: 'Firefox', result: 'code_ok' })
    .execute()
  const coach = await makeColleague('Ilse M.', {
    level: { rights: ['manage_operators', 'reviews.view', 'other_chats.overview'], history_size: 'all' },
  })
  const page = await journey.open(`/operators/${tom.operator.id}`, coach.cookie)
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByRole('listitem')).toHaveCount(2)
  await activity.getByRole('button', { name: /What/ }).press('Enter')
  await page.getByRole('option', { name: 'Skips' }).press('Enter')
  await expect(activity.getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/kind=skip/)
  await activity.getByRole('link', { name: `Chat ${conversationId}` }).focus()

  const notes = page.getByRole('region', { name: 'Notes by coaches' })
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type('Warm with new customers.')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(notes.getByText('Warm with new customers.')).toBeVisible()
  await notes.getByRole('button', { name: 'Edit' }).press('Enter')
  await page.getByRole('textbox', { name: 'Note' }).fill('Reads back too little.')
  await page.keyboard.press('Control+Enter')
  await expect(notes.getByText('Reads back too little.')).toBeVisible()
  await expect(notes.getByText('edited')).toBeVisible()
  await notes.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(notes.getByText('No notes yet')).toBeVisible()
  await page.goto(`/operators/${coach.operator.id}`)
  await expect(activity).toBeVisible()
  await expect(notes).toBeHidden()
})

it('operators: their two-factor is reset by two admins, by keyboard only', async ({ journey }) => {
  const { tom, names, level, makeColleague, show } = await makeAdmins(journey)
  const { operator: david } = await makeColleague('David F.', { level, totp_enrolled_at: null })
  const second = await journey.open('/login')
  await second.getByLabel('Username').fill(david.login)
  await second.getByLabel('Password', { exact: true }).fill(testPassword)
  await second.keyboard.press('Enter')
  await expect(second.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await second.locator('code').first().textContent())?.replaceAll(' ', '') ?? ''
  await second.keyboard.type(new TOTP({ secret }).generate())
  await second.getByLabel('I have saved them').check()
  await second.getByRole('button', { name: 'Continue' }).click()
  await expect(second.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
  const path = `/operators/${tom.operator.id}`
  await second.goto(path)

  const page = await show(path)
  const ask = async (reason: string) => {
    await page.keyboard.press('f')
    await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('It waits for a second admin.')).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /Reset two-factor/ })).toBeEnabled()
  await ask('Lost the phone')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await expect(page.getByRole('button', { name: /Confirm the reset/ })).toBeHidden()
  await expect(second.getByText(`Noor J. asks to reset the two-factor of ${names.tom}`)).toBeVisible()
  await second.keyboard.press('r')
  await expect(page.getByText('It waits for a second admin.')).toBeHidden()

  const theirs = await journey.open('/', tom.cookie)
  await expect(theirs.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
  await ask('Lost the phone. I saw him on a video call.')
  await expect(second.getByText('A second admin decides: you.')).toBeVisible()
  await second.keyboard.press('c')
  await expect(second.getByRole('dialog').getByLabel('Six-digit code')).toBeFocused()
  expect(await findAccessibilityViolations(second)).toEqual([])
  await second.keyboard.type('000000')
  await second.keyboard.press('Control+Enter')
  await expect(second.getByRole('alert')).toContainText('This code is not right')
  await second
    .getByLabel('Six-digit code')
    .fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }))
  await second.keyboard.press('Control+Enter')
  await expect(second.getByRole('dialog')).toBeHidden()
  await theirs.waitForURL(/\/(login|expired)/)
  await expect(page.getByText('None yet')).toBeVisible()
  await page.getByRole('link', { name: 'What was changed about them' }).press('Enter')
  await expect(page.getByRole('row', { name: /David F\..*Two-factor reset/ }).first()).toBeVisible()
})

describe('an invitation', () => {
  it('is made once, copied, and opened by its holder, who chooses a password; afterwards the link is used', async ({
    journey,
  }) => {
    const { names, show } = await makeAdmins(journey)
    const page = await show(`/operators?q=${names.mila}`)
    await expect(page.getByText('No operators here')).toBeVisible()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Name shown to colleagues' })).toBeFocused()
    await page.keyboard.type(names.mila)
    const login = `mila.${Date.now()}`
    await dialog.getByRole('textbox', { name: 'Login' }).fill(login)
    await dialog.getByRole('button', { name: /Level$/ }).press('Enter')
    await page.keyboard.type('100')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status')).toContainText('What level 100 opens')
    await dialog.getByRole('button', { name: /Team$/ }).press('Enter')
    await page.keyboard.type('Team 22')
    await page.keyboard.press('Enter')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByRole('heading', { name: `Link for ${names.mila}` })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused()
    await expect(dialog.getByRole('definition').filter({ hasText: login })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Invite another' })).toBeVisible()
    const link = new URL((await dialog.locator('code').textContent()) ?? '')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toContainText('You have not copied the link.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row', { name: names.mila })).toContainText('Invited, link ends')

    const theirs = await journey.open(link.pathname)
    await expect(theirs.getByRole('heading', { name: `Welcome, ${names.mila}` })).toBeVisible()
    await expect(theirs.getByText(login)).toBeVisible()
    expect(await findAccessibilityViolations(theirs)).toEqual([])
    await theirs.getByLabel('New password').fill('correct horse battery')
    await theirs.keyboard.press('Enter')
    await theirs.waitForURL(/\/tfa$/)
    const again = await journey.open(link.pathname)
    await expect(again.getByRole('heading', { name: 'This link was already used' })).toBeVisible()
    await expect(again.getByText('Mila')).toBeHidden()
  })
})
