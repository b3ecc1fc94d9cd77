import { sql } from 'kysely'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { loadRobots } from '../../../server/src/demo/people.ts'
import { useTestApp } from '../../../server/src/testing/app.ts'
import { makeOperator, makeSiteowner } from '../../../server/src/testing/make.ts'
import { makeGift, makeProfileSet } from '../../../server/src/testing/make-attachments.ts'
import { makeReceived, makeWaiting } from '../../../server/src/testing/make-conversations.ts'
import { makeApprovedAnswer, makeInquiry } from '../../../server/src/testing/make-inquiry.ts'
import { robotPanelOf } from '../../../server/src/testing/robot-panel.ts'
import { runRobots, type Settings } from './run-robots.ts'

const test = useTestApp()
const { startPanel, answersTo, countAnswersTo, makeConversations } = robotPanelOf(test)

/** Robots at work, until `finish`. */
async function startRobots(own: Partial<Settings> = {}) {
  const { address, node } = own.panel ? { address: own.panel, node: null } : await startPanel()
  if (node) onTestFinished(() => node.close())
  const stop = new AbortController()
  const sendNow = new AbortController()
  const running = runRobots({
    panel: address,
    operators: 1,
    seconds: 60,
    pace: 0,
    queue: 'reply',
    untilEmpty: false,
    makeRobots: (count) => loadRobots(test.db, test.secrets, count),
    stop: stop.signal,
    sendNow: sendNow.signal,
    ...own,
  })
  onTestFinished(() => stop.abort())
  return {
    ended: running,
    sendNow: () => sendNow.abort(),
    async finish() {
      stop.abort()
      return (await running).tally
    },
  }
}

// Robots of one test must not find conversations of another, nor used-up codes.
afterEach(async () => {
  await sql`truncate queue_items`.execute(test.db)
  await test.db.updateTable('operators').set({ totp_last_step: null }).execute()
})

const inHand = (conversation: { id: number }) => async () => {
  const item = await test.db
    .selectFrom('queue_items')
    .where('conversation_id', '=', conversation.id)
    .where('expires_at', 'is not', null)
    .select('operator_id')
    .executeTakeFirst()
  return item !== undefined
}

const noErrors = { count: 0, first: [] }
/** Longer than any test: the robots write until `sendNow` is called. */
const writing = 3_600_000

describe('robots', () => {
  it('sign in with two factors and answer every waiting conversation once', async () => {
    const conversations = await makeConversations(30)
    const robots = await startRobots({ operators: 4 })
    await expect.poll(countAnswersTo(conversations)).toBe(30)
    const tally = await robots.finish()
    expect(tally).toMatchObject({ sent: 30, repeats: 0, errors: noErrors })
    expect(tally.sends).toHaveLength(30)
    const answers = await answersTo(conversations)
    expect(answers.map((answer) => [answer.conversation_id, answer.in_reply_to])).toEqual(
      conversations.map(({ id, message }) => [id, message.id]),
    )
    for (const { body, in_reply_to } of answers)
      expect(body).toMatch(new RegExp(`^Answer \\d+ of robot-000[1-4] to message ${in_reply_to},`))
  })

  it('tell the truth to customers who ask who writes, also when the question arrives while they write', async () => {
    const [approved, own, later] = await makeConversations(3)
    if (!approved || !own || !later) throw new Error('Three conversations are needed')
    const { body } = await makeApprovedAnswer(test.db, {
      siteowner_id: approved.siteowner.id,
      body: 'Fictional.',
    })
    const ask = ({ id, message }: typeof own) =>
      makeInquiry(test.db, { conversationId: id, messageId: message.id })
    await Promise.all([ask(approved), ask(own)])
    let atWork = 0
    const robots = await startRobots({ operators: 3, pace: writing, onWriting: () => void atWork++ })
    await expect.poll(() => atWork).toBe(3)
    await ask(later)
    robots.sendNow()
    await expect.poll(countAnswersTo([approved, own, later])).toBe(3)
    const tally = await robots.finish()
    expect(tally).toMatchObject({ sent: 3, errors: noErrors })
    expect([...tally.refusals]).toEqual([['true_answer_due', 1]])
    expect((await answersTo([approved]))[0]?.body).toContain(body)
  })

  it('send a photo or a gift now and then, where the profile has any', async () => {
    const siteowner = await makeSiteowner(test.db)
    for (let number = 0; number < 8; number++) {
      const { profile } = await makeWaiting(test.db, { siteowner })
      await makeProfileSet(test.db, { siteowner_id: siteowner.id, profile_id: profile.id })
    }
    await makeGift(test.db, { siteowner_id: siteowner.id })
    const robots = await startRobots()
    const types = async () => {
      const sent = test.db.selectFrom('messages').where('siteowner_id', '=', siteowner.id)
      const rows = await sent.where('direction', '=', 'out').select('type').execute()
      return rows.map((row) => row.type).sort()
    }
    await expect.poll(types).toEqual([...Array(6).fill('reply'), 'reply_gift', 'reply_photo'])
    expect((await robots.finish()).errors).toEqual(noErrors)
  })

  it('wait while the queue is empty, and react to hints', async () => {
    const robots = await startRobots()
    const signedIn = async () => {
      const { sessions } = await test.db
        .selectFrom('sessions')
        .where('tfa_at', 'is not', null)
        .where('ended_at', 'is', null)
        .select((eb) => eb.fn.countAll<number>().as('sessions'))
        .executeTakeFirstOrThrow()
      return sessions
    }
    await expect.poll(signedIn).toBe(1)
    const conversations = await makeConversations(1)
    test.live.sendHints([{ topic: 'queue' }])
    await expect.poll(countAnswersTo(conversations)).toBe(1)
    expect(await robots.finish()).toMatchObject({ sent: 1, errors: noErrors })
  })

  it('continue after the panel crashes and restarts, and answer nothing twice', async () => {
    const conversations = await makeConversations(150)
    const first = await startPanel()
    const robots = await startRobots({ operators: 8, panel: first.address })
    await expect.poll(countAnswersTo(conversations), { interval: 5 }).toBeGreaterThan(10)
    first.node.app.server.closeAllConnections()
    await first.node.close()
    const second = await startPanel(first.port)
    onTestFinished(() => second.node.close())
    await expect.poll(countAnswersTo(conversations)).toBe(150)
    const tally = await robots.finish()
    expect(tally).toMatchObject({ sent: 150, errors: noErrors })
    expect(tally.repeats).toBeGreaterThan(0)
    const answers = await answersTo(conversations)
    expect(new Set(answers.map((answer) => answer.conversation_id)).size).toBe(150)
  })

  it('skip, ignore and hand over once each, also when the panel crashes and restarts', async () => {
    const conversations = await makeConversations(60)
    const ids = conversations.map(({ id }) => id)
    const first = await startPanel()
    const mix = { shares: { skip: 0.4, ignore: 0.3, hand_over: 0.2 }, seed: 3 }
    const robots = await startRobots({
      operators: 8,
      panel: first.address,
      mix,
      untilEmpty: true,
      emptyFor: 2_500,
    })
    const countOf = async (table: 'skips' | 'ignores' | 'handovers') => {
      const rows = test.db.selectFrom(table).where('conversation_id', 'in', ids)
      return (await rows.where('operator_id', 'is not', null).select('lease_id').distinct().execute()).length
    }
    await expect.poll(() => countOf('skips'), { interval: 5 }).toBeGreaterThan(5)
    first.node.app.server.closeAllConnections()
    await first.node.close()
    const second = await startPanel(first.port)
    onTestFinished(() => second.node.close())
    const { tally } = await robots.ended
    expect(tally.errors).toEqual(noErrors)
    expect(tally.repeats).toBeGreaterThan(0)
    const ignored = [...tally.actions].filter(([action]) => action.startsWith('ignore'))
    expect(tally.actions.get('skip')).toBe(await countOf('skips'))
    expect(tally.actions.get('hand_over')).toBe(await countOf('handovers'))
    expect(ignored.reduce((sum, [, count]) => sum + count, 0)).toBe(await countOf('ignores'))
    expect(await countAnswersTo(conversations)()).toBe(tally.sent)
  })

  it('answer the newest message when the customer writes while they do', async () => {
    const [conversation] = await makeConversations(1)
    if (!conversation) throw new Error('No conversation')
    const begun = Promise.withResolvers<void>()
    const robots = await startRobots({ pace: writing, onWriting: begun.resolve })
    await begun.promise
    const newer = await makeReceived(test.db, { conversationId: conversation.id })
    robots.sendNow()
    await expect.poll(countAnswersTo([conversation])).toBe(1)
    const tally = await robots.finish()
    expect([...tally.refusals]).toEqual([['newer_message', 1]])
    expect(tally.errors).toEqual(noErrors)
    expect(await answersTo([conversation])).toMatchObject([
      {
        in_reply_to: newer.id,
        body: expect.stringMatching(`^Answer 1 of robot-0001 to message ${newer.id},`),
      },
    ])
  })

  it('leave a conversation on hold, and one that another operator has claimed', async () => {
    const [held, taken] = await makeConversations(2)
    if (!held || !taken) throw new Error('No conversations')
    const robots = await startRobots({ operators: 2, pace: writing })
    await expect.poll(inHand(held)).toBe(true)
    await expect.poll(inHand(taken)).toBe(true)
    const other = await makeOperator(test.db)
    const item = (id: number) => test.db.updateTable('queue_items').where('conversation_id', '=', id)
    await item(held.id).set({ held: true }).execute()
    await item(taken.id).set({ operator_id: other.id, lease_id: crypto.randomUUID() }).execute()
    const later = await makeConversations(2)
    robots.sendNow()
    await expect.poll(countAnswersTo(later)).toBe(2)
    const tally = await robots.finish()
    expect(Object.fromEntries(tally.refusals)).toEqual({ held: 1, lease_lost: 1 })
    expect(tally).toMatchObject({ sent: 2, errors: noErrors })
  })

  it('sign in again when their session has ended', async () => {
    const conversations = await makeConversations(2)
    const [first] = conversations
    if (!first) throw new Error('No conversation')
    const robots = await startRobots({ pace: writing })
    await expect.poll(inHand(first)).toBe(true)
    await test.db.updateTable('sessions').set({ ended_at: sql<string>`now()` }).execute()
    robots.sendNow()
    await expect.poll(countAnswersTo(conversations)).toBe(2)
    expect(await robots.finish()).toMatchObject({ sent: 2, errors: noErrors })
  })

  it('release what they have in hand when they stop', async () => {
    const [conversation] = await makeConversations(1)
    if (!conversation) throw new Error('No conversation')
    const robots = await startRobots({ pace: writing })
    await expect.poll(inHand(conversation)).toBe(true)
    await robots.finish()
    expect(await inHand(conversation)()).toBe(false)
  })

  it('stop after the queue has been empty for a while, if the option is set', async () => {
    const [conversation] = await makeConversations(1)
    const robots = await startRobots({ untilEmpty: true, emptyFor: 500 })
    await expect.poll(countAnswersTo([conversation ?? { id: 0 }])).toBe(1)
    expect((await robots.ended).tally.sent).toBe(1)
  })
})
