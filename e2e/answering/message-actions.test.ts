import { findAccessibilityViolations } from '../accessibility.ts'
import { expectInEditor } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'
import { focusedText, inLog, readAlong } from '../shared-thread.ts'

describe('the menu of a message', () => {
  it('has its own keys at the cursor, and their effect is shown on other screens at once', async ({
    journey,
  }) => {
    const { page, openCoach } = await readAlong(journey, 'Call me', 'New job on Monday', 'Hello?')
    const coach = await openCoach()
    await expect(inLog(coach, 'New job on Monday')).toBeVisible()
    // Out of the editor; the cursor starts at the end.
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await expect.poll(() => focusedText(page)).toBe('Hello?')
    await page.keyboard.press('k')
    await expect.poll(() => focusedText(page)).toBe('New job on Monday')
    await page.keyboard.press('l')
    await expect(coach.getByRole('button', { name: '1 highlighted' })).toBeVisible()
  })

  it('shows why a key does nothing, like the item in the menu', async ({ open, makeWorld }) => {
    const { makeCustomer, makeColleague, passOn } = await makeWorld()
    await (await makeCustomer('Colin')).write('Hello?')
    const anna = await makeColleague('Anna V.')
    const tom = await makeColleague('Tom B.')
    const page = await open('/queue', anna.cookie)
    await expectInEditor(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('l')
    await expect(page.getByText('Go to a message first, with J or K.')).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('I was about to say')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await passOn(anna.operator, tom.operator)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Who is answering' })).toBeFocused()
    await expect(page.locator('html')).not.toHaveAttribute('data-keys-ignored')
    await page.keyboard.press('k')
    await expect.poll(() => focusedText(page)).toBe('Hello?')
    const why = 'Only the operator answering this chat, or a coach, can do this.'
    await page.keyboard.press('l')
    await expect(page.getByText(why)).toBeVisible()
    await inLog(page, 'Hello?').click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Highlight', description: why })).toBeVisible()
    expect(await page.getByText('That didn’t work.').count()).toBe(0)
  })

  it('hides a message, with operator and reason, until a reader uncovers it', async ({ journey }) => {
    const { page, openCoach } = await readAlong(journey, 'Call me')
    const coach = await openCoach()
    await expect(inLog(coach, 'Call me')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await expect.poll(() => focusedText(page)).toBe('Call me')
    await page.keyboard.press('Shift+F10')
    await expect(page.getByRole('menuitem', { name: 'Highlight' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await expect(page.getByRole('menuitem')).toHaveText([
      'HighlightL',
      'Hide',
      'Copy textC',
      'Save as factF',
      'ReportR',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Hide this message' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.type('phone number')
    await page.keyboard.press('Control+Enter')
    await expect(inLog(coach, 'Hidden by Anna V.: phone number')).toBeVisible()
    expect(await inLog(coach, 'Call me').count()).toBe(0)
    expect(await findAccessibilityViolations(coach)).toEqual([])
    await coach.getByRole('button', { name: '1 hidden' }).press('Enter')
    await expect.poll(() => coach.evaluate(() => document.activeElement?.tagName)).toBe('LI')
    await coach.keyboard.press('Enter')
    await expect(inLog(coach, 'Call me')).toBeVisible()
    await expectInEditor(page)
  })

  it('deletes for those who handle reports: every screen shows DELETED, and the dialog explains the limits', async ({
    journey,
  }) => {
    const { page, openCoach } = await readAlong(journey, 'A secret', 'Hello?')
    const coach = await openCoach()
    await inLog(coach, 'A secret').click({ button: 'right' })
    await coach.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    const dialog = coach.getByRole('alertdialog', { name: 'Delete this message?' })
    await expect(dialog.getByText('the site is told to remove it')).toBeVisible()
    expect(await findAccessibilityViolations(coach)).toEqual([])
    await coach.keyboard.press('Control+Enter')
    for (const screen of [coach, page]) {
      await expect(inLog(screen, 'DELETED')).toBeVisible()
      await expect(inLog(screen, 'A secret')).toHaveCount(0)
    }
    expect(await findAccessibilityViolations(page)).toEqual([])
    await coach.keyboard.press('z')
    for (const screen of [coach, page]) await expect(inLog(screen, 'A secret')).toBeVisible()
  })
})

describe('reporting', () => {
  it('asks for a reason and notes, keeps the chat in hand, and counts for the coach at once', async ({
    journey,
  }) => {
    const { page, openCoach, siteowner, db } = await readAlong(journey, 'Call me on the usual number')
    const coach = await openCoach()
    await expect(inLog(coach, 'usual number')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Report this message' })
    await expect(dialog.getByText('Call me on the usual number')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Choose a reason.')).toBeVisible()
    await expect(dialog.getByText('Explain what is wrong; the reviewer will read this.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await dialog.getByRole('radio').nth(1).focus()
    await page.keyboard.press('2')
    await page.keyboard.type('Second phone number this week.')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Reported. The chat is still yours to answer.')).toBeVisible()
    await expect(dialog).not.toBeAttached()
    await expect(page.getByText('This chat is yours').first()).toBeVisible()
    const reports = await db
      .selectFrom('message_reports')
      .where('siteowner_id', '=', siteowner.id)
      .select('notes')
      .execute()
    expect(reports).toEqual([{ notes: 'Second phone number this week.' }])
  })
})
