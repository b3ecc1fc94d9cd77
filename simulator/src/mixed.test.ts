import { demoCorpus } from '@panel/demo/corpus'
import { seeded } from '@panel/demo/random'
import { demoSites, demoWebhookSecret, demoWebhookUrl } from '@panel/demo/site-access'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { loadRobots } from '../../server/src/demo/people.ts'
import { loadSites } from '../../server/src/demo/sites.ts'
import { planPokes } from '../../server/src/features/answering/poke-rules/plan-pokes.ts'
import { planStarters } from '../../server/src/features/answering/poke-rules/plan-starters.ts'
import { startDispatcher } from '../../server/src/features/sites/deliveries/dispatcher.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { transaction } from '../../server/src/platform/database.ts'
import { freePort } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { useTestApp } from '../../server/src/testing/app.ts'
import { findFaults, findLost } from '../../server/src/testing/find-faults.ts'
import { waitUntilIdle } from '../../server/src/testing/wait-until-idle.ts'
import { runRobots } from './robots/run-robots.ts'
import { mixedChanges } from './site/changes.ts'
import { mixedCustomerAttachments } from './site/customer-attachments.ts'
import { isCorrect } from './site/ledger.ts'
import { customersWithoutConversation, participantsFor } from './site/participants.ts'
import { playLimits } from './site/play-limits.ts'
import { playMixed } from './site/play-mixed.ts'
import { simulate } from './site/simulate.ts'
import { mixedRefusals } from './site/site-records.ts'

const test = useTestApp()
const maxWait = 0.5
const site = { port: 0, secret: demoWebhookSecret }
let panel = new URL('http://panel.test')

beforeAll(async () => {
  site.port = await freePort()
  await loadSites(test.db, test.secrets, { webhookUrl: demoWebhookUrl(site.port) })
  panel = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }))
})

/** Customers of twelve conversations, and two without one. */
function playSite(stop: AbortSignal) {
  const { conversations, ...participants } = participantsFor('mixed', demoCorpus, 12)
  const starterCustomers = customersWithoutConversation('mixed', demoCorpus, 2)
  return simulate({
    url: panel.origin,
    key: demoSites[0].key,
    run: 'mixed',
    participants: {
      ...participants,
      customers: new Map([...participants.customers, ...starterCustomers.customers]),
    },
    customerAttachments: mixedCustomerAttachments,
    changes: mixedChanges,
    refuses: mixedRefusals,
    playLimits: playLimits(participants.customers, { changes: 12, lasts: 0.3, random: seeded(8) }),
    pacing: playMixed(conversations, {
      pace: 0,
      maxWait,
      random: seeded(7),
      starterCustomers: starterCustomers.scripts,
    }),
    inbox: { webhook: site, run: 'mixed' },
    stop,
  })
}

/** Eight robots, one of them a master, who often skip, ignore, hand over, report or escalate. */
function playOperators(stop: AbortSignal) {
  const shares = {
    answer_twice: 0.08,
    undo: 0.1,
    report: 0.08,
    skip: 0.1,
    ignore: 0.1,
    hand_over: 0.08,
    escalate: 0.08,
  }
  return runRobots({
    panel,
    operators: 8,
    seconds: 60,
    pace: 0,
    queue: 'smart',
    mix: { shares, seed: 7 },
    untilEmpty: false,
    makeRobots: (count) => loadRobots(test.db, test.secrets, count),
    stop,
  })
}

/** Makes all possible pokes due at once. */
async function pokeEverybody() {
  await sql`update conversations set silence_from = silence_from - interval '1 day'`.execute(test.db)
  await sql`update customers set starter_from = starter_from - interval '1 day'`.execute(test.db)
  await planPokes(test.db)
  await planStarters(test.db)
  test.live.sendHints([{ topic: 'queue' }])
}

/** Holds that are in force, of people and of the site, and messages that customers got after a hold had ended. */
async function countHolds() {
  const { rows } = await sql<{ open: number; escalated: number; limited: number; afterwards: number }>`select
    (select count(*) from holds where released_at is null) as open,
    (select count(distinct customer_id) from escalations) as escalated,
    (select count(distinct customer_id) from holds where kind not in (select kind from escalations)) as limited,
    (select count(*) from messages m join conversations c on c.id = m.conversation_id
      where m.direction = 'out' and m.created_at > (
        select min(h.released_at) from holds h where h.customer_id = c.customer_id)) as afterwards`.execute(
    test.db,
  )
  return rows[0]
}

it('whatever operators do, every conversation ends in one state, and all counts are correct', async () => {
  const config = readConfig({ NODE_ENV: 'test', WEBHOOK_HOSTS: `127.0.0.1:${site.port}` })
  const dispatcher = startDispatcher({ ...test, config, log: test.app.log })
  onTestFinished(() => dispatcher.stop())
  const [stopSite, stopRobots] = [new AbortController(), new AbortController()]
  const [playing, working] = [playSite(stopSite.signal), playOperators(stopRobots.signal)]
  const untilIdle = () =>
    waitUntilIdle(test.db, { quiet: maxWait * 1_000 + 700, deadline: Date.now() + 180_000 })

  expect(await untilIdle()).toBe(true)
  await pokeEverybody()
  expect(await untilIdle()).toBe(true)

  stopRobots.abort()
  const { tally } = await working
  stopSite.abort()
  const ledger = await playing
  expect(tally.errors).toEqual({ count: 0, first: [] })
  const all = new Set(['skip', 'ignore', 'hand_over', 'report', 'escalate', 'settle', 'undo'])
  const actions = new Set([...tally.actions.keys()].map((action) => action.split(' ')[0]))
  expect([...actions].filter((action) => !all.has(action ?? ''))).toEqual([])
  // On a busy machine there is no time for the rare ones.
  expect(actions.size).toBeGreaterThanOrEqual(all.size - 2)
  expect(isCorrect(ledger, false)).toBe(true)
  const { edited, deleted, own_messages, refused } = ledger
  expect(Math.min(edited, deleted, own_messages, refused)).toBeGreaterThan(0)
  expect(await findLost(test.db, [...ledger.given_up_ids, ...ledger.missing_ids])).toEqual([])
  expect(await findFaults(test.db)).toEqual({})
  const holds = await countHolds()
  expect(holds?.open).toBe(0)
  expect(Math.min(holds?.escalated ?? 0, holds?.limited ?? 0, holds?.afterwards ?? 0)).toBeGreaterThan(0)
  expect(ledger.types).toMatchObject({ reply: expect.any(Number), poke: expect.any(Number) })
  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*) from messages where direction = 'out' group by 1`.execute(test.db)
  expect(ledger.types).toEqual(Object.fromEntries(rows.map(({ type, count }) => [type, count])))
})

describe('a contradiction in the database is found', () => {
  it.each([
    ['ignored_by_nobody', "update conversations set status = 'ignored'"],
    ['answered_with_the_last_word_of_the_customer', 'update conversations set last_operator_message_id = 0'],
    ['wrong_counts_of_messages', 'update conversations set photo_count = photo_count + 1'],
    ['wrong_counts_of_pokes', 'update conversations set poke_count = poke_count + 1'],
    ['second_answers', "update messages set in_reply_to = 1, conversation_id = 1 where type like 'reply%'"],
    [
      'wrote_within_a_day_of_skipping',
      `update skips s set created_at = m.created_at - interval '1 hour', operator_id = m.operator_id from messages m
        where m.conversation_id = s.conversation_id and m.direction = 'out'`,
    ],
    // Customers got messages after their holds. Before, perhaps none of them did.
    ['sent_during_a_hold', "update holds set since = '2000-01-01', until = null, released_at = now()"],
    [
      'held_contradicts_holds',
      `insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, held)
        select id, 'reply', language, siteowner_id, now(), true from conversations limit 1`,
    ],
    ['wrong_statistics', 'update message_stats_daily set sent = sent + 1'],
    ['undelivered', "update deliveries set status = 'pending' where refusal_code is null"],
    ['actions_not_recorded', 'delete from message_reports'],
  ])('%s', async (name, mistake) => {
    const undo = new Error('Rolled back')
    const check = transaction(test.db, async (tx) => {
      await sql.raw(mistake).execute(tx)
      expect(await findFaults(tx)).toHaveProperty(name)
      throw undo
    })
    await expect(check).rejects.toBe(undo)
  })
})
