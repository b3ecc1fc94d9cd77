import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { keysWork, waitUntilKeysWork } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'
import { downloadEvidence } from './download-evidence.ts'

const held = (page: Page) => page.getByRole('heading', { name: 'Nothing can be sent to Colin now' })

/** It is loaded just after the chat. */
const escalate = (page: Page) => page.getByRole('button', { name: /^Escalate/ }).last()

/** Where an escalation can be undone: under the head of the chat. */
const undo = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true }).getByText(/Escalated: /)

/** A master of this world. */
const makeMaster = ({ makeColleague }: Pick<Awaited<ReturnType<Journey['makeWorld']>>, 'makeColleague'>) =>
  makeColleague('Bram H.', {
    level: {
      rights: ['other_chats.overview', 'other_chats.take', 'other_chats.handover', 'escalations', 'holds'],
      history_size: 'all',
    },
  })

it('a possible minor is escalated with two keys, and a master settles it and releases the hold', async ({
  journey,
}) => {
  const { page, colin, id, ...world } = await openChat(journey, { others: ['Henk'] })
  await colin.write('I turn 16 in March, then she has to stop.')
  // A calm hint offers the key; nothing happens by itself.
  await expect(page.getByText('Age below 18?')).toBeVisible()
  await expect(escalate(page)).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: /^Possible minor/ })).toBeFocused()
  await expect(page.getByText('Suggested: “I turn 16”')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('1')
  await expect(held(page)).toBeVisible()
  await expect(undo(page)).toContainText('Colin Escalated: possible minor.')
  await expect(page.getByRole('complementary').getByText('With a master')).toBeVisible()
  await expect(page.locator('form textarea')).toHaveCount(0)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Next chat/ }).click()
  await expect(page.getByText('Henk says hello')).toBeVisible()
  // It is still offered, with the name of the customer.
  await expect(undo(page)).toContainText('Colin Escalated: possible minor.')
  await expect(undo(page)).toBeHidden()

  const master = await journey.open('/escalations', (await makeMaster(world)).cookie)
  await expect(master.getByRole('link', { name: 'Escalations 1 open escalation' })).toBeVisible()
  await expect(master.locator('[data-reported]').getByText('I turn 16 in March')).toBeVisible()
  expect(await findAccessibilityViolations(master)).toEqual([])
  await downloadEvidence(master)
  await master.keyboard.press('u')
  await expect(master.getByRole('textbox', { name: 'Note for the file' })).toBeFocused()
  await master.keyboard.type('He is 42; his daughter turns 16.')
  await master.keyboard.press('Control+Enter')
  await expect(master.getByText('Settled: Unfounded: release the hold.')).toBeVisible()
  await expect(master.getByText('Nothing waits for you')).toBeVisible()
  // It is made again with the outcome, from the settled ones.
  await master.getByRole('link', { name: 'Settled', exact: true }).click()
  await expect(master.getByRole('button', { name: 'Make it again' })).toBeVisible()
  await downloadEvidence(master)
  const holds = await world.db
    .selectFrom('holds')
    .innerJoin('conversations', 'conversations.customer_id', 'holds.customer_id')
    .where('conversations.id', '=', id)
    .select('holds.release_reason')
    .execute()
  expect(holds).toEqual([{ release_reason: 'He is 42; his daughter turns 16.' }])
})

it('an escalation is undone with Z, and the operator has the chat and the text again', async ({
  journey,
}) => {
  const { page } = await openChat(journey, { typed: 'Half a line' })
  await expect(escalate(page)).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('5')
  await expect(held(page)).toBeVisible()
  await expect(page.getByText('Half a line')).toBeVisible()
  // The button comes before what is below the thread.
  await keysWork(page)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('z')
  await expect(held(page)).toBeHidden()
  await expect(page.locator('form textarea').first()).toHaveValue('Half a line')
})

it('an escalation is undone with Z where no chat is shown any more', async ({ journey }) => {
  const { page } = await openChat(journey)
  await expect(escalate(page)).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('5')
  await expect(held(page)).toBeVisible()
  await page.getByRole('button', { name: /^Next chat/ }).click()
  await expect(page.getByText('No chats for you right now')).toBeVisible()
  await expect(page.getByText('Escalated: harassment.')).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.locator('form textarea').first()).toBeVisible()
})

it('the board says who is on hold and why; a hold that people set is released with a reason', async ({
  journey,
}) => {
  const { page, ...world } = await openChat(journey)
  const bram = await makeMaster(world)
  await expect(escalate(page)).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('2')
  await expect(held(page)).toBeVisible()
  const master = await journey.open('/escalations', bram.cookie)
  await expect(master.getByRole('button', { name: /^Something else/ })).toBeVisible()
  await master.keyboard.press('e')
  await master.keyboard.type('We have called him.')
  await master.keyboard.press('Control+Enter')
  await expect(master.getByText('Nothing waits for you')).toBeVisible()
  await master.goto(new URL('/holds', master.url()).href)
  await expect(master.getByRole('row', { name: /Colin.*Distress/ })).toBeVisible()
  expect(await findAccessibilityViolations(master)).toEqual([])
  // Also on a phone: the kind is in sight, and the button.
  await master.setViewportSize({ width: 390, height: 844 })
  await expect(master.getByRole('cell', { name: 'Distress', exact: true })).toBeInViewport()
  await expect(master.getByRole('button', { name: 'Release' })).toBeInViewport({ ratio: 1 })
  await master.getByRole('button', { name: 'Release' }).click()
  await master.getByRole('textbox', { name: 'Reason' }).fill('He is well again')
  await master.keyboard.press('Control+Enter')
  await expect(master.getByText('No hold matches')).toBeVisible()
})

it('the dialog to ignore a chat leads to the escalation', async ({ journey }) => {
  const { page } = await openChat(journey)
  await page.keyboard.press('i')
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Escalate' })
    .click()
  await expect(page.getByRole('heading', { name: 'Escalate this chat' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Escalate this chat' })).toBeHidden()
})

it('masters share the work by keyboard: an escalation is assigned to oneself, then to a colleague; a chat that was handed over stands below it', async ({
  journey,
}) => {
  const { page, colin, ...world } = await openChat(journey, { others: ['Henk'] })
  const [bram, eva] = [await makeMaster(world), await makeMaster(world)]
  await colin.write('I turn 16 in March, then she has to stop.')
  await expect(page.getByText('Age below 18?')).toBeVisible()
  await expect(escalate(page)).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('1')
  await expect(held(page)).toBeVisible()
  await page.getByRole('button', { name: /^Next chat/ }).click()
  await expect(page.getByText('Henk says hello')).toBeVisible()
  await waitUntilKeysWork(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await page.getByRole('dialog').getByRole('textbox').fill('He asks to meet')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toBeHidden()

  const master = await journey.open('/escalations', bram.cookie)
  await expect(master.getByRole('button', { name: /^Assign/ })).toBeVisible()
  await expect(master.locator('[data-reported] mark')).toHaveText('I turn 16')
  await expect(master.getByText(/^\d:\d\d left$/).first()).toBeVisible()
  await expect(master.getByRole('heading', { name: 'With masters, not escalated' })).toBeVisible()
  await expect(master.getByRole('link', { name: /He asks to meet.*Henk and Marianne/ })).toBeVisible()
  const colleague = await journey.open('/escalations', eva.cookie)
  await expect(colleague.getByRole('button', { name: /^Assign/ })).toBeVisible()
  await master.keyboard.press('g')
  await expect(master.getByRole('button', { name: /^Me/ })).toBeFocused()
  expect(await findAccessibilityViolations(master)).toEqual([])
  await master.keyboard.press('1')
  await expect(master.getByRole('dialog')).toBeHidden()
  await expect(master.getByText('Bram H. looks at it')).toBeVisible()
  expect(await findAccessibilityViolations(master)).toEqual([])
  // The colleague's page hears of it: the list, and the escalation itself, whose assignment the dialog changes.
  await expect(colleague.getByText('Bram H. looks at it')).toBeVisible()
  await expect(colleague.getByRole('definition').filter({ hasText: /^Bram H\., / })).toBeVisible()
  await colleague.keyboard.press('g')
  await colleague.keyboard.press('1')
  await expect(colleague.getByRole('dialog')).toBeHidden()
  const stored = await world.db
    .selectFrom('escalations')
    .where('siteowner_id', '=', world.siteowner.id)
    .select('assigned_to')
    .execute()
  expect(stored).toEqual([{ assigned_to: eva.operator.id }])
  await colleague.keyboard.press('u')
  await colleague.keyboard.type('He is 42.')
  await colleague.keyboard.press('Control+Enter')
  // The chat that was handed over still waits.
  await expect(colleague.getByText('No open escalation')).toBeVisible()
})
