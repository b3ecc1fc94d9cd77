import { setVisibility } from './browser.ts'
import { describe, expect, it } from './journey.ts'
import { openWithClock, overviewLink } from './watched-page.ts'

describe('the user', () => {
  it('is requested every 30 seconds, hidden every 240, and at once when the page becomes visible', async ({
    journey,
  }) => {
    // A page that sends no further requests after hints about the queues, which other tests fill meanwhile.
    const { page, count, countAnswered } = await openWithClock(journey, '/saved-replies')
    const all = () => count('/api/user.php')
    let before = 0
    const asked = () => all() - before
    let does: 'answer' | 'fail' | 'refuse' = 'answer'
    await page.route('**/api/user.php', async (route) => {
      if (does === 'fail') return route.abort()
      if (does === 'refuse') return route.fulfill({ status: 401, json: { code: 'not_signed_in' } })
      const response = await route.fetch()
      const { user } = await response.json()
      return route.fulfill({ response, json: { user: { ...user, open_messages: 1_000 + all() } } })
    })
    // The badge shows the response; the page renders it on the next tick of its clock.
    const isLastShown = async () => {
      await page.clock.runFor(10)
      const text = (await overviewLink(page).textContent()) ?? ''
      return text.replace(/\D/g, '') === String(1_000 + all())
    }
    const isShown = async (number: number) => {
      // A request is recorded a moment later.
      await expect.poll(async () => asked() >= number && (await isLastShown())).toBe(true)
      expect(asked()).toBe(number)
    }
    // Before the panel, when the stream opened, and once when the clock jumps and stops: not so far that the stream would be
    // closed, and not while a request is in progress, which would not be repeated.
    await expect.poll(() => countAnswered('/api/user.php')).toBeGreaterThanOrEqual(2)
    await page.clock.pauseAt(Date.now() + 31_000)
    await expect.poll(isLastShown).toBe(true)
    before = all()
    await page.clock.fastForward(28_000)
    expect(asked()).toBe(0)
    await page.clock.fastForward(3_000)
    await isShown(1)

    await setVisibility(page, 'hidden')
    await page.clock.fastForward(235_000)
    expect(asked()).toBe(1)
    await page.clock.fastForward(6_000)
    await isShown(2)
    await setVisibility(page, 'visible')
    await isShown(3)

    // After a failure the last response stays; it is retried twice, and then continues as before.
    does = 'fail'
    await page.clock.fastForward(31_000)
    await expect.poll(asked).toBe(4)
    does = 'refuse'
    const again = async () => {
      await page.clock.runFor(500)
      return asked()
    }
    await expect.poll(again).toBe(5)
    await expect(overviewLink(page)).toContainText(String(1_000 + before + 3))
    expect(new URL(page.url()).pathname).toBe('/saved-replies')
    does = 'answer'
    await page.clock.fastForward(31_000)
    await isShown(6)
  })
})
