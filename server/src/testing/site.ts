import type { TestApp } from './app.ts'
import { makeCustomer, makeProfile, makeSiteowner } from './make.ts'

let count = 0

/** A site with a customer and a profile, and functions that send messages. */
export async function makeSite(test: TestApp) {
  const siteowner = await makeSiteowner(test.db)
  const customer = await makeCustomer(test.db, { siteowner_id: siteowner.id, language: 'nl' })
  const profile = await makeProfile(test.db, { siteowner_id: siteowner.id })
  const call = test.site(siteowner.key)
  const message = (own: Record<string, unknown> = {}) => ({
    external_id: `m-${++count}`,
    customer_external_id: customer.external_id,
    profile_external_id: profile.external_id,
    text: 'Hello there',
    sent_at: '2026-11-20T10:00:00Z',
    ...own,
  })
  const post = (...messages: Record<string, unknown>[]) => call('POST', '/site/v1/messages', { messages })
  return { siteowner, customer, profile, call, message, post }
}

/** The stored rows of a site owner's conversations. */
export function storedOf(test: TestApp) {
  return {
    messages: (siteownerId: number) =>
      test.db
        .selectFrom('messages')
        .where('siteowner_id', '=', siteownerId)
        .where('direction', '=', 'in')
        .selectAll()
        .orderBy('id')
        .execute(),
    conversations: (siteownerId: number) =>
      test.db.selectFrom('conversations').where('siteowner_id', '=', siteownerId).selectAll().execute(),
    items: (siteownerId: number) =>
      test.db.selectFrom('queue_items').where('siteowner_id', '=', siteownerId).selectAll().execute(),
  }
}

/** Facts whose names begin with the same text. */
export const manyFacts = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`${name}_${number}`, 'x']))
