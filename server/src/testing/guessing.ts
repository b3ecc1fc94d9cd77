import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { type Browser, openBrowser } from './browser.ts'

let lastNetwork = 0

/** Browsers that guess passwords. */
export function guessingOf(test: TestApp) {
  /** A browser at an address that no other test uses. */
  const open = (app = test.app) => openBrowser(app, { address: `192.0.2.${++lastNetwork}` })

  const guess = (browser: Browser, login: string, password = 'not it') =>
    browser.post('/api/user.php', { login, password })

  async function failFiveTimes(browser: Browser, login: string) {
    for (let time = 1; time <= 5; time++) {
      const answer = await guess(browser, login)
      expect(answer.json().code).toBe('login_failed')
    }
  }

  return { open, guess, failFiveTimes }
}
