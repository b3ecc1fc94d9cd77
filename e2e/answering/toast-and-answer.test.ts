import { makeApprovedAnswer } from '../../server/src/testing/make-inquiry.ts'
import { boxOf, overlap } from '../boxes.ts'
import { claimChat } from '../chat-in-hand.ts'
import { bubble, editor, waitUntilKeysWork } from '../commands.ts'
import { expect, it } from '../journey.ts'

it('a toast covers nothing of what is to be done while a customer asks who writes', async ({ journey }) => {
  const { page, db, siteowner, makeCustomer } = await claimChat(journey)
  for (const body of ['Marianne is a fictional profile. I am an operator.', 'I am paid to write.'])
    await makeApprovedAnswer(db, { siteowner_id: siteowner.id, body })
  await (await makeCustomer('Marek')).write('Are you real?')
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog', { name: 'Skip this chat' }).locator(':focus')).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await waitUntilKeysWork(page)
  const panel = page.getByRole('region', { name: 'Who is writing?' })
  await expect(panel.getByRole('button', { name: 'I am paid to write.' })).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const toast = page.locator('div', { has: undo, hasText: 'Skipped.' }).last()
  // With the focus in it, it stays.
  await undo.focus()
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [720, 450],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const covered = await boxOf(toast)
    for (const part of [
      ...(await panel.getByRole('button').all()),
      editor(page),
      panel.getByRole('heading'),
    ]) {
      const box = await part.boundingBox()
      if (box) expect(overlap(covered, box), `${width} × ${height}: ${await part.textContent()}`).toBe(false)
    }
  }
})

it('what was sent, who is next and what they wrote is said once, in this order', async ({ journey }) => {
  const { page } = await claimChat(journey, { others: ['Marek'] })
  const said = await page.evaluateHandle(() => {
    const texts: string[] = []
    const regions = document.querySelectorAll('[role="status"], [role="alert"], [aria-live="polite"]')
    for (const region of regions)
      new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    return texts
  })
  await page.keyboard.type('Hello Colin')
  await page.keyboard.press('Control+Enter')
  await expect(bubble(page, 'Marek says hello')).toBeVisible()
  await waitUntilKeysWork(page)
  const texts = await said.jsonValue()
  expect(texts.filter((text) => /Colin|Marek/.test(text))).toEqual([
    'Sent to Colin. Next: Marek. Undo with Escape, then Z, for 5 seconds. Marek says hello',
  ])
})
