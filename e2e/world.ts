import { sql } from 'kysely'
import { openSession, sessionCookie } from '../server/src/features/people/sign-in/session.ts'
import type { Db } from '../server/src/platform/database.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../server/src/testing/make.ts'

type Own = NonNullable<Parameters<typeof makeOperator>[1]>
type Level = Omit<Parameters<typeof makeLevel>[1], 'id' | 'name'>

export type World = Awaited<ReturnType<ReturnType<typeof makeWorlds>['makeWorld']>>

/** Creates people for a test in this panel, and writes as their customers: through the site API. */
export function makeWorlds({ db, address, photo }: { db: Db; address: string; photo: string }) {
  const levels: number[] = []
  const people: number[] = []

  /** Signs the people out: who works for all site owners is on every board. The page of the account levels shows those in use. */
  async function retire() {
    if (people.length > 0) await db.deleteFrom('sessions').where('operator_id', 'in', people).execute()
    if (levels.length > 0)
      await db
        .updateTable('permissions')
        .set({ retired_at: sql<string>`now()` })
        .where('id', 'in', levels)
        .execute()
  }

  /** A separate site owner, whose conversations only the operators of this world can claim. */
  async function makeWorld() {
    const siteowner = await makeSiteowner(db)
    let customers = 0
    let messages = 0
    let complaints = 0
    let ownLevels = 0

    /** Repeats a call that a busy machine has refused with 503, as a site does. */
    async function call(method: string, path: string, body: object) {
      const ask = () =>
        fetch(new URL(path, address), {
          method,
          headers: { authorization: `Bearer ${siteowner.key}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      let response = await ask()
      for (let repeats = 0; response.status === 503 && repeats < 20; repeats++) response = await ask()
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    }

    /** A customer and the profile they write to. `write` sends a message and returns when it is stored. */
    async function makeCustomer(name: string, { language = 'en' } = {}) {
      const number = ++customers
      const [customer, profile] = [`customer-${number}`, `profile-${number}`]
      const about = 'Runs a small bakery by the sea'
      const shown = { name: 'Marianne', age: 46, city: 'York', gender: 'female', language, about }
      /** Tells more about the profile. */
      const tellProfile = (more: object = {}) =>
        call('PUT', `/site/v1/profiles/${profile}`, { ...shown, ...more })
      await tellProfile()
      const disclosure = { version: '4', shown_at: '2026-01-01T10:00:00Z' }
      const told = { name, language, member_type: 'premium', credits: 36, disclosure }
      /** Tells more about the customer. */
      const tell = (more: object = {}) => call('PUT', `/site/v1/customers/${customer}`, { ...told, ...more })
      await tell()
      type Written = string | { text: string; photo_url?: string; sent_at?: string; direction?: 'in' | 'out' }
      const post = (path: string, written: Written[]) =>
        call('POST', path, {
          messages: written.map((message) => ({
            external_id: `message-${++messages}`,
            customer_external_id: customer,
            profile_external_id: profile,
            sent_at: new Date().toISOString(),
            ...(typeof message === 'string' ? { text: message } : message),
          })),
        })
      const write = (...written: Written[]) => post('/site/v1/messages', written)
      /** The site imports what was written before the panel. */
      const remember = (...written: Written[]) => post('/site/v1/history', written)
      const lastMessage = () => `/site/v1/messages/message-${messages}`
      /** The customer changes the message that was written last. */
      const rewrite = (text: string) =>
        call('PATCH', lastMessage(), { text, edited_at: new Date().toISOString() })
      /** The customer deletes the message that was written last. */
      const unwrite = () => call('DELETE', lastMessage(), {})
      const chat = `/site/v1/customers/${customer}/chats/${profile}`
      /** The customer leaves the chat, or blocks its profile. */
      const leave = (status: 'left' | 'blocked' = 'left') => call('PUT', chat, { status })
      /** The customer is typing. */
      const type = () => call('POST', `${chat}/typing`, {})
      /** The customer has read this answer. */
      const read = (id: number) =>
        call('POST', `/site/v1/deliveries/${id}/read`, { read_at: new Date().toISOString() })
      /** The customer complains at their site; without the id of a message, about the newest one to them. */
      const complain = (text: string, message_id?: number) =>
        call('POST', '/site/v1/complaints', {
          external_id: `complaint-${++complaints}`,
          customer_external_id: customer,
          profile_external_id: profile,
          reason: 'abuse',
          text,
          complained_at: new Date().toISOString(),
          ...(message_id && { message_id }),
        })
      return { complain, write, remember, tell, tellProfile, rewrite, unwrite, leave, type, read }
    }

    /** A separate account level above 150, because all tests share one database and change their levels. */
    const addLevel = (level: Level) => {
      const id = 10_000 + Number(siteowner.id) * 100 + ++ownLevels
      levels.push(id)
      return makeLevel(db, { ...level, id })
    }

    /**
     * An operator of this world, and their session cookie. With `level` they have their own account level. Who works for all site
     * owners has no language unless it is given: the boards of other tests count them.
     */
    async function makeColleague(name: string, { level, ...own }: Own & { level?: Level } = {}) {
      const permissions_id = level ? (await addLevel(level)).id : undefined
      const operator = await makeOperator(db, {
        name,
        siteowner_ids: [siteowner.id],
        ...(permissions_id && { permissions_id }),
        ...(own.siteowner_ids === null && { languages: [] }),
        ...own,
      })
      people.push(operator.id)
      const visitor = { address: null, device: 'journey' }
      const { token, sessionId } = await openSession(db, { operatorId: operator.id, tfa: true, ...visitor })
      return { operator, sessionId, cookie: { name: sessionCookie, value: token } }
    }

    /** Gives the conversation in hand of one operator to another, as after an expired lease. No hints are sent. */
    const passOn = (from: { id: number }, to: { id: number }) =>
      sql`update queue_items set previous_lease_id = lease_id, previous_operator_id = operator_id,
        lease_id = gen_random_uuid(), operator_id = ${to.id}, epoch = nextval('queue_items_epoch')
        where operator_id = ${from.id}`.execute(db)

    /** The only conversation of this world, or the one with this customer. */
    const findChat = (customer?: string) =>
      db
        .selectFrom('conversations')
        .innerJoin('customers', 'customers.id', 'conversations.customer_id')
        .where('conversations.siteowner_id', '=', siteowner.id)
        .$if(customer !== undefined, (q) => q.where('customers.name', '=', customer ?? ''))
        .select(['conversations.id', 'conversations.customer_id'])
        .executeTakeFirstOrThrow()

    const sent = () =>
      db
        .selectFrom('messages')
        .where('siteowner_id', '=', siteowner.id)
        .where('direction', '=', 'out')
        .selectAll()
        .orderBy('id')
        .execute()

    return { db, siteowner, photo, makeCustomer, makeColleague, passOn, findChat, sent }
  }
  return { makeWorld, retire }
}
