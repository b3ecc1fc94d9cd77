import type { OutboxItem } from '@panel/contract'
import { expect, it, onTestFinished } from 'vitest'
import { openConversation } from './conversation.ts'
import { openLedger } from './ledger.ts'
import { playMixed } from './play-mixed.ts'
import type { Sender } from './sender.ts'
import { openRecords } from './site-records.ts'

const script = (...lines: string[]) => ({ language: 'en', persona: [], lines })

/** One customer of a mixed run, with what they write. @param random decides who becomes silent: a small number does */
function play({
  lines,
  maxWait = 0.2,
  random = 0.9,
}: {
  lines: string[]
  maxWait?: number
  random?: number
}) {
  const stop = new AbortController()
  const written: string[] = []
  const sender: Sender = {
    isAcknowledged: () => true,
    isOurs: () => true,
    write(conversation) {
      conversation.next++
      conversation.awaiting = `m-${written.push(`${conversation.customer} to ${conversation.profile}`)}`
      conversation.writtenAt = Date.now()
      conversation.isWriting = false
    },
    settled: () => undefined,
  }
  const ledger = openLedger('run')
  const talking = openConversation('ann', 'zoe', script(...lines))
  const starterCustomers = new Map([['bob', script('Hello')]])
  const pacing = playMixed([talking], { pace: 0, maxWait, random: () => random, starterCustomers })(
    sender,
    stop.signal,
  )
  const records = openRecords(sender, ledger, pacing)
  const over = pacing.play(records)
  onTestFinished(async () => {
    stop.abort()
    await over
  })
  let id = 0
  return {
    written,
    records,
    say: (type: OutboxItem['type'], to?: string, own: Partial<OutboxItem> = {}) =>
      records.receive(
        {
          id: ++id,
          type,
          text: 'A line',
          customer_external_id: 'ann',
          profile_external_id: 'zoe',
          ...(to ? { in_reply_to: to } : {}),
          sent_at: '2026-11-20T10:00:00Z',
          ...own,
        },
        'webhook',
      ),
    ledger: () => ledger.close(records.waitingMessages(), records.givenUp()),
  }
}

it('a customer without an answer writes again, and gives up after the last line', async () => {
  const { written, ledger } = play({ lines: ['One', 'Two'] })
  await expect.poll(() => written.length).toBe(2)
  await expect.poll(() => ledger().given_up_ids).toEqual(['m-2'])
  expect(ledger()).toMatchObject({ written_on: 1, missing: 0 })
})

it('an answer that arrives after the customer wrote again is not out of order', async () => {
  const { written, say, ledger } = play({ lines: ['One', 'Two'] })
  await expect.poll(() => written.length).toBe(2)
  say('reply', 'm-1')
  expect(ledger()).toMatchObject({ crossed: 1, out_of_order: 0 })
  say('reply', 'm-2')
  expect(ledger()).toMatchObject({ given_up: 0, missing: 0, doubles: 0 })
  say('reply', 'm-1')
  expect(ledger()).toMatchObject({ doubles: 1 })
})

it('some customers become silent, and some of those answer a poke', async () => {
  const silent = play({ lines: ['One', 'Two'], maxWait: 60, random: 0.05 })
  silent.say('reply', 'm-1')
  silent.say('poke', 'm-1')
  expect(silent.written).toHaveLength(1)
  const talkative = play({ lines: ['One', 'Two'], maxWait: 60 })
  talkative.say('reply', 'm-1')
  expect(talkative.written).toHaveLength(2)
})

it('customers without a conversation answer a starter; others do not answer other profiles', () => {
  const { written, say, ledger } = play({ lines: ['One'], maxWait: 60 })
  say('starter', undefined, { customer_external_id: 'bob' })
  say('starter', undefined, { profile_external_id: 'eve' })
  expect(written).toEqual(['ann to zoe', 'bob to zoe'])
  expect(ledger()).toMatchObject({ foreign: 0, types: { starter: 2 } })
})
