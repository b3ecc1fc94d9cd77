import { describe, expect, it } from 'vitest'
import { newLanguage } from '../../../testing/answering.ts'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { claimingOf, inHandOf } from '../../../testing/claiming.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'
import { hasLeaseAlready } from '../../conversations/leases/lease.ts'
import { claimItems } from './claim.ts'

const test = useTestApp()
const { operatorIn, claim } = claimingOf(test)

describe('a claim', () => {
  it('returns the conversation that has waited longest, with its messages and a lease of 90 seconds', async () => {
    const language = newLanguage()
    const operator = await operatorIn(language)
    await makeWaiting(test.db, { language, seconds: 10 })
    const oldest = await makeWaiting(test.db, { language, seconds: 60, text: 'I have waited longest' })
    const claimed = await claim(operator)
    expect(claimed).toMatchObject({
      conversation: {
        id: oldest.id,
        status: 'unanswered',
        language,
        in_reply_to: oldest.message.id,
        queue: 'reply',
      },
      messages: [{ id: oldest.message.id, direction: 'in', type: 'chat', text: 'I have waited longest' }],
      next_cursor: null,
    })
    const seconds = (Date.parse(claimed.lease.expires_at) - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(85)
    expect(seconds).toBeLessThanOrEqual(90.5)
  })

  it('returns the conversation already in hand again, with the same lease', async () => {
    const language = newLanguage()
    const operator = await operatorIn(language)
    await makeWaiting(test.db, { language, seconds: 10 })
    await makeWaiting(test.db, { language, seconds: 20 })
    const first = await claim(operator)
    const again = await claim(operator)
    expect(again.lease).toMatchObject({ id: first.lease.id, epoch: first.lease.epoch })
  })

  it('releases an excluded one, and claims another with a higher epoch', async () => {
    const language = newLanguage()
    const operator = await operatorIn(language)
    await makeWaiting(test.db, { language, seconds: 20 })
    const other = await makeWaiting(test.db, { language, seconds: 10 })
    const first = await claim(operator)
    const second = await claim(operator, { exclude: [first.conversation.id] })
    expect(second.conversation.id).toBe(other.id)
    expect(second.lease.epoch).toBeGreaterThan(first.lease.epoch)
  })

  it('skips what the operator may not answer, and says why nothing is left', async () => {
    const language = newLanguage()
    const ours = await makeSiteowner(test.db)
    await makeWaiting(test.db, { language })
    const elsewhere = await operatorIn(language, { siteowner_ids: [ours.id] })
    expect((await claim(elsewhere)).conversation).toBeNull()
    const foreign = await operatorIn(newLanguage())
    expect(await claim(foreign)).toMatchObject({
      conversation: null,
      why: expect.arrayContaining(['none_in_your_languages']),
    })
    const poker = await operatorIn(language, { message_types: ['poke'] })
    expect(await claim(poker)).toEqual({ conversation: null, why: ['no_right'] })
  })

  it('never returns a conversation on hold', async () => {
    const language = newLanguage()
    await makeWaiting(test.db, { language, item: { held: true } })
    expect(await claim(await operatorIn(language))).toMatchObject({
      conversation: null,
      why: expect.arrayContaining(['all_held']),
    })
  })

  it('by 200 operators for one conversation succeeds for one, also over two nodes', async () => {
    const language = newLanguage()
    const { id } = await makeWaiting(test.db, { language })
    const other = await startTestApp(test.url)
    const calls: Awaited<ReturnType<typeof test.signedIn>>[] = []
    // One after the other: on a busy machine, the last of 200 at once would wait too long for a connection.
    for (let index = 0; index < 200; index++) {
      const operator = await makeOperator(test.db, { languages: [language] })
      calls.push(await (index % 2 ? other : test).signedIn(operator))
    }
    const answers = await Promise.all(
      calls.map(async (call) => (await call('POST', '/api/queues/reply/claim', {})).json()),
    )
    const winners = answers.filter((answer) => answer.conversation !== null)
    expect(winners.map((answer) => answer.conversation.id)).toEqual([id])
    await other.close()
  })

  it('from two tabs and two nodes at the same moment gives an operator one lease', async () => {
    const language = newLanguage()
    const operator = await operatorIn(language)
    const other = await startTestApp(test.url)
    const elsewhere = await other.signedIn(operator)
    for (let i = 0; i < 6; i++) await makeWaiting(test.db, { language })
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        (await (index % 2 ? elsewhere : operator.call)('POST', '/api/queues/reply/claim', {})).json(),
      ),
    )
    expect(new Set(answers.map((answer) => answer.lease.id)).size).toBe(1)
    const held = await inHandOf(test, operator.id)
    expect(held).toHaveLength(1)
    await other.close()
  })
})

describe('a claim at the same time as another', () => {
  const callerIn = async (language: string) => {
    const { id } = await makeOperator(test.db, { languages: [language] })
    const eligibility = {
      kinds: ['reply' as const],
      languages: [language],
      siteownerIds: null,
      segments: null,
      handovers: false,
    }
    return { operatorId: id, eligibility, exclude: [] }
  }

  it('does not wait for it, and takes the next item', async () => {
    const language = newLanguage()
    const oldest = await makeWaiting(test.db, { language, seconds: 20 })
    const second = await makeWaiting(test.db, { language, seconds: 10 })
    await test.db.transaction().execute(async (tx) => {
      const [first] = await claimItems(tx, [await callerIn(language)])
      expect(first).toMatchObject({ conversationId: oldest.id })
      const [other] = await claimItems(test.db, [await callerIn(language)])
      expect(other).toMatchObject({ conversationId: second.id })
    })
  })

  it('of the same operator, before the commit of the first, is refused by the database', async () => {
    const language = newLanguage()
    const caller = await callerIn(language)
    for (let i = 0; i < 2; i++) await makeWaiting(test.db, { language })
    let second: Promise<unknown> | undefined
    await test.db.transaction().execute(async (tx) => {
      await claimItems(tx, [caller])
      second = claimItems(test.db, [caller])
      second.catch(() => {})
      await untilStatementsWait(test.db)
    })
    await expect(second).rejects.toSatisfy(hasLeaseAlready)
  })
})

describe('the queues', () => {
  it('count waiting and claimed conversations, per language', async () => {
    const language = newLanguage()
    const siteowner = await makeSiteowner(test.db)
    const operator = await operatorIn(language, { siteowner_ids: [siteowner.id] })
    for (let i = 0; i < 3; i++) await makeWaiting(test.db, { language, siteowner, seconds: 30 })
    await makeWaiting(test.db, { language, siteowner, item: { kind: 'poke' } })
    await claim(operator)
    const queues = (await operator.call('GET', '/api/queues')).json()
    expect(queues.reply).toMatchObject({
      waiting: 2,
      claimed: 1,
      languages: [{ language, waiting: 2, claimed: 1 }],
    })
    expect(queues.poke).toMatchObject({ waiting: 1, claimed: 0 })
    expect(queues.smart).toMatchObject({ waiting: 3, claimed: 1 })
    expect(Date.parse(queues.smart.oldest_waiting_at)).toBeLessThan(Date.now() - 29_000)
  })
})
