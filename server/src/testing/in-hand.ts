import type { Insertable } from 'kysely'
import type { Operators } from '../platform/database-types.ts'
import type { TestApp } from './app.ts'
import { makeOperator, makeSiteowner } from './make.ts'
import { makeWaiting } from './make-conversations.ts'

type ClaimResult = {
  conversation: { id: number; in_reply_to: number | null } | null
  lease: { id: string; epoch: number }
}

/** A site owner whose conversations only its own operators can claim. */
export async function makeStaffedSite(test: TestApp, own?: Awaited<ReturnType<typeof makeSiteowner>>) {
  const siteowner = own ?? (await makeSiteowner(test.db))

  const waiting = (own: Omit<NonNullable<Parameters<typeof makeWaiting>[1]>, 'siteowner'> = {}) =>
    makeWaiting(test.db, { siteowner, ...own })

  /** Creates an operator of this site owner. */
  async function colleague(own: Partial<Insertable<Operators>> = {}) {
    const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id], ...own })
    const call = await test.signedIn(operator)

    /** Claims, and returns the lease in the form in which actions need it. */
    async function take(queue = 'reply') {
      const claimed: ClaimResult = (await call('POST', `/api/queues/${queue}/claim`, {})).json()
      if (!claimed.conversation) throw new Error(`Nothing to take: ${JSON.stringify(claimed)}`)
      const { id, in_reply_to } = claimed.conversation
      return { id, in_reply_to, lease: { lease_id: claimed.lease.id, epoch: claimed.lease.epoch } }
    }

    /** Sends an action on a conversation: `skip`, `ignore`. */
    const act = (id: number, what: string, body: object) =>
      call('POST', `/api/conversations/${id}/${what}`, body)

    return { call, take, act, operator }
  }

  return { siteowner, waiting, colleague }
}
