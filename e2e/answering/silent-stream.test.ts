import { type Line, openSilentProxy } from '../../server/src/testing/silent-proxy.ts'
import { bubble } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'
import { makeWaitingChat } from '../waiting-chat.ts'

/** A proxy to the panel whose event streams can be cut without either end noticing, like a lost network. */
async function openLine({ panel, onTestFinished }: Journey) {
  const streams = new Set<Line>()
  const proxy = await openSilentProxy(panel.address, {
    onRequest(line, request) {
      if (request.includes('GET /api/events')) streams.add(line)
    },
  })
  onTestFinished(proxy.close)
  return {
    address: proxy.through(panel.address).replace(/\/$/, ''),
    streams: () => streams.size,
    cut() {
      for (const line of streams) line.loseAnswers()
    },
  }
}

it('a silent stream is closed and opened again, and missed changes are shown', async ({ journey, open }) => {
  const { colin, makeColleague } = await makeWaitingChat(journey)
  const { cookie } = await makeColleague('Anna V.')
  const line = await openLine(journey)
  const page = await open('/login', cookie)
  await page.clock.install()
  await page.goto(`${line.address}/queue`)
  await expect(bubble(page, 'Hello?')).toBeVisible()
  await expect(page.getByRole('navigation').getByText(/^Live/)).toBeVisible()
  await expect.poll(line.streams).toBe(1)

  line.cut()
  await colin.write('Are you there?')
  await page.clock.runFor(30_000)
  expect(await bubble(page, 'Are you there?').count()).toBe(0)
  await page.clock.runFor(10_000)
  await expect(bubble(page, 'Are you there?')).toBeVisible()
  expect(line.streams()).toBe(2)
})
