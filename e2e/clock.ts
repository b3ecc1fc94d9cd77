import { streamHeartbeat } from '@panel/contract'
import type { Page } from '@playwright/test'

/** A clock of its own for the page. The heartbeats of the stream come by it too: the server's would come too seldom. */
export async function installClock(page: Page) {
  await page.clock.install()
  await page.addInitScript((pause) => {
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address)
        setInterval(() => this.dispatchEvent(new Event('heartbeat')), pause)
      }
    }
  }, streamHeartbeat)
}
