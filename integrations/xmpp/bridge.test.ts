import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { useTestApp } from '../../server/src/testing/app.ts'
import { hasProsody, startBridge, startProsody } from '../../server/src/testing/prosody.ts'
import { freePort, makeTellingSite, storedAt } from '../../server/src/testing/site-kits.ts'
import { useWebhooks } from '../../server/src/testing/webhooks.ts'
import { openPerson } from './chat-person.mjs'

if (!hasProsody)
  console.warn('The bridge to XMPP is NOT tested: there is no Prosody. apt-get install prosody')

const test = useTestApp()
const webhooks = useWebhooks(test)
const text = 'Operators write here. Profiles are fictional.'

let panel = ''
beforeAll(async () => {
  panel = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

/** A site owner with a published text, a bridge, and a person at Prosody. */
async function makeBridge(username: string) {
  const port = await freePort()
  const siteowner = await makeTellingSite(test, text, `http://127.0.0.1:${port}/`)
  webhooks.dispatch([`127.0.0.1:${port}`], { delays: Array.from({ length: 500 }, () => 0.2) })
  const prosody = await startProsody([username])
  const bridge = startBridge({
    ...{ PANEL_URL: panel, PANEL_KEY: siteowner.key, PANEL_SECRET: siteowner.secret, PORT: String(port) },
    ...prosody.bridge,
  })
  const person = openPerson(prosody.login(username))
  onTestFinished(person.close)
  await person.online
  const stored = () => storedAt(test, siteowner.id)
  return { siteowner, bridge, person, stored, anna: prosody.addressOf('anna'), prosody }
}

describe.skipIf(!hasProsody)('the bridge to XMPP', () => {
  it('sends nothing before the text is read, then everything in order, once, and brings the answers', async () => {
    const { person, anna, stored } = await makeBridge('peter')
    const first = 'Hello 👩‍👩‍👧 <b>&amp;"\' Zażółć\nnext line'
    await person.write(anna, first, 'one')
    await person.write(anna, first, 'one')
    await person.sees(text)
    await person.write(anna, 'Are you there?', 'two')
    await person.sees('reply OK first')
    expect(await stored()).toEqual([])
    await person.write(anna, 'ok', 'three')
    await person.sees(`Automatic test answer: ${first}`)
    await person.write(anna, 'x'.repeat(2_000), 'four')
    await expect.poll(stored).toEqual([first, 'Are you there?', 'x'.repeat(2_000)])
    // An id that is used again for other words is another message.
    await person.write(anna, 'Another', 'four')
    await expect.poll(async () => (await stored()).length).toBe(4)
    await person.sees('Automatic test answer: Another')
    expect(new Set(person.shown).size).toBe(person.shown.length)
  })

  it('refuses what is too long, and an address that is no profile', async () => {
    const { person, anna, prosody, stored } = await makeBridge('mary')
    await person.write(anna, 'Hello')
    await person.sees(text)
    expect(await person.refusal(anna, 'x'.repeat(8_001))).toBe('policy-violation')
    expect(await person.refusal(prosody.addressOf('nobody'), 'Hello')).toBe('item-not-found')
    expect(await stored()).toEqual([])
  })

  it('says that a chat is paused, and that it goes on', async () => {
    const { person, anna, bridge } = await makeBridge('john')
    await person.write(anna, 'Hello')
    await person.sees(text)
    await person.write(anna, 'OK')
    await person.sees('Automatic test answer: Hello')
    const db = new DatabaseSync(bridge.file, { timeout: 10_000 })
    const { id } = db.prepare('select id from people').get() as { id: string }
    db.prepare('insert into holds values (?, ?, null)').run('7', id)
    await person.sees('this chat is paused')
    db.prepare("update holds set released_at = '2026-01-01T00:00:00Z'").run()
    await person.sees('this chat goes on')
    db.close()
  })

  it('erases a person here and in the panel, who comes back as somebody else', async () => {
    const { person, anna, bridge, siteowner } = await makeBridge('rose')
    await person.write(anna, 'Hello')
    await person.sees(text)
    await person.write(anna, 'OK')
    await person.sees('Automatic test answer: Hello')
    const db = new DatabaseSync(bridge.file, { timeout: 10_000 })
    const idOf = () => db.prepare('select id from people').get()?.id
    const former = idOf()
    expect(bridge.erase('rose@localhost')).toContain('Erased here')
    const erasure = () => test.site(siteowner.key)('GET', `/site/v1/customers/${former}/erasure`)
    await expect.poll(async () => (await erasure()).statusCode).toBe(200)
    expect(db.prepare('select id from messages').all()).toEqual([])
    await person.write(anna, 'Back again')
    await expect.poll(idOf).toEqual(expect.not.stringMatching(String(former)))
    await expect.poll(() => db.prepare('select customer from erasures').all()).toEqual([])
    db.close()
  })
})
