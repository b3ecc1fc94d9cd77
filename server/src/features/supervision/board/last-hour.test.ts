import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeBoard } from '../../../testing/make-board.ts'
import { makeSentMessage } from '../../../testing/make-conversations.ts'
import { sampleSent } from './sample-sent.ts'

const test = useTestApp()

beforeEach(async () => {
  await test.db.deleteFrom('sent_samples').execute()
  await test.db.deleteFrom('sent_sampled').execute()
})

async function makeHour() {
  const { waiting, colleague, ...board } = await makeBoard(test)
  const { operator, take, act } = await colleague()
  /** An answer that was sent some minutes ago to a message that had waited. */
  async function sent(minutesAgo: number, waited = 1) {
    const { id, message } = await waiting()
    const answer = await makeSentMessage(test.db, { conversationId: id, operatorId: operator.id, text: 'Hi' })
    const move = (which: number, minutes: number) =>
      sql`update messages set created_at = now() - make_interval(mins => ${minutes}), in_reply_to = case
        when direction = 'out' then ${message.id}::bigint end where id = ${which}`.execute(test.db)
    await move(message.id, minutesAgo + waited)
    await move(answer.id, minutesAgo)
    await test.db.deleteFrom('queue_items').where('conversation_id', '=', id).execute()
  }
  return { ...board, waiting, sent, take, act }
}

const sum = (numbers: (number | null)[]) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0)

describe('the last hour', () => {
  it('counts what was sent in bars of five minutes, and how much of it in time', async () => {
    const { sent, read } = await makeHour()
    await sent(12)
    await sent(12, 7)
    await sent(40)
    await sent(70)
    await sampleSent(test.db)
    const { bars, replies, in_time } = (await read()).hour
    expect(bars).toHaveLength(12)
    expect(sum(bars.map((bar) => bar.sent))).toBe(3)
    const within = bars.find(({ at }) => Date.parse(at) + 5 * 60_000 > Date.now() - 12 * 60_000)
    expect(within?.sent).toBe(2)
    expect({ replies, in_time }).toEqual({ replies: 3, in_time: 2 })
  })

  it('counts each bar once, and what was sent since', async () => {
    const { sent, read } = await makeHour()
    await sent(12)
    expect(await sampleSent(test.db)).toBeGreaterThan(10)
    await sent(0)
    await sampleSent(test.db)
    expect(sum((await read()).hour.bars.map((bar) => bar.sent))).toBe(2)
  })

  it('does not count a bar whose time no node has counted, instead of reading all messages', async () => {
    const { sent, read } = await makeHour()
    await sent(12)
    expect((await read()).hour.bars.map((bar) => bar.sent)).toEqual(Array(12).fill(null))
  })

  it('counts skips', async () => {
    const { waiting, take, act, read } = await makeHour()
    await waiting()
    const { id, lease } = await take()
    await act(id, 'skip', { reason_code: 'topic', ...lease })
    expect(sum((await read()).hour.bars.map((bar) => bar.skipped))).toBe(1)
  })
})
