import { sql } from 'kysely'
import { databaseTime } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { signEvent } from '../../sites/deliveries/sign.ts'
import { openWebhooks, type Webhook } from '../../sites/deliveries/webhook.ts'
import { findAnchorAddress } from './anchor-address.ts'

type Means = { secrets: Secrets; hosts: readonly string[] }

/** An anchor that nobody has accepted after this many days is only kept. */
const sentDays = 31

/**
 * Makes the anchor of yesterday and sends the anchors that the address has not accepted yet, oldest first, with the rules of webhooks. A job
 * runs it after each day, and again after a failure.
 * @throws when an anchor is not accepted, so that the job repeats it
 */
export async function sendAnchors(db: Db, { secrets, hosts }: Means): Promise<void> {
  await makeAnchor(db)
  const address = await findAnchorAddress(db, secrets)
  if (!address) return
  const webhooks = openWebhooks(hosts)
  try {
    for (const anchor of await findUnsent(db)) {
      const { date } = anchor
      const now = await databaseTime(db)
      const event = { type: 'audit.anchor', timestamp: now.toISOString(), data: anchor }
      const webhook = signEvent(`anchor_${date}`, event, address.url, [address.secret], now)
      const error = await post(webhooks, webhook)
      await recordAttempt(db, date, error)
      if (error !== null) throw new Error(`The anchor of ${date} was not accepted: ${error}`)
    }
  } finally {
    webhooks.close()
  }
}

/** The hash at the newest block, which has at least what was chained until the day ended. */
const makeAnchor = (db: Db) =>
  sql`
    insert into audit_anchors (day, last_id, hash)
    select (now() at time zone 'utc')::date - 1, h.last_id, h.hash from audit_chain_head() h
    on conflict do nothing`.execute(db)

const findUnsent = (db: Db) =>
  db
    .selectFrom('audit_anchors')
    .where('accepted_at', 'is', null)
    .where('made_at', '>', sql<string>`now() - make_interval(days => ${sentDays})`)
    .select([sql<string>`day::text`.as('date'), 'last_id', sql<string>`encode(hash, 'hex')`.as('hash')])
    .orderBy('day')
    .execute()

/** @returns why it was not accepted, or null */
async function post(webhooks: ReturnType<typeof openWebhooks>, webhook: Webhook): Promise<string | null> {
  const outcome = await webhooks.post(webhook)
  return outcome.result === 'failed' ? outcome.error : null
}

const recordAttempt = (db: Db, date: string, error: string | null) =>
  db
    .updateTable('audit_anchors')
    .set((of) => ({
      attempts: of('attempts', '+', 1),
      error,
      ...(error === null && { accepted_at: sql<string>`now()` }),
    }))
    .where('day', '=', date)
    .execute()
