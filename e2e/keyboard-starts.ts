import { makeGift, makeProfileSet } from '../server/src/testing/make-attachments.ts'
import { expectInEditor, heading } from './commands.ts'
import { expect, type Journey } from './journey.ts'

/** The home page of a new operator. */
export async function openHome({ open, makeWorld }: Journey, own: { permissions_id?: number } = {}) {
  const { makeColleague } = await makeWorld()
  const { cookie } = await makeColleague('Anna V.', own)
  const page = await open('/', cookie)
  await expect(heading(page, 'Queue statistics')).toBeVisible()
  return page
}

/** A chat of Colin, with photos and a gift to send. */
export async function makeFullChat({ makeWorld }: Journey) {
  const world = await makeWorld()
  const siteowner_id = world.siteowner.id
  await makeProfileSet(world.db, { siteowner_id, photos: 2, is_default: true })
  await makeGift(world.db, { siteowner_id, icon: 'cup' })
  await (await world.makeCustomer('Colin')).write('Hello?', 'Are you there?')
  return { ...world, ...(await world.findChat()) }
}

/** That chat in hand of Anna, with notes and a saved reply. */
export async function openFullChat(journey: Journey) {
  const world = await makeFullChat(journey)
  const { db, customer_id } = world
  const anna = await world.makeColleague('Anna V.')
  const operator_id = anna.operator.id
  const notes = ['One', 'Two', 'Three', 'Four'].map((body) => ({ customer_id, operator_id, body }))
  await db.insertInto('customer_notes').values(notes).execute()
  const reply = await db
    .insertInto('saved_replies')
    .values({ operator_id, language: 'en', title: 'Soup', body: 'Soup!' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const page = await journey.open('/queue', anna.cookie)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expectInEditor(page)
  return { ...world, page, reply: reply.id }
}
