import { openPagesNode } from '../../server/src/testing/pages-node.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { editor } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'
import { openWithClock } from '../watched-page.ts'

// Some of these tests load a page repeatedly, which takes long on a busy machine.
describe.configure({ timeout: 120_000 })

describe('a new release while an operator types', () => {
  it('is found by the check every 60 seconds, and shows the banner that refreshes the page', async ({
    journey,
    panel,
    onTestFinished,
  }) => {
    const node = await openPagesNode(panel.address)
    onTestFinished(node.close)
    const { page, count } = await openWithClock(journey, '/queue', node.address)
    const message = page.getByRole('log').getByText('Hello?')
    const banner = page.getByText('A new version has been released! Please refresh this page.')
    const running = () => page.locator('meta[name=release]').getAttribute('content')
    const part = page.getByRole('button', { name: /^Escalate/ }).last()
    await expect(part).toBeVisible()
    await editor(page).fill('Hello to you')
    node.release()
    await page.clock.fastForward(50_000)
    expect(count('/last-release')).toBe(0)
    await page.clock.fastForward(11_000)
    await expect(banner).toBeVisible()
    expect(count('/last-release')).toBe(1)
    expect(await findAccessibilityViolations(page)).toEqual([])
    // The menu of a message is loaded on first use. When its file no longer exists, the page reloads, and has the new release.
    node.deleteFormer()
    await message.click({ button: 'right' })
    await expect(banner).toBeHidden()
    await expect(message).toBeVisible()
    await expect(editor(page)).toHaveValue('Hello to you')
    expect(await running()).toBe('release-1')
    await message.click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Highlight' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(part).toBeVisible()

    node.release()
    await page.clock.fastForward(61_000)
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Refresh' }).press('Enter'),
    ])
    await expect(message).toBeVisible()
    await expect(editor(page)).toHaveValue('Hello to you')
    expect(await running()).toBe('release-2')
    expect(await banner.isVisible()).toBe(false)
  })
})
