import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addWebhookSecret } from '../server/src/features/sites/deliveries/endpoints.ts'
import { checkSite } from '../server/src/features/sites/site-check/check-site.ts'
import { freePort } from '../server/src/platform/embedded-postgres/cluster.ts'
import { useTestApp } from '../server/src/testing/app.ts'
import { startBadNetwork } from '../server/src/testing/bad-network.ts'
import { newFile, startProcesses } from '../server/src/testing/kit-processes.ts'
import { kits, makeTestSite, storedAt } from '../server/src/testing/site-kits.ts'
import { newSecret, useWebhooks } from '../server/src/testing/webhooks.ts'
import { openSite } from './node/site.mjs'

const test = useTestApp()
const webhooks = useWebhooks(test)

let panel = ''
beforeAll(async () => {
  panel = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Holds the lock of the database until the site has given up waiting for it. */
async function keepBusy(file: string, failed: Promise<unknown>) {
  const other = new DatabaseSync(file, { timeout: 10_000 })
  other.exec('begin immediate')
  await failed
  other.exec('commit')
  other.close()
}

/** How many answers the panel would send again. */
const pendingOf = async (siteownerId: number) =>
  (
    await test.db
      .selectFrom('deliveries')
      .where('siteowner_id', '=', siteownerId)
      .where('status', '=', 'pending')
      .select('message_id')
      .execute()
  ).length

describe.each(kits)('the kit in $name', ({ processes: startedAs }) => {
  it('loses and doubles nothing while it is killed, its database is busy, and calls are lost, doubled and reordered', async () => {
    const site = await makeTestSite(test, 4)
    const file = newFile({ onTestFinished })
    const port = await freePort()
    const [toPanel, toSite] = [
      await startBadNetwork(() => panel),
      await startBadNetwork(() => `http://127.0.0.1:${port}`),
    ]
    onTestFinished(toPanel.close)
    onTestFinished(toSite.close)
    const secret = newSecret()
    await addWebhookSecret(test.db, test.secrets, { siteownerId: site.id, secret })
    await webhooks.changeUrl(site.id, toSite.url)
    webhooks.dispatch([toSite.host], { delays: Array.from({ length: 500 }, () => 0.2) })
    const kit = openSite({ file })
    const processes = startProcesses(
      startedAs(port),
      {
        PANEL_URL: toPanel.url,
        PANEL_KEY: site.key,
        PANEL_SECRET: secret,
        PORT: String(port),
        SITE_FILE: file,
      },
      { onTestFinished },
    )
    const written: string[] = []
    const write = async (customer: string) => {
      const text = `Message ${written.length} 😀`
      for (;;)
        try {
          kit.write({ id: `w-${written.length}`, customer, profile: site.profile, text })
          break
        } catch {
          // Busy: the site would show an error, and its customer would send again.
        }
      written.push(text)
    }
    const moments = [
      [toPanel, 'passed'],
      [toSite, 'begun'],
      [toSite, 'passed'],
      [toPanel, 'begun'],
    ] as const
    for (const [network, moment] of moments) {
      const next = network.next(moment)
      for (let turn = 0; turn < 3; turn++) for (const customer of site.people) await write(customer)
      await next
      await processes.killAndStart()
    }
    // What the panel has just stored is answered some seconds later, by a call that finds the database busy.
    const stored = toPanel.next('passed')
    for (const customer of site.people) await write(customer)
    await stored
    await keepBusy(file, toSite.next('failed'))
    const answers = () =>
      kit.db
        .prepare("select text from messages where direction = 'out' order by text")
        .all()
        .map(({ text }) => text)
    await expect.poll(() => answers().length, { timeout: 300_000 }).toBe(written.length)
    await toPanel.calm()
    await toSite.calm()
    // What one end has and the other does not know of is sent again, and changes nothing.
    await expect.poll(() => kit.db.prepare('select place from outgoing').all()).toEqual([])
    await expect.poll(() => pendingOf(site.id)).toBe(0)
    expect(answers()).toEqual(written.map((text) => `Automatic test answer: ${text}`).sort())
    expect((await storedAt(test, site.id)).toSorted()).toEqual(written.toSorted())
    for (const counts of [toPanel.counts, toSite.counts])
      for (const times of Object.values(counts)) expect(times).toBeGreaterThan(0)
    // Its processes are started five times, and its calls wait after each fault: on a busy machine that takes minutes.
  }, 600_000)

  it('passes the check of a site, and stores each text once', async () => {
    const [file, port, secret] = [newFile({ onTestFinished }), await freePort(), newSecret()]
    startProcesses(
      startedAs(port),
      {
        PANEL_URL: 'http://127.0.0.1:1',
        PANEL_SECRET: secret,
        PORT: String(port),
        SITE_FILE: file,
      },
      { onTestFinished },
    )
    const url = `http://127.0.0.1:${port}/`
    await expect
      .poll(() =>
        fetch(url, { method: 'POST' }).then(
          ({ status }) => status,
          () => null,
        ),
      )
      .toBe(401)
    const { findings } = await checkSite({
      url,
      secrets: [secret],
      hosts: [new URL(url).host],
      now: () => new Date(),
      within: 60_000,
      chat: { customer: 'c-1', profile: 'p-1' },
    })
    expect(findings.filter(({ fault }) => fault !== null)).toEqual([])
    const texts = openSite({ file })
      .db.prepare('select text from messages')
      .all()
      .map(({ text }) => text)
    expect(texts).toHaveLength(new Set(texts).size)
    expect(texts).toContain('Zażółć 👩‍👩‍👧 "<b>&amp;\'\\\nΩ')
    expect(texts).toContain('This test came again, and stands in the chat once')
  })
})
