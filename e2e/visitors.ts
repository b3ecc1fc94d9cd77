import type { Browser, BrowserContext, Page } from '@playwright/test'

export type Visitors = ReturnType<typeof makeVisitors>

/**
 * The browser contexts of a worker. A context that a test has left is emptied and used by the next test: its cache still has the
 * files of the panel. Its first page stays open and keeps the renderer alive, which has compiled the scripts: the other pages
 * of the context use it too (`--process-per-site`).
 */
export function makeVisitors(browser: Browser, address: string) {
  const free: BrowserContext[] = []
  const changed = new WeakSet<BrowserContext>()
  const kept = new WeakSet<Page>()

  /** The pages that the test has opened. */
  const pagesOf = (context: BrowserContext) => context.pages().filter((page) => !kept.has(page))

  /** A context without cookies, storage and pages. */
  async function enter(): Promise<BrowserContext> {
    const left = free.pop()
    if (left) return left
    const context = await browser.newContext({ baseURL: address })
    await context.addInitScript(endStreamsOffline)
    await context.addInitScript(failOnPolicyViolation)
    const page = await context.newPage()
    await page.goto('/favicon.svg')
    kept.add(page)
    watchChanges(context, () => changed.add(context))
    return context
  }

  /** Closes the pages of a context and deletes its data, for the next test. */
  async function leave(context: BrowserContext) {
    const [last, ...others] = pagesOf(context)
    if (changed.has(context) || !last) return context.close()
    try {
      await Promise.all(others.map((page) => page.close()))
      // A page stores data when it is left, so that its data can be deleted only then.
      await last.goto('about:blank')
      const session = await context.newCDPSession(last)
      await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' })
      await last.close()
      await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)])
      free.push(context)
    } catch {
      await context.close()
    }
  }

  return { enter, leave, pagesOf }
}

/** Reports changes of a context that cannot be undone. */
function watchChanges(context: BrowserContext, report: () => void) {
  const changes = [
    [context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'setGeolocation']],
    [context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']],
  ] as const
  for (const [owner, names] of changes)
    for (const name of names) {
      const change = Reflect.get(owner, name)
      Reflect.set(owner, name, (...given: unknown[]) => {
        report()
        return Reflect.apply(change, owner, given)
      })
    }
}

/** A lost network closes the streams too. Chromium leaves open streams alive when it simulates the loss. */
function endStreamsOffline() {
  window.EventSource = class extends EventSource {
    constructor(address: string | URL) {
      super(address)
      addEventListener('offline', () => this.close())
    }
  }
}

/** Violations of the content security policy become errors of the page. */
function failOnPolicyViolation() {
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      throw new Error(`${effectiveDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`)
    },
  )
}
