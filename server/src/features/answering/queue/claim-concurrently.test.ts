import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { makeTaker } from '../../../testing/taker.ts'

const test = useTestApp()

const inHandOf = (operatorId: number) =>
  test.db
    .selectFrom('queue_items')
    .where('operator_id', '=', operatorId)
    .where('expires_at', 'is not', null)
    .select('conversation_id')
    .execute()

const isAway = async (operatorId: number) =>
  (
    await test.db
      .selectFrom('away_times')
      .where('operator_id', '=', operatorId)
      .where('ended_at', 'is', null)
      .select('id')
      .execute()
  ).length > 0

/** Runs two requests at once, in many rounds with growing delays between them, so that their statements meet in every order. */
async function repeatWithDelays(round: (pause: () => Promise<void>, index: number) => Promise<void>) {
  for (let index = 0; index < 24; index++) {
    const pause = async () => {
      for (let turn = 0; turn < index * 3; turn++) await new Promise(setImmediate)
    }
    await round(pause, index)
  }
}

describe('with a claim in progress', () => {
  it('starting a break leaves nothing in hand', async () => {
    const other = await startTestApp(test.url)
    try {
      await repeatWithDelays(async (pause) => {
        await makeWaiting(test.db, { language: 'xa' })
        const operator = await makeTaker(test, { languages: ['xa'] })
        const elsewhere = await other.signedIn(operator)
        const claiming = operator.call('POST', '/api/queues/reply/claim', {})
        await pause()
        await Promise.all([claiming, elsewhere('POST', '/api/away-times', { reason_words: 'Doorbell' })])
        expect(await isAway(operator.id)).toBe(true)
        expect(await inHandOf(operator.id)).toEqual([])
      })
    } finally {
      await other.close()
    }
  })

  it('signing out leaves nothing in hand', async () => {
    await repeatWithDelays(async (pause) => {
      await makeWaiting(test.db, { language: 'xb' })
      const operator = await makeTaker(test, { languages: ['xb'] })
      const claiming = operator.call('POST', '/api/queues/reply/claim', {})
      await pause()
      await Promise.all([claiming, operator.call('GET', '/api/logout.php')])
      expect(await inHandOf(operator.id)).toEqual([])
    })
  })
})

it('with a break at the same moment, taking a conversation ends the break or leaves nothing in hand', async () => {
  await repeatWithDelays(async (pause) => {
    const { id } = await makeWaiting(test.db, { language: 'xc' })
    const operator = await makeTaker(test)
    const taking = operator.take(id)
    await pause()
    await Promise.all([taking, operator.call('POST', '/api/away-times', { reason_words: 'Doorbell' })])
    expect((await inHandOf(operator.id)).length > 0).toBe(!(await isAway(operator.id)))
  })
})
