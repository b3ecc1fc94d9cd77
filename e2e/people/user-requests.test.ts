import { fetchWhole, setVisibility } from '../browser.ts'
import { expect, it } from '../journey.ts'
import { openWithClock, overviewLink } from '../watched-page.ts'

it('the badge follows the requests for the user, and a refused one neither signs out nor changes it', async ({
  journey,
}) => {
  const { page, count } = await openWithClock(journey, '/saved-replies')
  const requests = () => count('/api/user.php')
  let isRefused = false
  await page.route('**/api/user.php', async (route) => {
    if (isRefused) return route.fulfill({ status: 401, json: { code: 'not_signed_in' } })
    const response = await fetchWhole(route)
    const { user } = await response.json()
    return route.fulfill({ response, json: { user: { ...user, open_messages: 4_321 } } })
  })
  await page.clock.fastForward(31_000)
  await expect(overviewLink(page)).toContainText('4321')

  isRefused = true
  const before = requests()
  await setVisibility(page, 'hidden')
  await setVisibility(page, 'visible')
  await expect.poll(requests).toBeGreaterThan(before)
  await expect(overviewLink(page)).toContainText('4321')
  expect(new URL(page.url()).pathname).toBe('/saved-replies')
})
