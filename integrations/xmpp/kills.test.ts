import { describe, expect, it, onTestFinished } from 'vitest'
import { startOperator } from '../../server/src/testing/answering-operator.ts'
import { useTestApp } from '../../server/src/testing/app.ts'
import { startPanel } from '../../server/src/testing/killable-panel.ts'
import { makeSiteowner } from '../../server/src/testing/make.ts'
import { makeAdmin } from '../../server/src/testing/make-admin.ts'
import { propertyRuns } from '../../server/src/testing/property-runs.ts'
import { hasProsody, startBridge, startProsody } from '../../server/src/testing/prosody.ts'
import { addWebhook, freePort, publishDisclosure } from '../../server/src/testing/site-kits.ts'
import { openPerson } from './chat-person.mjs'

const test = useTestApp()

const people = 10
/** Of each person: 10, so that 200 go both ways; 30 in `npm run ci:full`. */
const turns = propertyRuns(30)
const disclosure = 'Operators write here. Profiles are fictional.'
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

describe.skipIf(!hasProsody)('XMPP users and an operator', () => {
  it('lose and double nothing, in order, while the bridge, the panel and Prosody are killed', async () => {
    const port = await freePort()
    const siteowner = await makeSiteowner(test.db, { accepts_unknown_disclosures: false })
    await publishDisclosure((await makeAdmin(test)).call, siteowner.id, disclosure)
    const secret = await addWebhook(test, siteowner.id, `http://127.0.0.1:${port}/`)
    const panel = await startPanel(test, `127.0.0.1:${port}`)
    const names = Array.from({ length: people }, (_, number) => `user${number}`)
    const prosody = await startProsody(names)
    const bridge = startBridge({
      ...{ PANEL_URL: panel.address, PANEL_KEY: siteowner.key, PANEL_SECRET: secret, PORT: String(port) },
      ...prosody.bridge,
    })
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
            await person.sees(disclosure)
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
