import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { inHand } from '../../../testing/customer-in-hand.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()

/** A chat in hand, with the fields that are usual for its site owner. */
async function chat() {
  const own = await inHand(test)
  const fields = async () => (await own.call('GET', `${own.path}/usual-facts`)).json().fields
  /** Another customer of the site owner, with these facts. */
  const other = async (facts: object, siteowner = own.siteowner) => {
    const { id, customer } = await makeWaiting(test.db, { siteowner })
    await test.db
      .updateTable('customers')
      .set({ facts: JSON.stringify(facts) })
      .where('id', '=', customer.id)
      .execute()
    return { id, customer }
  }
  return { ...own, fields, other }
}

describe('the usual facts of a site owner', () => {
  it('are none before anything is known of anybody', async () => {
    const { fields } = await chat()
    expect(await fields()).toEqual([])
  })

  it('are the fields that most customers have, from the site or from an operator, the most frequent first', async () => {
    const { fields, other, edit } = await chat()
    await other({ pets: 'A cat', sports: 'Chess', job: '' })
    await other({ pets: ['Biscuit'], shoe_size: 44 })
    await edit({ pets: 'A dog', sports: 'Golf', children: 'Beth' })
    expect(await fields()).toEqual(['pets', 'sports', 'children'])
  })

  it('count neither chats without a message in 90 days nor those of other site owners', async () => {
    const { fields, other, edit } = await chat()
    const stranger = await chat()
    await stranger.other({ house: 'A boat' })
    const old = await other({ job: 'Baker' })
    await sql`update conversations set last_message_at = now() - interval '91 days' where id = ${old.id}`.execute(
      test.db,
    )
    await edit({ food: 'Soup' })
    expect(await fields()).toEqual(['food'])
  })

  it('are shown only to who may see the customer', async () => {
    const { path } = await chat()
    const stranger = await test.signedIn(await makeOperator(test.db))
    const answer = await stranger('GET', `${path}/usual-facts`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('customer_not_found')
  })
})
