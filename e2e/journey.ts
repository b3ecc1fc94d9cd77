import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Db, openDatabase } from '../server/src/platform/database.ts'
import { type Panel, readPanel } from './panel.ts'
import { makeWorlds, type World } from './world.ts'

/** What a test asks for by name, and a function that several tests share takes as its first argument. */
export type Journey = {
  /** Opens a page of the panel as a new visitor. */
  open(path: string, cookie?: { name: string; value: string }): Promise<Page>
  /** A new visitor without a page yet: no cookie goes from one to the next. A mistake in the page's own script fails the test. */
  openContext(): Promise<{ context: BrowserContext; address: string }>
  /** A site owner of its own, whose conversations only this world's operators take. */
  makeWorld(): Promise<World>
  panel: Panel
  /** Does this after the test, also when it failed. */
  onTestFinished(end: () => void | Promise<void>): void
}

type Fixtures = Omit<Journey, 'panel'> & { journey: Journey }

export const it = base.extend<Fixtures, { panel: Panel; db: Db }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs.
  panel: [({}, use) => use(readPanel()), { scope: 'worker' }],
  db: [
    async ({ panel }, use) => {
      const { db, close } = openDatabase(panel.database, { size: 2 })
      await use(db)
      await close()
    },
    { scope: 'worker' },
  ],
  makeWorld: ({ db, panel }, use) => use(makeWorlds({ db, ...panel }).makeWorld),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs.
  onTestFinished: async ({}, use) => {
    const ends = new AsyncDisposableStack()
    await use((end) => ends.defer(end))
    await ends.disposeAsync()
  },
  openContext: ({ browser, panel: { address }, onTestFinished }, use, testInfo) =>
    use(async () => {
      const context = await browser.newContext({ baseURL: address })
      await context.addInitScript(endStreamsOffline)
      await context.addInitScript(failOnRefusal)
      const mistakes = listenForMistakes(context)
      onTestFinished(async () => {
        if (testInfo.errors.length > 0) await tellPages(context, testInfo.errors)
        // A call that a test holds or changes may still be on its way when the test has seen enough. A page that crashed has none.
        const routed = [context, ...context.pages()]
        await Promise.allSettled(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
        await context.close()
        expect(mistakes).toEqual([])
      })
      return { context, address }
    }),
  open: ({ openContext }, use) =>
    use(async (path, cookie) => {
      const { context, address } = await openContext()
      if (cookie) await context.addCookies([{ ...cookie, url: address }])
      const page = await context.newPage()
      await page.goto(path)
      return page
    }),
  journey: ({ open, openContext, makeWorld, panel, onTestFinished }, use) =>
    use({ open, openContext, makeWorld, panel, onTestFinished }),
})

export const { describe } = it
export { expect }

/** Adds to the message of a failed journey what each page has, as a screen reader has it. */
async function tellPages(context: BrowserContext, errors: { message?: string; stack?: string }[]) {
  const told = context.pages().map(async (page) => {
    const seen = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: Error) => error.message)
    return `\n\n${page.url()}\n${seen}`
  })
  const seen = (await Promise.all(told)).join('')
  const error = errors.at(-1)
  // What is printed is the stack, which begins with the message.
  if (error?.stack) error.stack = error.stack.replace(/(?=\n +at )|$/, () => seen)
  else if (error) error.message += seen
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
