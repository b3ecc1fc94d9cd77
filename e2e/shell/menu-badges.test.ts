import type { Page } from '@playwright/test'
import { makeReceived, makeWaiting } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { setVisibility } from '../browser.ts'
import { usePalette } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'
import { admin, menuOf, openAs } from '../levels.ts'

const { run } = usePalette()

describe('the badges of the menu', () => {
  it('are green at 0 and orange above for profile texts; red above 0 and otherwise hidden for reports', async ({
    journey,
  }) => {
    const { page, db, siteowner, user, makeColleague } = await openAs(journey, admin, 22)
    // The count includes what other tests have added.
    let pending: number | null = 0
    await page.route('**/api/profile-text.php?count=1', (route) =>
      pending === null ? route.abort() : route.fulfill({ json: { count: pending } }),
    )
    await page.reload()
    const texts = menuOf(page).filter({ hasText: /^Profile text\d/ })
    await expect(texts.getByText('0', { exact: true })).toBeVisible()
    expect(await toneOf(texts.getByText('0', { exact: true }))).toBe('ok')
    const messages = menuOf(page).filter({ hasText: 'Chat overview' })
    await expect(messages.getByText('0', { exact: true })).toBeVisible()
    const reported = menuOf(page).filter({ hasText: 'Message reports' })
    await expect(reported).toHaveText('Message reports')

    const { id: conversation_id } = await makeWaiting(db, { siteowner })
    await makeReceived(db, { conversationId: conversation_id, text: 'Hello again' })
    const received = await db
      .selectFrom('messages')
      .where('conversation_id', '=', conversation_id)
      .select('id')
      .execute()
    const { operator: colleague } = await makeColleague('Tom B.')
    await db
      .insertInto('message_reports')
      .values(
        // Two messages are two cases.
        received.map(({ id: message_id }, index) => ({
          message_id,
          conversation_id,
          siteowner_id: siteowner.id,
          operator_id: index === 0 ? user.id : colleague.id,
          reason_id: 1,
          notes: 'Look at this',
        })),
      )
      .execute()
    // The tab becomes visible: the counts are requested at once.
    await setVisibility(page, 'hidden')
    await setVisibility(page, 'visible')
    await expect(reported.getByText('2', { exact: true })).toBeVisible()
    pending = 3
    await run(page, 'reload settings')
    await expect(texts.getByText('3', { exact: true })).toBeVisible()
    expect(await toneOf(texts.getByText('3', { exact: true }))).toBe('warn')
    expect(await toneOf(reported.getByText('2', { exact: true }))).toBe('bad')
    await expect(page.getByRole('link', { name: 'Message reports 2 open reports' })).toBeVisible()
    await expect(messages.getByText('1', { exact: true })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])

    pending = null
    await run(page, 'reload settings')
    await expect(texts.getByText('0', { exact: true })).toBeVisible()
  })
})

/** The semantic colour of a badge in the current theme. */
const toneOf = (badge: ReturnType<Page['locator']>) =>
  badge.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    const tone = ['ok', 'warn', 'bad'].find((name) => {
      probe.style.color = `var(--${name}-text)`
      return getComputedStyle(probe).color === getComputedStyle(element).color
    })
    probe.remove()
    return tone
  })
