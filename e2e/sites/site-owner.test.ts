import { makeCustomer, makeSiteowner } from '../../server/src/testing/make.ts'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it } from '../journey.ts'
import { failDelivery, refuseDelivery } from '../troubled-deliveries.ts'

describe('a site owner, by keyboard', () => {
  it('gets an approved answer, which is retired again', async ({ journey }) => {
    const { makeColleague, siteowner } = await journey.makeWorld()
    const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
    const page = await journey.open(`/settings/siteowners/${siteowner.id}?tab=honesty`, cookie)
    await page.getByRole('button', { name: 'Add an answer in English' }).first().press('Enter')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.type('{profile_name} is fictional. I am an operator.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('{profile_name} is fictional. I am an operator.')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: /^Retire / }).press('Enter')
    await expect(page.getByRole('alertdialog', { name: 'Retire this answer' })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByText('{profile_name} is fictional. I am an operator.')).toBeHidden()
  })

  it('gets a key that is shown once and works, is paused and resumed', async ({ journey }) => {
    const { db, siteowner, makeColleague } = await journey.makeWorld()
    const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
    const page = await journey.open('/settings', cookie)
    await expect(page.getByRole('link', { name: siteowner.name })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type('York, live')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    const key = await page.locator('code', { hasText: 'opk_live_' }).innerText()
    expect(await findAccessibilityViolations(page)).toEqual([])
    const called = await fetch(new URL('/site/v1/outbox', page.url()), {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(called.status).toBe(200)
    // A toast has a Close button without text.
    await page.getByText('Close', { exact: true }).press('Enter')
    await expect(page.getByText('You have not copied it yet')).toBeVisible()
    await page.getByRole('button', { name: 'Close without a copy' }).press('Enter')
    await expect(page.getByText('opk_live_')).toBeHidden()
    await page.keyboard.press('p')
    await expect(page.getByRole('alertdialog', { name: 'Pause sending' })).toBeVisible()
    // In a warning, Enter alone cancels.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.keyboard.press('p')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await page.keyboard.press('p')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Honesty' }).press('Enter')
    await page.getByRole('button', { name: 'Edit the text in English' }).first().press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.type('The profiles of this site are fictional.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/^v1, /)).toBeVisible()
    const audit = await db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'siteowner')
      .where('subject_id', '=', siteowner.id)
      .select('action')
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'site_key.create',
      'siteowner.pause',
      'siteowner.resume',
      'disclosure.publish',
    ])
  })

  it('that two admins change shows the second one both values, and what was typed stays', async ({
    journey,
  }) => {
    const { siteowner, makeColleague } = await journey.makeWorld()
    const level = { rights: ['manage_operators'] }
    const [first, second] = [
      await makeColleague('Noor J.', { level }),
      await makeColleague('Ivo P.', { level }),
    ]
    const path = `/settings/siteowners/${siteowner.id}`
    const pages = [await journey.open(path, first.cookie), await journey.open(path, second.cookie)] as const
    for (const page of pages) await page.getByRole('button', { name: 'Edit Address' }).press('Enter')
    const [ours, theirs] = pages.map((page) => page.getByRole('textbox', { name: 'Address' }))
    await theirs?.fill('https://theirs.example/')
    await ours?.fill('https://ours.example/')
    await theirs?.press('Enter')
    await expect(pages[0].getByRole('alert')).toContainText('https://theirs.example/')
    await expect(pages[0].getByRole('alert')).toContainText('https://ours.example/')
    await expect(pages[0].getByRole('alert')).toContainText('Ivo P.')
    await pages[0].getByRole('alert').getByRole('button').first().press('Enter')
    await expect(pages[1].getByText('https://ours.example/')).toBeVisible()
  })

  it('has tabs with addresses, which count what has failed and what is missing', async ({ journey }) => {
    const { db, siteowner, makeColleague, makeCustomer, findChat } = await journey.makeWorld()
    const { cookie } = await makeColleague('Noor J.', { level: { rights: ['manage_operators'] } })
    await (await makeCustomer('Colin')).write('Hello?')
    const { id } = await makeSentMessage(db, { conversationId: (await findChat('Colin')).id })
    await db
      .updateTable('deliveries')
      .set({ status: 'dead', attempts: 18, last_error: 'HTTP 503', next_attempt_at: null })
      .where('message_id', '=', id)
      .execute()
    const page = await journey.open(`/settings/siteowners/${siteowner.id}`, cookie)
    const tabs = page.getByRole('navigation', { name: siteowner.name })
    await expect(tabs.getByRole('link', { name: 'Connection' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible()
    await tabs.getByRole('link', { name: 'Deliveries 1' }).press('Enter')
    await expect(page).toHaveURL(/tab=deliveries/)
    await expect(tabs.locator('[aria-current=page]')).toHaveText(/^Deliveries/)
    await expect(page.getByText('HTTP 503')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Keys' })).toBeHidden()
    await page.reload()
    await expect(page.getByText('HTTP 503')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('counts at once what is stuck and what was refused, and the chat says why', async ({ journey }) => {
    const { db, siteowner, makeColleague, makeCustomer, findChat } = await journey.makeWorld()
    const { cookie } = await makeColleague('Noor J.', {
      level: { rights: ['manage_operators', 'other_chats.overview'] },
    })
    await (await makeCustomer('Colin')).write('Hello?')
    const { id: conversationId } = await findChat('Colin')
    const [refused, stuck] = [
      await makeSentMessage(db, { conversationId, turn: 'extra_reply' }),
      await makeSentMessage(db, { conversationId, turn: 'extra_reply' }),
    ]
    const reason = 'The customer has closed the chat'
    await refuseDelivery(db, refused, reason)
    await failDelivery(db, stuck)
    const page = await journey.open('/settings', cookie)
    const row = page.getByRole('row').filter({ hasText: siteowner.name })
    await expect(row.getByText('1 stuck')).toBeVisible()
    await expect(row.getByText('1 refused')).toBeVisible()
    await page.goto(`/settings/siteowners/${siteowner.id}?tab=deliveries`)
    await expect(page.getByRole('row').filter({ hasText: reason })).toContainText('Refused')
    await page.goto(`/conversations/${conversationId}`)
    const bubble = page.locator(`[data-message="${refused.id}"]`)
    await expect(bubble).toContainText(reason)
    await expect(bubble).toContainText('Not delivered')
    await db.updateTable('messages').set({ body: '' }).where('id', '=', refused.id).execute()
    await page.reload()
    await expect(bubble).toContainText('Not delivered')
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('takes over the rules and checks of another one, after it has shown what differs', async ({
    journey,
  }) => {
    const { db, siteowner, makeColleague } = await journey.makeWorld()
    const other = await makeSiteowner(db)
    await db
      .updateTable('siteowners')
      .set({ text_rules: ['No brands', 'No numbers'] })
      .where('id', '=', other.id)
      .execute()
    await db
      .insertInto('send_checks')
      .values({ siteowner_id: other.id, kind: 'money', mode: 'block' })
      .execute()
    const { cookie } = await makeColleague('Noor J.', {
      level: { rights: ['manage_operators'] },
      siteowner_ids: [siteowner.id, other.id],
    })
    const page = await journey.open(`/settings/siteowners/${siteowner.id}?tab=checks`, cookie)
    await expect(page.getByRole('button', { name: /Money/ })).toContainText('Off')
    await page.keyboard.press('y')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('1')
    await expect(dialog.getByRole('definition')).toHaveCount(2)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /Money/ })).toContainText('Stop the message')
    await expect(page.getByText('No brands')).toBeVisible()
    const [rules] = await db
      .selectFrom('siteowners')
      .where('id', '=', siteowner.id)
      .select('text_rules')
      .execute()
    expect(rules?.text_rules).toEqual(['No brands', 'No numbers'])

    // The card opens in its form.
    await page.getByRole('link', { name: 'Review card' }).press('Enter')
    await page.getByRole('heading', { name: 'Card of the quality review' }).waitFor()
    await page.keyboard.press('y')
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('1')
    await expect(dialog.getByRole('button', { name: 'Take over 5' })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByRole('textbox', { name: 'Criterion 1' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

describe('a test', () => {
  it('is chosen when a site owner is created, and answers by itself', async ({ journey }) => {
    const { db, makeColleague } = await journey.makeWorld()
    const { cookie } = await makeColleague('Noor J.', {
      level: { rights: ['manage_operators'] },
      siteowner_ids: null,
    })
    const page = await journey.open('/settings', cookie)
    await page.getByRole('button', { name: 'New site owner' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    const name = `Test ${crypto.randomUUID().slice(0, 8)}`
    await page.keyboard.type(name)
    await dialog.getByRole('checkbox', { name: 'This is a test' }).press('Space')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Each message gets an automatic answer')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Test', exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'This is a test' }).press('Space')
    await expect(page.getByText('Each message gets an automatic answer')).toBeHidden()
    await page.getByRole('checkbox', { name: 'This is a test' }).press('Space')
    await expect(page.getByText('Each message gets an automatic answer')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    const { id } = await db
      .selectFrom('siteowners')
      .where('name', '=', name)
      .select('id')
      .executeTakeFirstOrThrow()
    await makeCustomer(db, { siteowner_id: id })
    await page.reload()
    await expect(page.getByText('It has customers, so it stays a test.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'This is a test' })).toBeHidden()
    await page.goto(new URL('/settings', page.url()).href)
    await expect(page.getByRole('row', { name }).getByText('Test', { exact: true })).toBeVisible()
  })
})
