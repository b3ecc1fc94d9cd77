import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'

/** A browser for the journeys of one file. Each test opens pages of its own: no cookie goes from one to the next. */
export function useBrowser() {
  let browser: Browser | undefined
  beforeAll(async () => {
    const isRoot = process.getuid?.() === 0
    // Chromium's own walls need rights that root in a container does not have.
    const args = isRoot ? ['--no-sandbox'] : []
    browser = await chromium.launch({ executablePath: inject('chromium'), args })
  })
  afterAll(() => browser?.close())

  /** A new visitor without a page yet. A mistake in the page's own script fails the test. */
  async function openContext(): Promise<{ context: BrowserContext; address: string }> {
    if (!browser) throw new Error('The browser is opened before the first test')
    const address = inject('panelAddress')
    const context = await browser.newContext({
      baseURL: address,
      locale: 'en',
      // What is half faded in has half its contrast.
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    })
    await context.addInitScript(endStreamsOffline)
    await context.addInitScript(failOnRefusal)
    const mistakes = listenForMistakes(context)
    onTestFinished(async ({ task }) => {
      const error = task.result?.state === 'fail' && task.result.errors?.at(-1)
      if (error) error.message += await tellPages(context)
      // A call that a test holds or changes may still be on its way when the test has seen enough. A page that crashed has none.
      const routed = [context, ...context.pages()]
      await Promise.allSettled(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
      await context.close()
      expect(mistakes).toEqual([])
    })
    return { context, address }
  }

  /** Opens a page of the panel as a new visitor. */
  async function open(path: string, cookie?: { name: string; value: string }): Promise<Page> {
    const { context, address } = await openContext()
    if (cookie) await context.addCookies([{ ...cookie, url: address }])
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  return { open, openContext }
}

/** What a journey that failed had on its screens, as a screen reader has it. */
async function tellPages(context: BrowserContext) {
  const told = context.pages().map(async (page) => {
    const seen = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: Error) => error.message)
    return `\n\n${page.url()}\n${seen}`
  })
  return (await Promise.all(told)).join('')
}

/** A network that is gone takes the streams with it. Chromium plays the loss with those that are open left alive. */
function endStreamsOffline() {
  window.EventSource = class extends EventSource {
    constructor(address: string | URL) {
      super(address)
      addEventListener('offline', () => this.close())
    }
  }
}

/** What the content security policy refuses becomes a mistake of the page's script. */
function failOnRefusal() {
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      throw new Error(`${effectiveDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`)
    },
  )
}

function listenForMistakes(context: BrowserContext): string[] {
  const mistakes: string[] = []
  context.on('weberror', (error) => mistakes.push(error.error().message))
  return mistakes
}

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const looks = {
  all: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  colors: { type: 'rule', values: ['color-contrast'] },
  sizes: { type: 'rule', values: ['target-size'] },
}

/**
 * What axe finds wrong on the page, by rule and place: nothing, on a good page. Of a page behind a dialog nothing is asked:
 * nobody can get there.
 * @param look `colors` asks only what depends on the theme, `sizes` only what depends on the width
 */
export async function findBarriers(page: Page, look: keyof typeof looks = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const runOnly = looks[look]
  return page.evaluate(
    async ({ runOnly }) => {
      const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter((one) =>
        one.checkVisibility(),
      )
      // A menu stands on its own at the end of the page, as its pattern has it.
      // The sender box is a combobox while saved replies are offered in it: HTML has no other field of several lines.
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
    // The cast: a literal of the union of axe's options.
    { runOnly: runOnly as axe.RunOnly },
  )
}

/** Holds what the page asks for until it is let go. */
export async function hold(page: Page, address: string | ((url: URL) => boolean)) {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}
