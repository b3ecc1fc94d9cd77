import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { sessionCookie } from '../../server/src/features/people/sign-in/session.ts'

/** Sends before the measurement begins, because the browser compiles code that runs often. */
export const warmUp = 10

/** Milliseconds from Ctrl+Enter until the next conversation is painted, and their parts. */
export type Paint = {
  total: number
  /** From the key until the request leaves the page. */
  toRequest: number
  /** The request and its answer: the network, the server and its commit. */
  request: number
  /** From the last byte of the answer until the name of the next customer stands in the document. */
  toDocument: number
  /** The rest of that task, layout, and the frame. */
  toPainted: number
}

/**
 * An operator in Chromium who answers one conversation after the other.
 * @param panel its address, and the session of an operator for whom enough conversations wait
 * @returns how long the next conversation took, for each send after the first ones
 */
export async function measurePaints(
  panel: { url: string; session: string },
  sends: number,
): Promise<Paint[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ baseURL: panel.url, viewport: { width: 1440, height: 900 } })
    await page.context().addCookies([{ name: sessionCookie, value: panel.session, url: panel.url }])
    const times = await answerAll(page, sends + warmUp)
    return times.slice(warmUp)
  } finally {
    await browser.close()
  }
}

/** Answers one conversation after the other. @returns for each next one, how long it took to be painted */
async function answerAll(page: Page, sends: number): Promise<Paint[]> {
  const times: Paint[] = []
  let next = Promise.withResolvers<Paint>()
  await page.exposeFunction('notePainted', (paint: Paint) => next.resolve(paint))
  await page.addInitScript(notePaints)
  await page.goto('/queue')
  for (let sent = 0; sent < sends; sent++) {
    await page.locator('textarea:focus:not([readonly])').waitFor()
    await page.keyboard.type('Leek soup, as ever.')
    // A chat that opened by itself accepts no command at first.
    await page.locator('html:not([data-keys-ignored])').waitFor({ state: 'attached' })
    next = Promise.withResolvers<Paint>()
    await page.keyboard.press('Control+Enter')
    times.push(await next.promise)
  }
  return times
}

/** Runs in the page: measures the time from each key press until another customer's name is painted. */
const notePaints = `
{
  const name = () => document.querySelector('main h2')?.textContent
  addEventListener('keydown', ({ key, timeStamp }) => {
    if (key !== 'Enter') return
    const before = name()
    performance.clearResourceTimings()
    const observer = new MutationObserver(() => {
      if (!name() || name() === before) return
      observer.disconnect()
      const changed = performance.now()
      // The callback runs before the paint of its frame, and the next task after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const painted = performance.now()
          const sent = performance.getEntriesByType('resource').find(({ name }) => /\\/messages$/.test(name))
          notePainted({
            total: painted - timeStamp,
            toRequest: sent.startTime - timeStamp,
            request: sent.responseEnd - sent.startTime,
            toDocument: changed - sent.responseEnd,
            toPainted: painted - changed,
          })
        }
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }, true)
}`
