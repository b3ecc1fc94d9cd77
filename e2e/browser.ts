import { expect, type Page, type Route } from '@playwright/test'

/** Sends a request on without its condition, so that the response has its content although the page knows it. */
export function fetchWhole(route: Route) {
  const { 'if-none-match': _, ...headers } = route.request().headers()
  return route.fetch({ headers })
}

/**
 * Handles the requests of an open page to this address, from now on. `page.route` resolves before the page's renderer knows of
 * it, so that the next request could still reach the server: this waits for a first request that does not.
 */
export async function intercept(page: Page, ...route: Parameters<Page['route']>) {
  await page.route(...route)
  const probe = '/api/intercepted'
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }))
  await expect.poll(() => page.evaluate(async (path) => (await fetch(path)).status, probe)).toBe(204)
}

/** Delays a response until it is released. */
export async function hold(page: Page, address: string | ((url: URL) => boolean)) {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** The operator switches to another tab, or back to this one. */
export const setVisibility = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
