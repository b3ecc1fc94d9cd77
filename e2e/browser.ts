import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { type AxeRuleSet, axeRuleSets } from '../web/src/testing/axe-rules.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/**
 * The violations that axe finds on the page, by rule and place. A page behind a dialog is not checked, because it cannot be
 * reached.
 */
export async function findAccessibilityViolations(
  page: Page,
  ruleSet: AxeRuleSet = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const runOnly = axeRuleSets[ruleSet]
  return page.evaluate(
    async ({ runOnly }) => {
      const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter((one) =>
        one.checkVisibility(),
      )
      // A menu is a separate element at the end of the page, as its ARIA pattern requires.
      // The sender box is a combobox while it offers saved replies: HTML has no other multi-line field for that.
      const rules = {
        region: { enabled: !document.querySelector('[role=menu]') },
        'aria-allowed-role': { enabled: !document.querySelector('textarea[role=combobox]') },
      }
      const found = await window.axe?.run(dialogs.at(-1) ?? document, {
        runOnly,
        rules,
        resultTypes: ['violations'],
      })
      if (!found) throw new Error('axe is not on the page')
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    },
    // The cast: one of the values of axe's option.
    { runOnly: runOnly as axe.RunOnly },
  )
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
