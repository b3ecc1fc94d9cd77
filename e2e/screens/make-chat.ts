import { sql } from 'kysely'
import { makeGift, makeProfileSet } from '../../server/src/testing/make-attachments.ts'
import type { World } from '../world.ts'

/** Colin's chat with content in every part. @returns its number, and the number of its customer */
export async function makeChat(world: World) {
  const { db, siteowner, makeCustomer, makeColleague } = world
  await makeProfileSet(db, { siteowner_id: siteowner.id, photos: 8, is_default: true })
  await makeGift(db, { siteowner_id: siteowner.id, icon: 'cup' })
  await makeGift(db, { siteowner_id: siteowner.id, name: 'A rose', credits: 8, icon: 'flower' })
  const colin = await makeCustomer('Colin')
  await colin.write(
    'Good morning!',
    { text: 'My garden', photo_url: world.photo },
    { text: 'My dog', photo_url: 'http://127.0.0.1:9/photo.png' },
    'My number is 0123',
    'A secret',
    'Did you sleep well? I made the soup, far too much pepper, but the dog approved.',
    'What are you cooking?',
  )
  const { id, customer_id } = await db
    .selectFrom('conversations')
    .where('siteowner_id', '=', siteowner.id)
    .select(['id', 'customer_id'])
    .executeTakeFirstOrThrow()
  const { operator } = await makeColleague('Ilse M.')
  await markMessages(world, id, operator.id)
  await addFacts(world, { id, customer_id, operator_id: operator.id })
  return { id, customer_id, colin }
}

/** One message highlighted, one hidden, one deleted. */
async function markMessages({ db }: World, id: number, operator_id: number) {
  const messages = await db
    .selectFrom('messages')
    .where('conversation_id', '=', id)
    .select('id')
    .orderBy('id')
    .execute()
  const now = sql<string>`now()`
  const set = (place: number, values: Parameters<typeof update>[1]) =>
    update(messages[place]?.id ?? 0, values)
  const update = (
    message: number,
    values: {
      highlighted_at?: typeof now
      hidden_at?: typeof now
      hidden_by?: number
      deleted_at?: typeof now
      deleted_by?: number
    },
  ) => db.updateTable('messages').set(values).where('id', '=', message).execute()
  await set(0, { highlighted_at: now })
  await set(3, { hidden_at: now, hidden_by: operator_id })
  await set(4, { deleted_at: now, deleted_by: operator_id })
}

/** What operators know about the customer. */
async function addFacts({ db }: World, of: { id: number; customer_id: number; operator_id: number }) {
  const { id, customer_id, operator_id } = of
  await db
    .updateTable('customers')
    .set({
      alert: 'His mother is in hospital',
      alert_by: operator_id,
      alert_at: sql<string>`now()`,
      facts: JSON.stringify({ job: 'Nurse', hobbies: 'Hill walking', children: 'Two' }),
      timezone: 'Europe/London',
      country: 'GB',
      member_since: '2024-03-12T12:00:00Z',
    })
    .where('id', '=', customer_id)
    .execute()
  const fact = { customer_id, operator_id }
  await db
    .insertInto('customer_facts')
    .values([
      { ...fact, field: 'job', value: JSON.stringify('Gardener') },
      { ...fact, field: 'eye_color', value: JSON.stringify('brown') },
      { ...fact, field: 'length', value: JSON.stringify(180) },
    ])
    .execute()
  await db
    .insertInto('customer_notes')
    .values(
      ['Likes dogs.', 'New job on Monday.', 'Ask how it went.'].map((body) => ({
        customer_id,
        operator_id,
        body,
      })),
    )
    .execute()
  const message = await db
    .selectFrom('messages')
    .where('conversation_id', '=', id)
    .select(['id', 'sent_at'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const ofMessage = {
    conversation_id: id,
    message_id: message.id,
    message_sent_at: message.sent_at,
    operator_id,
  }
  await db
    .insertInto('told_facts')
    .values([
      { ...ofMessage, about: 'customer', body: 'Made the soup' },
      { ...ofMessage, about: 'profile', body: 'Never learned to swim' },
    ])
    .execute()
}
