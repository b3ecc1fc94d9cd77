import type { TestApp } from './app.ts'
import { makeLevel, makeOperator, makeSiteowner } from './make.ts'
import { makeWaiting } from './make-conversations.ts'

export type Call = Awaited<ReturnType<TestApp['signedIn']>>

/** An operator who has the conversation of a customer in hand, and the requests they can send. */
export async function inHand(test: TestApp, own: Parameters<typeof makeWaiting>[1] = {}) {
  const siteowner = await makeSiteowner(test.db)
  const waiting = await makeWaiting(test.db, { siteowner, ...own })
  const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
  const call = await test.signedIn(operator)
  await call('POST', '/api/queues/reply/claim', {})
  const path = `/api/customers/${waiting.customer.id}`
  const edit = (facts: object, seen?: object, by: Call = call) =>
    by('PATCH', path, { facts, ...(seen && { seen: { facts: seen } }) })
  const customer = async () =>
    (await call('GET', `/api/conversations/${waiting.id}`)).json().conversation.customer
  const put = (body: object) =>
    test.site(siteowner.key)('PUT', `/site/v1/customers/${waiting.customer.external_id}`, {
      name: waiting.customer.name,
      language: 'en',
      member_type: 'premium',
      credits: 50,
      ...body,
    })
  return { ...waiting, siteowner, operator, call, path, edit, customer, put }
}

/** An operator of level 150 who works for this site owner. */
export async function coachOf(test: TestApp, siteownerId: number) {
  await makeLevel(test.db, { id: 150, name: 'Coach', rights: ['other_chats.overview'] })
  const operator = await makeOperator(test.db, {
    permissions_id: 150,
    siteowner_ids: [siteownerId],
    name: 'Ilse M.',
  })
  return Object.assign(await test.signedIn(operator), { operator })
}

/** The first of January, this number of years ago. */
export const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`
