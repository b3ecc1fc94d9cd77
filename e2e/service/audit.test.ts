import { readFile } from 'node:fs/promises'
import { recordAudit } from '../../server/src/platform/audit.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it } from '../journey.ts'

it('the audit log is read by keyboard: filter, before and after, the way to the operator, and the file', async ({
  journey,
}) => {
  const { db, siteowner, makeColleague } = await journey.makeWorld()
  const { operator } = await makeColleague('Tom B.')
  const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
  await recordAudit(db, {
    operatorId: operator.id,
    siteownerId: siteowner.id,
    action: 'hold.open',
    subject: { type: 'customer', id: 7 },
  })
  await recordAudit(db, {
    operatorId: operator.id,
    siteownerId: siteowner.id,
    action: 'operator.suspend',
    subject: { type: 'operator', id: operator.id },
    details: { before: { team_id: 21 }, after: { team_id: 22 } },
  })
  const page = await journey.open(`/audit?operator_id=${operator.id}`, cookie)
  await expect(page.getByRole('row', { name: /Hold started/ })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /^Team Team 21 / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Operator suspended' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(await findAccessibilityViolations(page)).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('x')])
  expect(await readFile(await file.path(), 'utf8')).toContain('team_id: Team 21')
  await page.keyboard.press('f')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hold s')
  await page.keyboard.press('Enter')
  await page.waitForURL(/action=hold.open/)
  await expect(page.getByRole('row', { name: /Operator suspended/ })).toBeHidden()
  await page.goto(`/audit?action=operator.suspend&operator_id=${operator.id}`)
  await expect(page.getByRole('row', { name: /Operator suspended/ })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await page.waitForURL(new RegExp(`/operators/${operator.id}$`))
})

it('the proof of the audit log shows the chain, and where its anchors are sent; the secret is shown once', async ({
  journey,
}) => {
  const { db, makeColleague } = await journey.makeWorld()
  const { cookie } = await makeColleague('Noor J.', {
    level: { rights: ['manage_operators'] },
    siteowner_ids: null,
  })
  await db.deleteFrom('audit_anchor_address').execute()
  const page = await journey.open('/audit', cookie)
  await expect(page.getByRole('heading', { name: 'Audit', exact: true })).toBeVisible()
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog', { name: 'Proof' })
  const address = dialog.getByLabel('Address for the daily anchor')
  await address.fill('not an address')
  await address.press('Enter')
  await expect(dialog.getByText('Enter a web address that begins with https://.')).toBeVisible()
  await address.fill('https://anchors.example.com/panel')
  await address.press('Enter')
  await expect(dialog.getByText(/^whsec_/)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('h')
  await expect(address).toHaveValue('https://anchors.example.com/panel')
  await expect(dialog.getByText(/^whsec_/)).toBeHidden()
  await address.fill('')
  await dialog.getByRole('button', { name: 'Remove address' }).click()
  await expect(dialog.getByRole('button', { name: 'Save address' })).toBeVisible()
  expect(await db.selectFrom('audit_anchor_address').selectAll().execute()).toEqual([])
})

it('the audit log shows everything about one chat in words, and from there about its customer', async ({
  journey,
}) => {
  const { db, siteowner, makeCustomer, findChat, makeColleague } = await journey.makeWorld()
  const { operator } = await makeColleague('Tom B.')
  const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
  await (await makeCustomer('Colin')).write('Hello?')
  const { id } = await findChat('Colin')
  const act = { operatorId: operator.id, siteownerId: siteowner.id }
  await recordAudit(db, {
    ...act,
    action: 'conversation.ignore',
    subject: { type: 'conversation', id },
    details: { options: ['stop_pokes'], message_id: 1 },
  })
  await recordAudit(db, {
    ...act,
    action: 'message.hide',
    subject: { type: 'message', id: 7 },
    details: { conversation_id: id },
  })
  await recordAudit(db, {
    ...act,
    action: 'operator.change',
    subject: { type: 'operator', id: operator.id },
    details: { before: { languages: ['nl'] }, after: { languages: ['nl', 'pl'] } },
  })
  const page = await journey.open('/audit', cookie)
  await expect(page.getByRole('row', { name: /Message hidden/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Languages: Dutch → Dutch, Polish/ })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(String(id))
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`conversation_id=${id}`))
  await expect(page.getByRole('row', { name: /Operator changed/ })).toBeHidden()
  await expect(page.getByRole('row', { name: /Message hidden/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Colin – / }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Chat ignored .*Stop pokes/ })).toBeVisible()
  await page.getByRole('button', { name: 'Chat ignored' }).press('Enter')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Everything about Colin' }).press('Enter')
  await page.waitForURL(/customer_id=\d+/)
  await expect(page.getByRole('row', { name: /Chat ignored/ })).toBeVisible()
})
