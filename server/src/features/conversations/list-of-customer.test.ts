import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeCustomer, makeOperator, makeSiteowner } from '../../testing/make.ts'
import { makeConversation } from '../../testing/make-conversations.ts'
import { makeTaker } from '../../testing/taker.ts'

const test = useTestApp()

/** A customer with this many conversations; each later one has a later message. */
async function makeChats(count: number) {
  const siteowner = await makeSiteowner(test.db)
  const customer = await makeCustomer(test.db, { siteowner_id: siteowner.id })
  const ids: number[] = []
  for (let number = 0; number < count; number++) {
    const { id } = await makeConversation(test.db, { siteowner, customer })
    await test.db
      .updateTable('conversations')
      .set({
        last_message_at: sql<string>`now() + make_interval(secs => ${number})`,
        message_count: number,
        status: 'answered',
      })
      .where('id', '=', id)
      .execute()
    ids.push(id)
  }
  return { siteowner, customer, ids }
}

describe('the conversations of a customer', () => {
  it('are sorted by newest message, in pages without gaps or repeats', async () => {
    const { customer, ids } = await makeChats(5)
    const { call } = await makeTaker(test)
    const found: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path = `/api/customers/${customer.id}/conversations?limit=2${cursor && `&cursor=${cursor}`}`
      const page: { items: { id: number }[]; next_cursor: string | null } = (await call('GET', path)).json()
      found.push(...page.items.map((item) => item.id))
      cursor = page.next_cursor
    }
    expect(found).toEqual(ids.toReversed())
  })

  it('have profile, number of messages, and who is answering now', async () => {
    const { customer, ids } = await makeChats(2)
    const [taker, reader] = [await makeTaker(test, { name: 'Tom B.' }), await makeTaker(test)]
    await taker.take(ids[0] ?? 0)
    const { items } = (await reader.call('GET', `/api/customers/${customer.id}/conversations`)).json()
    expect(items).toMatchObject([
      {
        id: ids[1],
        status: 'answered',
        message_count: 1,
        profile: { name: expect.any(String) },
        answering: null,
      },
      { id: ids[0], answering: { id: taker.id, name: 'Tom B.' } },
    ])
  })

  it('have no names that the viewer may not see', async () => {
    const { customer, ids } = await makeChats(1)
    const taker = await makeTaker(test)
    await taker.take(ids[0] ?? 0)
    await test.db
      .insertInto('permissions')
      .values({ id: 120, name: 'Level 120', rights: ['other_chats.overview'] })
      .execute()
    const reader = await test.signedIn(await makeOperator(test.db, { team_id: 21, permissions_id: 120 }))
    const { items } = (await reader('GET', `/api/customers/${customer.id}/conversations`)).json()
    expect(items).toMatchObject([{ answering: { id: taker.id, name: null } }])
  })

  it('need the right, and a site owner that the viewer works for', async () => {
    const { customer } = await makeChats(1)
    const path = `/api/customers/${customer.id}/conversations`
    const operator = await test.signedIn(await makeOperator(test.db))
    expect((await operator('GET', path)).json()).toMatchObject({ code: 'not_allowed' })
    const elsewhere = await makeTaker(test, { siteowner_ids: [999_999] })
    expect((await elsewhere.call('GET', path)).json()).toMatchObject({ code: 'customer_not_found' })
    const { call } = await makeTaker(test)
    expect((await call('GET', '/api/customers/999999/conversations')).statusCode).toBe(404)
  })
})
