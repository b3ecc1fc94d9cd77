import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { expect, inject, it, onTestFinished } from 'vitest'
import { useBrowser } from './browser.ts'
import { bubble } from './commands.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

/** A way to the panel whose event streams can be cut so that neither end hears of it, as a network does that goes away. */
async function openLine() {
  const { hostname, port } = new URL(inject('panelAddress'))
  const streams = new Set<Socket>()
  const all = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.on('data', (asked) => {
      if (asked.includes('GET /api/events')) streams.add(far)
    })
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      all.add(socket)
      socket.on('error', () => {})
    }
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  onTestFinished(() => {
    for (const socket of all) socket.destroy()
    line.close()
  })
  return {
    // The cast: it listens on a port, not on a path.
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    streams: () => streams.size,
    cut() {
      for (const far of streams) {
        far.unpipe()
        far.resume()
      }
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
