import { expect, inject, it, onTestFinished } from 'vitest'
import { type Line, openSilentProxy } from '../server/src/testing/silent-proxy.ts'
import { useBrowser } from './browser.ts'
import { bubble } from './commands.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

/** A way to the panel whose event streams can be cut so that neither end hears of it, as a network does that goes away. */
async function openLine() {
  const panel = inject('panelAddress')
  const streams = new Set<Line>()
  const proxy = await openSilentProxy(panel, {
    onAsked(line, asked) {
      if (asked.includes('GET /api/events')) streams.add(line)
    },
  })
  onTestFinished(proxy.close)
  return {
    address: proxy.through(panel).replace(/\/$/, ''),
    streams: () => streams.size,
    cut() {
      for (const line of streams) line.loseAnswers()
    },
  }
}

it('a stream that has gone silent is given up and opened again, and what was missed is shown', async () => {
  const { makeCustomer, makeColleague } = await makeWorld()
  const colin = await makeCustomer('Colin')
  await colin.write('Hello?')
  const { cookie } = await makeColleague('Anna V.')
  const line = await openLine()
  const page = await open('/login', cookie)
  await page.clock.install()
  await page.goto(`${line.address}/queue`)
  await bubble(page, 'Hello?').waitFor()
  await page.getByRole('navigation').getByText(/^Live/).waitFor()
  await expect.poll(line.streams).toBe(1)

  line.cut()
  await colin.write('Are you there?')
  await page.clock.runFor(30_000)
  expect(await bubble(page, 'Are you there?').count()).toBe(0)
  await page.clock.runFor(10_000)
  await bubble(page, 'Are you there?').waitFor()
  expect(line.streams()).toBe(2)
})
