import type { OutboxItem } from '@panel/contract'
import { demoCorpus } from '@panel/demo/corpus'
import { describe, expect, it } from 'vitest'
import type { Conversation } from './conversation.ts'
import { openLedger } from './ledger.ts'
import { endlessParticipants } from './participants.ts'
import { playEndless } from './play-endless.ts'
import type { Sender } from './sender.ts'
import { openRecords } from './site-records.ts'

/** Customers without a panel, with the lines that they write. */
function play(atMost: number) {
  const stop = new AbortController()
  const written: Conversation[] = []
  const sender: Sender = {
    isAcknowledged: () => true,
    isOurs: () => true,
    write(conversation) {
      conversation.next++
      conversation.awaiting = `m-${written.push(conversation)}`
      conversation.isWriting = false
      onWrite(conversation)
      if (written.length >= atMost) stop.abort()
    },
    settled: () => undefined,
  }
  let onWrite: (conversation: Conversation) => void = () => {}
  const pacing = playEndless(endlessParticipants(demoCorpus).endlessCustomers, 0)(sender, stop.signal)
  const records = openRecords(sender, openLedger('run'), pacing)
  return {
    written,
    records,
    stop,
    over: pacing.play(records),
    whenWritten(listener: typeof onWrite) {
      onWrite = listener
    },
    /** Resolves when this is true after a message: at once, or after a later one. */
    until: (isTrue: () => boolean) =>
      new Promise<void>((done) => {
        onWrite = () => isTrue() && done()
        if (isTrue()) done()
      }),
  }
}

describe('an endless run', () => {
  it('has customers who become silent until they are poked, and who answer starters of any profile', async () => {
    const { records, written, until, stop, over } = play(1_000)
    await until(() => written.length === 25)
    let id = 0
    const say = (
      type: OutboxItem['type'],
      { customer, profile }: { customer: string; profile: string },
      to?: string | null,
    ) =>
      records.receive(
        {
          id: ++id,
          type,
          text: 'A line',
          customer_external_id: customer,
          profile_external_id: profile,
          ...(to ? { in_reply_to: to } : {}),
          sent_at: '2026-11-20T10:00:00Z',
        },
        'webhook',
      )
    const first = written.slice(0, 4)
    for (const conversation of first) say('reply', conversation, conversation.awaiting)
    const silent = first.filter((conversation) => !conversation.isWriting)
    expect(silent).toHaveLength(1)
    for (const conversation of silent) say('poke', conversation)
    expect(silent.map((conversation) => conversation.isWriting)).toEqual([true])
    const stranger = { customer: 'demo-customer-0', profile: 'demo-profile-of-somebody' }
    expect(say('starter', stranger)).toBe(true)
    await until(() =>
      written.some(({ customer, profile }) => customer === stranger.customer && profile === stranger.profile),
    )
    expect(say('starter', { customer: 'nobody', profile: 'demo-profile-0' })).toBe(false)
    stop.abort()
    await over
  })

  it('has at most 25 waiting conversations', async () => {
    const { records, written, until, stop, over } = play(1_000)
    await until(() => written.length === 25)
    expect(records.waitingMessages()).toHaveLength(25)
    stop.abort()
    await over
    expect(written).toHaveLength(25)
  })

  it('starts again with other profiles when every customer has had one', async () => {
    const { records, written, whenWritten, over } = play(1_200)
    let id = 0
    // Everybody is answered at once, so that conversations end.
    whenWritten(({ customer, profile, awaiting }) =>
      queueMicrotask(() =>
        records.receive(
          {
            id: ++id,
            type: 'reply',
            text: 'An answer',
            customer_external_id: customer,
            profile_external_id: profile,
            in_reply_to: awaiting ?? '',
            sent_at: '2026-11-20T10:00:00Z',
          },
          'webhook',
        ),
      ),
    )
    await over
    const profilesOf = Map.groupBy(written, (conversation) => conversation.customer)
    expect(profilesOf.size).toBe(demoCorpus.length)
    const counts = Array.from(profilesOf.values()).map(
      (all) => new Set(all.map(({ profile }) => profile)).size,
    )
    expect(Math.max(...counts)).toBeGreaterThan(1)
    for (const { script, profile } of written) {
      const number = Number(profile.replace('demo-profile-', ''))
      expect(demoCorpus[number]?.language).toBe(script.language)
    }
  })
})

it('wants a profile text in each language', () => {
  const profiles = [...endlessParticipants(demoCorpus).profiles.values()]
  const wanted = profiles.filter(({ text_wanted }) => text_wanted).map(({ language }) => language)
  expect(new Set(wanted)).toEqual(new Set(profiles.map(({ language }) => language)))
  expect(wanted).toHaveLength(6)
})
