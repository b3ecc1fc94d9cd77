import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeProfile, makeSiteowner } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()

beforeAll(() => makeLevel(test.db, { id: 150, rights: ['other_chats.overview'] }))

/** The search of a new operator. */
async function searchAs(own: { permissions_id?: number; siteowner_ids?: number[] }) {
  const call = await test.signedIn(await makeOperator(test.db, own))
  return (search: string) => call('GET', `/api/conversations/found?search=${encodeURIComponent(search)}`)
}

describe('a search for chats by name', () => {
  it('finds those of the customers of the own site owners whose names begin so, the newest three of each', async () => {
    const siteowner = await makeSiteowner(test.db)
    const find = await searchAs({ permissions_id: 150, siteowner_ids: [siteowner.id] })
    const { id: newest, customer } = await makeWaiting(test.db, { siteowner, customer: { name: 'Zoë V.' } })
    const older = []
    for (const days of [1, 2, 3]) {
      const profile = await makeProfile(test.db, { siteowner_id: siteowner.id, language: 'en' })
      const of = {
        siteowner_id: siteowner.id,
        customer_id: customer.id,
        profile_id: profile.id,
        language: 'en',
      }
      const last_message_at = sql<string>`now() - make_interval(days => ${days})`
      const chat = test.db
        .insertInto('conversations')
        .values({ ...of, last_message_at })
        .returning('id')
      older.push((await chat.executeTakeFirstOrThrow()).id)
    }
    await makeWaiting(test.db, { customer: { name: 'Zoë V.' } })
    const found = (await find(' zoe')).json().conversations
    expect(found.map(({ id }: { id: number }) => id)).toEqual([newest, ...older.slice(0, 2)])
    expect(found[0]).toMatchObject({ customer: { id: customer.id, name: 'Zoë V.' } })
    // A single letter, and what PostgreSQL reads as any letter, find nothing.
    for (const search of ['z', '%o']) expect((await find(search)).json()).toEqual({ conversations: [] })
    expect((await find('')).statusCode).toBe(400)
  })

  it('is open to those only who may see the chats of others', async () => {
    const find = await searchAs({})
    expect((await find('zo')).statusCode).toBe(403)
  })
})
