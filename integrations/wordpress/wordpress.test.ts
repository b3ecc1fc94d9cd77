import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { useTestApp } from '../../server/src/testing/app.ts'
import { startPanel } from '../../server/src/testing/killable-panel.ts'
import { makeTellingSite, storedAt } from '../../server/src/testing/site-kits.ts'
import { startWordpress, webhookAt } from '../../server/src/testing/wordpress.ts'

const plugin = join(import.meta.dirname, 'operator-panel')
const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.php'))
  .map((name) => ({ name, text: readFileSync(join(plugin, name), 'utf8') }))

describe('the plugin for WordPress', () => {
  it('can be translated: each text names its text domain', () => {
    const calls = files.flatMap(
      ({ text }) => text.match(/\b(?:esc_html__|esc_attr__|__)\((?!\))[^\n]*/g) ?? [],
    )
    expect(calls.length).toBeGreaterThan(10)
    expect(calls.filter((call) => !call.includes(", 'operator-panel')"))).toEqual([])
  })
})

const test = useTestApp()
const { BUDDYPRESS: buddypress } = process.env
const turns = 12
const disclosure = 'Operators write here. Profiles are fictional.'
type Stored = { sender: number; text: string }

// By hand, because BuddyPress is no package: see the README.
if (buddypress)
  describe("the plugin in Debian's WordPress with BuddyPress", () => {
    it('loses and doubles nothing while PHP, MariaDB and the panel are killed; erases a member', async () => {
      const port = await freePort()
      const siteowner = await makeTellingSite(test, disclosure, webhookAt(port))
      const panel = await startPanel(test, `127.0.0.1:${port}`)
      const settings = { url: panel.address, key: siteowner.key, secret: siteowner.secret, role: 'author' }
      const site = await startWordpress({ buddypress, port, members: 5 }, settings)
      const profile = String(site.profile)
      const write = (member: number, text: string) => site.act('write', String(member), profile, text)
      // Nobody writes before they have read the text.
      expect(await write(site.members[0] ?? 0, 'Too early')).toBe(false)
      const all = site.members.map(String)
      await expect.poll(() => site.act('understand', ...all)).toEqual(all.map(() => true))

      const { mariadb, web, worker } = site.processes
      const kills = [web.kill, mariadb.kill, panel.killAndStart, worker.kill]
      const written: string[] = []
      for (let turn = 0; turn < turns; turn++) {
        for (const member of site.members) {
          const text = `Message ${member}-${turn} 😀 <b> & "it's"`
          expect(await write(member, text)).toBe(true)
          written.push(text)
        }
        if (turn > 0) await kills[turn % kills.length]?.()
      }
      // The cast: `messages` of `try/site.php` prints this.
      const stored = async () => (await site.act('messages')) as Stored[]
      const answers = async () => (await stored()).filter(({ sender }) => sender === site.profile)
      await expect.poll(async () => (await answers()).length, { timeout: 240_000 }).toBe(written.length)
      await expect.poll(() => site.act('waiting')).toBe(0)
      const texts = (await answers()).map(({ text }) => text)
      expect(texts.toSorted()).toEqual(written.map((text) => `Automatic test answer: ${text}`).toSorted())
      const arrived = await storedAt(test, siteowner.id)
      expect(arrived.toSorted()).toEqual(written.toSorted())
      // The order within each chat, at both ends.
      for (const member of site.members) {
        const own = written.filter((text) => text.startsWith(`Message ${member}-`))
        expect(arrived.filter((text) => own.includes(text))).toEqual(own)
        const got = texts.filter((text) => text.includes(` ${member}-`))
        expect(got).toEqual(own.map((text) => `Automatic test answer: ${text}`))
      }
      console.info(
        `WordPress: ${arrived.length} messages in, ${texts.length} answers out, ${turns - 1} kills (PHP, MariaDB, panel, worker): lost 0, doubled 0`,
      )

      const [member] = site.members
      // The cast: `person` of `try/site.php` prints a row.
      const { external_id: id } = (await site.act('person', String(member))) as { external_id: string }
      await site.act('erase', 'member0@example.com')
      const erasure = () => test.site(siteowner.key)('GET', `/site/v1/customers/${id}/erasure`)
      await expect.poll(async () => (await erasure()).statusCode).toBe(200)
      expect(await site.act('person', String(member))).toBe(null)
      expect(await write(member ?? 0, 'After the erasure')).toBe(false)
    }, 600_000)
  })
