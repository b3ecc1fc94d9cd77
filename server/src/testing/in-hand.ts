import type { Insertable } from 'kysely'
import type { Operators } from '../platform/database-types.ts'
import type { TestApp } from './app.ts'
import { makeOperator, makeSiteowner, makeWaiting } from './make.ts'

type Claimed = {
  conversation: { id: number; in_reply_to: number | null } | null
  lease: { id: string; epoch: number }
}

/** A site owner whose conversations only its own operators are served. */
export async function makeDesk(test: TestApp) {
  const siteowner = await makeSiteowner(test.db)

  const waiting = (own: Omit<NonNullable<Parameters<typeof makeWaiting>[1]>, 'siteowner'> = {}) =>
    makeWaiting(test.db, { siteowner, ...own })

  /** Somebody who works here. */
  async function colleague(own: Partial<Insertable<Operators>> = {}) {
    const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id], ...own })
    const call = await test.signedIn(operator)

    /** Claims, and names the lease as the calls that end it want it. */
    async function take(queue = 'reply') {
      const claimed: Claimed = (await call('POST', `/api/queues/${queue}/claim`, {})).json()
      if (!claimed.conversation) throw new Error(`Nothing to take: ${JSON.stringify(claimed)}`)
      const { id, in_reply_to } = claimed.conversation
      return { id, in_reply_to, lease: { lease_id: claimed.lease.id, epoch: claimed.lease.epoch } }
    }

    /** Acts on a conversation: `skip`, `ignore`. */
    const act = (id: number, what: string, body: object) =>
      call('POST', `/api/conversations/${id}/${what}`, body)

    return { call, take, act, operator }
  }

  return { siteowner, waiting, colleague }
}
