import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { startOperator } from '../../server/src/testing/answering-operator.ts'
import { useTestApp } from '../../server/src/testing/app.ts'
import { startPanel } from '../../server/src/testing/killable-panel.ts'
import { newFile } from '../../server/src/testing/kit-processes.ts'
import { makeSiteowner } from '../../server/src/testing/make.ts'
import { makeAdmin } from '../../server/src/testing/make-admin.ts'
import { propertyRuns } from '../../server/src/testing/property-runs.ts'
import { hasProsody, startBridge, startProsody } from '../../server/src/testing/prosody.ts'
import {
  addWebhook,
  makeTellingSite,
  publishDisclosure,
  storedAt,
} from '../../server/src/testing/site-kits.ts'
import { useWebhooks } from '../../server/src/testing/webhooks.ts'
import { openSite } from '../node/site.mjs'
import { openPerson } from './chat-person.mjs'
import { openPeople } from './people.mjs'

if (!hasProsody) console.warn('The bridge to XMPP was NOT run: there is no Prosody. apt-get install prosody')

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
  const prosody = await startProsody([username], { onTestFinished })
  const bridge = startBridge(
    {
      ...{ PANEL_URL: panel, PANEL_KEY: siteowner.key, PANEL_SECRET: siteowner.secret, PORT: String(port) },
      ...prosody.bridge,
    },
    { onTestFinished },
  )
  const person = openPerson(prosody.login(username))
  onTestFinished(person.close)
  await person.online
  const stored = () => storedAt(test, siteowner.id)
  return { siteowner, bridge, person, stored, anna: prosody.addressOf('anna'), prosody }
}

describe('who writes to a profile', () => {
  it('is known to the panel by a random id; what they wrote waits until they have read the text', async () => {
    const siteowner = await makeTellingSite(test, text, 'http://127.0.0.1:1/')
    const site = openSite({
      file: newFile({ onTestFinished }),
      url: panel,
      key: siteowner.key,
      log: () => {},
    })
    const people = openPeople(site, () => {})
    const anna = { name: 'Anna', age: 30, city: 'York', gender: 'female', language: 'en' }
    await site.call('PUT', '/profiles/anna', anna)
    const accept = (id: string, words: string) =>
      people.accept({
        id,
        from: 'peter@example',
        name: 'Peter',
        profile: 'anna',
        text: words,
        language: 'en',
      })
    const stanzas = () => site.db.prepare('select kind from stanzas order by place').all()
    accept('1', 'First')
    expect(await people.tellPerson()).toBe(true)
    accept('1', 'First')
    accept('2', 'Second')
    expect(await site.sendRound()).toBe(null)
    accept('3', 'ok.')
    while (await people.tellPerson());
    while ((await site.sendRound()) !== null);
    expect(stanzas()).toEqual([{ kind: 'disclosure' }, { kind: 'agree' }])
    expect(await storedAt(test, siteowner.id)).toEqual(['First', 'Second'])
    expect(people.erase('peter@example')).toBe(true)
    expect(people.erase('peter@example')).toBe(false)
    while (await people.tellErasure());
    for (const table of ['people', 'waiting', 'stanzas', 'messages', 'outgoing', 'erasures'])
      expect(site.db.prepare(`select * from ${table}`).all()).toEqual([])
  })
})

if (hasProsody)
  describe('the bridge to XMPP', () => {
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

const people = 10
/** Of each person: 10, so that 200 go both ways; 30 in `npm run ci:full`. */
const turns = propertyRuns(30)
const questionOf = (person: number, turn: number) => `Question ${person}-${turn} 😀 <&>`
const answerTo = (text: string) => `Answer to: ${text}`

/** What the panel has of each chat, in its order. */
async function chatsOf(siteownerId: number) {
  const rows = await test.db
    .selectFrom('messages')
    .where('siteowner_id', '=', siteownerId)
    .select(['conversation_id', 'body'])
    .orderBy('id')
    .execute()
  return Object.values(Object.groupBy(rows, ({ conversation_id }) => conversation_id)).map((rows = []) =>
    rows.map(({ body }) => body),
  )
}

if (hasProsody)
  describe('XMPP users and an operator', () => {
    it('lose and double nothing, in order, while the bridge, the panel and Prosody are killed', async () => {
      const port = await freePort()
      const siteowner = await makeSiteowner(test.db, { accepts_unknown_disclosures: false })
      await publishDisclosure((await makeAdmin(test)).call, siteowner.id, text)
      const secret = await addWebhook(test, siteowner.id, `http://127.0.0.1:${port}/`)
      const panel = await startPanel(test, `127.0.0.1:${port}`)
      const names = Array.from({ length: people }, (_, number) => `user${number}`)
      const prosody = await startProsody(names, { onTestFinished })
      const bridge = startBridge(
        {
          ...{ PANEL_URL: panel.address, PANEL_KEY: siteowner.key, PANEL_SECRET: secret, PORT: String(port) },
          ...prosody.bridge,
        },
        { onTestFinished },
      )
      const operator = await startOperator(test, panel.address, answerTo)
      onTestFinished(operator.stop)

      // One is killed whenever a twelfth of the messages has arrived: the next kill never waits for a time.
      const victims = [bridge, panel, prosody]
      const every = Math.ceil((2 * people * turns) / 12)
      let arrived = 0
      let kills = 0
      let killing = Promise.resolve()
      const count = () => {
        if (++arrived % every !== 0) return
        const victim = victims[kills++ % victims.length]
        killing = killing.then(() => victim?.killAndStart())
      }

      const address = prosody.addressOf('anna')
      const all = await Promise.all(
        names.map(async (name, number) => {
          const person = openPerson(prosody.login(name))
          onTestFinished(person.close)
          await person.online
          for (let turn = 0; turn < turns; turn++) {
            const question = questionOf(number, turn)
            await person.write(address, question)
            count()
            if (turn === 0) {
              await person.sees(text)
              await person.write(address, 'OK')
            }
            await person.sees(answerTo(question))
            count()
          }
          return person
        }),
      )
      await killing
      const [question, answer] = [
        (person: number) => Array.from({ length: turns }, (_, turn) => questionOf(person, turn)),
        (person: number) => Array.from({ length: turns }, (_, turn) => answerTo(questionOf(person, turn))),
      ]
      // The first that a person sees is the disclosure.
      expect(all.map(({ shown }) => shown.slice(1))).toEqual(names.map((_, person) => answer(person)))
      const both = names.map((_, person) => question(person).flatMap((text) => [text, answerTo(text)]))
      expect((await chatsOf(siteowner.id)).toSorted()).toEqual(both.toSorted())
      expect(kills).toBeGreaterThan(9)
      console.info(
        `XMPP: ${people * turns} messages in, ${people * turns} answers out, ${kills} kills (bridge, panel, Prosody): lost 0, doubled 0`,
      )
    }, 600_000)
  })
