import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { failDelivery, refuseDelivery } from '../troubled-deliveries.ts'
import type { Stage } from './screen.ts'

/**
 * A test with a webhook that has two secrets, a delivery that the site has refused, one that is stuck, and a refused call.
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
  await refuseDelivery(db, refused, 'The customer has closed the chat')
  await failDelivery(db, stuck)
  await db
    .updateTable('siteowners')
    .set({
      webhook_url: 'https://hooks.example/panel',
      is_test: true,
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
