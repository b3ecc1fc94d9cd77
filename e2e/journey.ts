import { type BrowserContext, test as base, expect, type Page, type WebError } from '@playwright/test'
import { type Db, openDatabase } from '../server/src/platform/database.ts'
import { type Panel, readPanel } from './panel.ts'
import { makeVisitors, type Visitors } from './visitors.ts'
import { makeWorlds, type World } from './world.ts'

/** A fixture that a test requests by name, and that shared functions take as their first argument. */
export type Journey = {
  /** Opens a page of the panel as a new visitor. */
  open(path: string, cookie?: { name: string; value: string }): Promise<Page>
  /** A new visitor without a page: it has no cookies of others. An error in the page's script fails the test. */
  openContext(): Promise<{ context: BrowserContext; address: string }>
  /** A separate site owner, whose conversations only the operators of this world can claim. */
  makeWorld(): Promise<World>
  panel: Panel
  /** Runs this after the test, also when it failed. */
  onTestFinished(end: () => void | Promise<void>): void
}

type Fixtures = Omit<Journey, 'panel'> & { journey: Journey }

export const it = base.extend<Fixtures, { panel: Panel; db: Db; visitors: Visitors }>({
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
  visitors: [
    ({ browser, panel: { address } }, use) => use(makeVisitors(browser, address)),
    { scope: 'worker' },
  ],
  makeWorld: async ({ db, panel }, use) => {
    const { makeWorld, retire } = makeWorlds({ db, ...panel })
    await use(makeWorld)
    await retire()
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs.
  onTestFinished: async ({}, use) => {
    const ends = new AsyncDisposableStack()
    await use((end) => ends.defer(end))
    await ends.disposeAsync()
  },
  openContext: ({ visitors, panel: { address }, onTestFinished }, use, testInfo) =>
    use(async () => {
      const context = await visitors.enter()
      const pageErrors: string[] = []
      const collect = (error: WebError) => pageErrors.push(error.error().message)
      context.on('weberror', collect)
      onTestFinished(async () => {
        const hasFailed = testInfo.errors.length > 0
        const pages = visitors.pagesOf(context)
        if (hasFailed) await addPagesToError(pages, testInfo.errors)
        // A request that a test delays or changes can still be in progress when the test ends. A crashed page has none.
        const routed = [context, ...pages]
        await Promise.allSettled(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
        await (hasFailed ? context.close() : visitors.leave(context))
        context.off('weberror', collect)
        expect(pageErrors).toEqual([])
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

/** Adds the accessibility tree of each page to the message of a failed test. */
async function addPagesToError(pages: Page[], errors: { message?: string; stack?: string }[]) {
  const snapshots = pages.map(async (page) => {
    const seen = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: Error) => error.message)
    return `\n\n${page.url()}\n${seen}`
  })
  const seen = (await Promise.all(snapshots)).join('')
  const error = errors.at(-1)
  // The printed text is the stack, which begins with the message.
  if (error?.stack) error.stack = error.stack.replace(/(?=\n +at )|$/, () => seen)
  else if (error) error.message += seen
}
