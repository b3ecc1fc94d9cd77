import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import type { Stage } from './screen.ts'

/**
 * A webhook with two secrets, a delivery that the site has refused, one that is stuck, and a refused call.
 * @returns the conversation of both
 */
export async function makeSite({ world: { db, siteowner, makeCustomer } }: Stage) {
  await (await makeCustomer('Colin')).write('Hello?')
  const { id: conversationId } = await db
    .selectFrom('conversations')
    .where('siteowner_id', '=', siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const refused = await makeSentMessage(db, { conversationId, text: 'Hello to you', turn: 'extra_reply' })
  const stuck = await makeSentMessage(db, { conversationId, text: 'Hello to you', turn: 'extra_reply' })
  await db
    .updateTable('deliveries')
    .set({
      status: 'dead',
      attempts: 1,
      last_error: 'HTTP 409',
      next_attempt_at: null,
      refusal_code: 'customer_left',
      refusal_reason: 'The customer has closed the chat',
    })
    .where('message_id', '=', refused.id)
    .execute()
  await db
    .updateTable('deliveries')
    .set({
      attempts: 3,
      last_error: 'HTTP 503',
      attempted_at: '2026-01-01T00:00:00Z',
      next_attempt_at: '2199-01-01T00:00:00Z',
    })
    .where('message_id', '=', stuck.id)
    .execute()
  await db
    .updateTable('siteowners')
    .set({
      webhook_url: 'https://hooks.example/panel',
      clock_seconds: 90,
      clock_confirmed: true,
      clock_since: '2026-01-01T00:00:00Z',
    })
    .where('id', '=', siteowner.id)
    .execute()
  const secret = { siteowner_id: siteowner.id, secret: Buffer.from('unreadable') }
  await db
    .insertInto('webhook_secrets')
    .values([{ ...secret, expires_at: '2199-01-01T00:00:00Z' }, secret])
    .execute()
  await db
    .insertInto('refused_site_calls')
    .values({
      siteowner_id: siteowner.id,
      route: 'POST /site/v1/messages',
      status: 400,
      code: 'invalid_input',
      issues: JSON.stringify([{ path: 'messages.0.text', code: 'too_long' }]),
    })
    .execute()
  return conversationId
}
