import { demoCorpus } from '@panel/demo/corpus'
import { demoSites, demoWebhookSecret, demoWebhookUrl } from '@panel/demo/site-access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSites } from '../../../server/src/demo/sites.ts'
import { startDispatcher } from '../../../server/src/features/sites/deliveries/dispatcher.ts'
import { readConfig } from '../../../server/src/platform/config.ts'
import { freePort } from '../../../server/src/platform/embedded-postgres/cluster.ts'
import { useTestApp } from '../../../server/src/testing/app.ts'
import { makeOperator } from '../../../server/src/testing/make.ts'
import { makeSentMessage } from '../../../server/src/testing/make-conversations.ts'
import { isCorrect } from './ledger.ts'
import { participantsFor } from './participants.ts'
import { playOnce } from './play-once.ts'
import { simulate } from './simulate.ts'

const test = useTestApp()
const site = { port: 0, secret: demoWebhookSecret }
let url = ''
let stopAnswering = async () => {}

beforeAll(async () => {
  site.port = await freePort()
  await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(site.port) })
  url = await test.app.listen({ host: '127.0.0.1', port: 0 })
  const config = readConfig({ NODE_ENV: 'test', WEBHOOK_HOSTS: `127.0.0.1:${site.port}` })
  const dispatcher = startDispatcher({ ...test, config, log: test.app.log })
  const answering = await answerEverybody()
  stopAnswering = async () => {
    await answering.stop()
    await dispatcher.stop()
  }
})
afterAll(() => stopAnswering())

/** An operator who answers every waiting conversation. */
async function answerEverybody() {
  const operator = await makeOperator(test.db)
  let current = Promise.resolve()
  let answers = 0
  /** A photo with every fifth answer, a gift with the one after it. */
  const attached = async (siteownerId: number) => {
    const place = answers++ % 5
    const photos = test.db.selectFrom('photos').where('siteowner_id', '=', siteownerId).limit(1)
    const gifts = test.db.selectFrom('gifts').where('siteowner_id', '=', siteownerId).limit(1)
    if (place === 0)
      return {
        attached: {
          kind: 'photo' as const,
          ...(await photos.select(['id', 'width', 'height']).executeTakeFirstOrThrow()),
        },
      }
    if (place === 1)
      return {
        attached: {
          kind: 'gift' as const,
          icon: 'gift' as const,
          ...(await gifts.select(['id', 'external_id', 'name', 'credits']).executeTakeFirstOrThrow()),
        },
      }
    return {}
  }
  const answer = async () => {
    const due = await test.db
      .selectFrom('queue_items')
      .where('due_at', 'is not', null)
      .where('held', '=', false)
      .select(['conversation_id', 'customer_message_id', 'siteowner_id'])
      .execute()
    for (const { conversation_id, customer_message_id, siteowner_id } of due)
      await makeSentMessage(test.db, {
        conversationId: conversation_id,
        operatorId: operator.id,
        inReplyTo: customer_message_id,
        ...(await attached(siteowner_id)),
      })
    if (due.length > 0) test.live.sendHints([{ topic: 'deliveries' }])
  }
  const stopListening = test.live.listen((hint) => {
    if (hint.topic === 'queue') current = current.then(answer)
  })
  return {
    async stop() {
      stopListening()
      await current
    },
  }
}

function play(run: string, key: string, webhook: typeof site | null) {
  const { conversations, ...participants } = participantsFor(run, demoCorpus, 30)
  const stop = AbortSignal.timeout(180_000)
  return simulate({
    url,
    key,
    run,
    participants,
    pacing: playOnce(conversations, 0),
    inbox: { webhook, run },
    stop,
  })
}

const linesOf = (count: number) =>
  demoCorpus.slice(0, count).reduce((sum, script) => sum + script.lines.length, 0)

describe('a simulated site with the panel', () => {
  it.each([
    ['with webhooks', demoSites[0].key, true],
    ['by polling', demoSites[1].key, false],
  ])('exchanges all messages %s: every customer is answered once', async (run, key, hasWebhook) => {
    const ledger = await play(run.replaceAll(' ', '-'), key, hasWebhook ? site : null)
    expect(ledger).toMatchObject({
      started: 30,
      finished: 30,
      sent: linesOf(30),
      acknowledged: linesOf(30),
      delivered: linesOf(30),
      duplicates_dropped: 0,
      retries: 0,
    })
    expect(isCorrect(ledger, false)).toBe(true)
    expect(ledger.photos).toBeGreaterThan(0)
    expect(ledger.gifts).toBeGreaterThan(0)
    await expect
      .poll(() =>
        test.db.selectFrom('deliveries').where('status', '<>', 'delivered').select('message_id').execute(),
      )
      .toEqual([])
    // Every second customer who has seen the earlier text only has logged in, and has seen the newer one.
    const shown = await test.db
      .selectFrom('customers')
      .where('language', '=', 'en')
      .where('external_id', 'like', `%${run.replaceAll(' ', '-')}%`)
      .select('disclosure_version')
      .execute()
    expect(new Set(shown.map((row) => row.disclosure_version))).toEqual(new Set(['v4', 'v5']))
  })
})
