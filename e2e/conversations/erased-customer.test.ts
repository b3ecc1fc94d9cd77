import type { Page } from '@playwright/test'
import { eraseCustomers } from '../../server/src/features/safety/erasures/work.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { claimChat, emptyQueuePanel } from '../chat-in-hand.ts'
import { bubble } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** Anna has Colin's chat in hand. `erase`: an admin erases Colin. */
async function openChat(journey: Journey, own?: Parameters<typeof claimChat>[1]) {
  const chat = await claimChat(journey, own)
  const { customer_id } = await chat.findChat('Colin')
  const erase = async () => {
    const noor = await chat.makeColleague('Noor J.', {
      level: { rights: ['customer_rights'], history_size: 'all' },
    })
    const page = await journey.open(`/customer-rights/${customer_id}`, noor.cookie)
    await page.getByRole('button', { name: 'Erase' }).press('Enter')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Who asks/ })
      .press('Enter')
    await page.getByRole('option', { name: 'An authority' }).press('Enter')
    await page.getByRole('textbox', { name: 'Type the name: Colin' }).fill('Colin')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/^Asked by Noor J\./)).toBeVisible()
  }
  return { ...chat, erase }
}

async function expectErased(page: Page) {
  const panel = page.getByRole('region', { name: 'Who is answering' })
  await expect(panel.getByRole('heading', { name: 'This chat is no longer yours' })).toBeVisible()
  await expect(
    panel.getByText('The data of this customer was erased. Nobody can write to them any more.'),
  ).toBeVisible()
  await expect(page.getByText(/is answering this chat/)).toHaveCount(0)
  return panel
}

describe('an operator whose customer is erased meanwhile', () => {
  it('reads why the chat is lost, keeps the typed text, and goes on', async ({ journey }) => {
    const { page, erase, db } = await openChat(journey, { others: ['Robin'] })
    await page.keyboard.type('Half a thought')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await erase()
    const panel = await expectErased(page)
    await expect(panel.getByText('Your text was not sent')).toBeVisible()
    await expect(panel.getByText('Half a thought')).toBeVisible()
    await expect(panel.getByRole('button', { name: /Copy draft/ })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await eraseCustomers(db)
    await expect(page.getByText(/Colin/)).toHaveCount(0)
    await expect(panel.getByText('Half a thought')).toBeVisible()
    await panel.getByRole('button', { name: /Next chat/ }).click()
    await expect(bubble(page, 'Robin says hello')).toBeVisible()
  })

  it('reads it also when nothing is typed: the conversation is not readable any more', async ({
    journey,
  }) => {
    const { page, erase } = await openChat(journey)
    await erase()
    const panel = await expectErased(page)
    await panel.getByRole('button', { name: /Next chat/ }).click()
    await expect(emptyQueuePanel(page)).toBeVisible()
  })

  it('reads it when a send is refused before the page learns of it', async ({ journey }) => {
    const { page, erase, sent } = await openChat(journey)
    await page.keyboard.type('Half a thought')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await page.route(/\/api\/(leases\/|conversations\/\d+(\/with-thread|\/messages\?.*)?$)/, (route) =>
      route.request().method() === 'POST' && route.request().url().endsWith('/messages')
        ? route.continue()
        : route.abort(),
    )
    await erase()
    await page.keyboard.press('Control+Enter')
    const panel = await expectErased(page)
    await expect(panel.getByText('Half a thought')).toBeVisible()
    expect(await sent()).toEqual([])
  })
})
