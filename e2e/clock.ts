import { heartbeatInterval } from '@panel/contract'
import type { Page } from '@playwright/test'

/** The page has its own clock. It also drives the heartbeats of the stream, because those of the server would be too rare. */
export async function installClock(page: Page) {
  await page.clock.install()
  await page.addInitScript((pause) => {
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address)
        setInterval(() => this.dispatchEvent(new Event('heartbeat')), pause)
      }
    }
  }, heartbeatInterval)
}
