import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { announce, type Db, transaction } from '../../server/src/platform/database.ts'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'
import { type ReceivedByHost, webhooks } from '../photo-host.ts'

const rights = ['other_chats.overview', 'other_chats.reports'] as const
const cases = (page: Page) => page.locator('li [data-id]')

/** A site with a webhook, and a chat with an answer. */
async function makeAnswered(journey: Journey) {
  const world = await journey.makeWorld()
  const { siteowner, db, makeColleague, makeCustomer, findChat } = world
  const url = new URL(`${webhooks}${siteowner.id}`, journey.panel.photo).href
  const set = await fetch(new URL('/site/v1/webhook', journey.panel.address), {
    method: 'PUT',
    headers: { authorization: `Bearer ${siteowner.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  })
  const { secret } = await set.json()
  const colin = await makeCustomer('Colin')
  await colin.write('Are you real?')
  const { id: conversationId } = await findChat('Colin')
  const coach = (name: string, isMaster = false) =>
    makeColleague(name, {
      level: {
        rights: [...rights, ...(isMaster ? ['other_chats.handover' as const] : [])],
        history_size: 'all',
      },
    })
  const answer = (operatorId: number) =>
    makeSentMessage(db, { conversationId, operatorId, text: 'Why do you ask, silly?' })
  /** The decisions that the site has received, with valid signatures. */
  async function decided() {
    const received: ReceivedByHost[] = await (await fetch(url)).json()
    return (
      received
        // The casts: Node joins repeated headers, and the signature says that it is the panel's JSON.
        .map(({ headers, text }) => new Webhook(secret).verify(text, headers as Record<string, string>))
        .map((event) => event as { type: string; data: object })
        .filter(({ type }) => type === 'complaint.decided')
    )
  }
  return { ...world, colin, conversationId, coach, answer, decided }
}

/** As if the time were over in which a decision can be undone. */
const letLeave = (db: Db, siteownerId: number) =>
  transaction(db, async (tx) => {
    await tx
      .updateTable('deliveries')
      .set({ deliver_at: '2026-01-01T00:00:00Z', next_attempt_at: '2026-01-01T00:00:00Z' })
      .where('siteowner_id', '=', siteownerId)
      .where('complaint_id', 'is not', null)
      .execute()
    announce(tx, { topic: 'deliveries' })
  })

describe('a complaint of a customer, by keyboard', () => {
  it('is seen in its chat, decided in the tab From sites, and the site is told', async ({ journey }) => {
    const { colin, coach, answer, conversationId, makeColleague, decided, db, siteowner } =
      await makeAnswered(journey)
    await answer((await makeColleague('Tom B.')).operator.id)
    const { cookie } = await coach('Ilse M.', true)
    const page = await journey.open(`/conversations/${conversationId}`, cookie)
    await expect(page.getByText('Why do you ask, silly?')).toBeVisible()
    await colin.complain('She calls me silly.')
    await expect(page.getByText('The customer complained at the site')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Open the report' }).press('Enter')

    await expect(page.getByRole('link', { name: 'From sites' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('link', { name: 'Message reports 1 open report' })).toBeVisible()
    await expect(page.getByText('She calls me silly.')).toBeVisible()
    await expect(cases(page)).toHaveCount(1)
    await expect(cases(page)).toContainText('Customer')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('h')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Settled. The message is hidden.')).toBeVisible()
    await expect(page.getByText('No report is open')).toBeVisible()
    expect(await decided()).toEqual([])
    await letLeave(db, siteowner.id)
    await expect.poll(decided).toMatchObject([{ data: { external_id: 'complaint-1', decision: 'founded' } }])

    const state = page.getByRole('button', { name: /State/ })
    await state.press('Enter')
    await page.getByRole('option', { name: 'Settled' }).press('Enter')
    await expect(cases(page)).toContainText('Hidden')
    await expect(page.getByRole('link', { name: 'From sites' })).toHaveAttribute('aria-current', 'true')
  })

  it('is passed on by who has written in its chat', async ({ journey }) => {
    const { colin, coach, answer } = await makeAnswered(journey)
    const { cookie, operator } = await coach('Bram H.')
    await answer(operator.id)
    await colin.complain('He calls me silly.')
    const page = await journey.open('/message-reports?source=site', cookie)
    await expect(page.getByText('He calls me silly.')).toBeVisible()
    await expect(
      page.getByText('Somebody else settles this report: it is about what you wrote.'),
    ).toBeVisible()
    const outcomes = page.getByRole('group', { name: 'Outcome' })
    await page.keyboard.press('u')
    await expect(outcomes.getByRole('button', { name: /^Unfounded/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('m')
    await page.keyboard.type('I have written this.')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Passed on to the masters.')).toBeVisible()
  })
})
