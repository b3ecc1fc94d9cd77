import { makeHelpLine } from '../../server/src/testing/make-help-line.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { expect, it } from '../journey.ts'

const help = 'Samaritans: 116 123, https://www.samaritans.org (day and night)'

it('a customer in distress: the operator names a help line with one digit, escalates with two keys, and the master sees it too', async ({
  journey,
}) => {
  const { page, colin, db, siteowner, makeColleague } = await openChat(journey)
  await colin.tell({ country: 'GB' })
  await makeHelpLine(db, {
    siteowner_id: siteowner.id,
    country: 'GB',
    name: 'Samaritans',
    web_address: 'https://www.samaritans.org',
    opening_hours: 'day and night',
  })
  await colin.write('I want to die.')
  await expect(page.getByRole('heading', { name: 'Help lines, UK' })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  const editor = page.locator('form textarea').first()
  await page.keyboard.press('1')
  await expect(editor).toHaveValue(help)
  // Once is enough.
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await expect(editor).toBeFocused()
  await expect(editor).toHaveValue(help)
  await page.keyboard.press('Escape')
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: /^Distress/ })).toBeFocused()
  // In the dialog, a digit escalates.
  await page.keyboard.press('2')
  await expect(page.getByRole('heading', { name: 'Nothing can be sent to Colin now' })).toBeVisible()
  await expect(page.getByText('Samaritans', { exact: true })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])

  const { cookie } = await makeColleague('Bram H.', {
    level: { rights: ['escalations', 'holds'], history_size: 'all' },
  })
  const master = await journey.open('/escalations', cookie)
  await expect(master.getByRole('heading', { name: 'Help lines, UK' })).toBeVisible()
  await expect(master.getByText('116 123, https://www.samaritans.org')).toBeVisible()
  expect(await findAccessibilityViolations(master)).toEqual([])
})

it('a digit is that of the open dialog, also when the help lines arrive after it', async ({ journey }) => {
  const { page, colin, db, siteowner } = await openChat(journey)
  await makeHelpLine(db, { siteowner_id: siteowner.id })
  await expect(page.getByRole('button', { name: /^Escalate/ }).last()).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: /^Distress/ })).toBeVisible()
  await colin.write('I want to die.')
  await expect(
    page.getByText('Click a help line, or press its number, to insert it into your answer.'),
  ).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('heading', { name: 'Nothing can be sent to Colin now' })).toBeVisible()
})

it('without help lines, the operator reads what to do', async ({ journey }) => {
  const { page, colin } = await openChat(journey)
  await colin.write('I want to die.')
  await expect(page.getByText('No help lines for it yet. An admin adds them')).toBeVisible()
  await expect(page.getByText('The site has not told the country.')).toBeVisible()
})

it('an admin keeps the help lines of a site owner by keyboard', async ({ journey }) => {
  const { makeColleague, siteowner } = await journey.makeWorld()
  const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
  const page = await journey.open(`/settings/siteowners/${siteowner.id}?tab=honesty`, cookie)
  await expect(page.getByText('None yet: they are told so.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a help line' }).press('Enter')
  await expect(page.getByRole('button', { name: /Country/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('united k')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Samaritans')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Add/ })).toBeDisabled()
  await page.keyboard.press('Tab')
  await page.keyboard.type('116 123')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('day and night')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('UK, day and night')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove Samaritans' }).press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Remove this help line' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('UK, day and night')).toBeHidden()
})
