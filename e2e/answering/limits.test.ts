import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { keysWork } from '../commands.ts'
import { expect, it } from '../journey.ts'

const spending = {
  currency: 'EUR',
  last_24_hours: 1_250,
  last_30_days: 19_800,
  own_limit_24_hours: 2_000,
  own_limit_30_days: 20_000,
  as_of: '2026-01-02T10:00:00Z',
}

it('an own limit that is reached stops the chat in hand, and the strip at the customer says why', async ({
  journey,
}) => {
  const { page, colin, sent } = await openChat(journey, { others: ['Henk'] })
  const strip = page.getByRole('region', { name: 'Limits and spending' })
  await expect(strip).toHaveCount(0)
  await colin.tell({ spending })
  await page.reload()
  await expect(strip.getByText('€12.50 of own limit €20')).toBeVisible()
  await expect(strip.getByRole('meter', { name: 'Last 30 days' })).toHaveAttribute('aria-valuenow', '99')
  await expect(strip.getByText(/^Reported \d+ days ago$/)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.locator('form textarea').fill('How are the hens?')
  await colin.tell({ spending: { ...spending, last_30_days: 20_000, as_of: new Date().toISOString() } })
  await expect(page.getByRole('heading', { name: 'Nothing can be sent to Colin now' })).toBeVisible()
  await expect(strip.getByText('Own limit reached')).toBeVisible()
  await expect(strip.getByText('€200 of own limit €200')).toBeVisible()
  await expect(strip.getByText(/^Reported .* ago$/)).toHaveCount(0)
  await expect(page.getByText('How are the hens?')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await keysWork(page)
  await page.getByRole('button', { name: /^Next chat/ }).press('Enter')
  await expect(page.getByText('Henk says hello')).toBeVisible()
  expect(await sent()).toEqual([])
})

const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString()
for (const [name, limits] of [
  ['Self-excluded', () => ({ self_excluded_until: inOneHour() })],
  ['Cooling off', () => ({ cooling_off_until: inOneHour() })],
  ['Confirmation pending', () => ({ spending_confirmation_needed: true })],
] as const)
  it(`the limit "${name}" stops the chat in hand, and ends when the site says so`, async ({ journey }) => {
    const { page, colin, sent } = await openChat(journey)
    const strip = page.getByRole('region', { name: 'Limits and spending' })
    const held = page.getByRole('heading', { name: 'Nothing can be sent to Colin now' })
    await page.locator('form textarea').fill('How are the hens?')
    await colin.tell({ limits: limits() })
    await expect(held).toBeVisible()
    await expect(strip.getByText(name)).toBeVisible()
    await expect(page.locator('form textarea')).toHaveCount(0)
    expect(await sent()).toEqual([])
    await colin.tell({ limits: {} })
    await expect(held).toHaveCount(0)
    await expect(strip).toHaveCount(0)
    await expect(page.locator('form textarea')).toHaveValue('How are the hens?')
    // Keys have no effect until there was half a second without one.
    await expect(async () => {
      await page.locator('form textarea').press('Control+Shift+Enter')
      expect((await sent()).map(({ body }) => body)).toEqual(['How are the hens?'])
    }).toPass({ intervals: [1_000] })
  })
