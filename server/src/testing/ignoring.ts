import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import { operatorOf } from './endpoints/callers.ts'
import { makeStaffedSite } from './in-hand.ts'
import type { makeWaiting } from './make-conversations.ts'

type Waiting = NonNullable<Parameters<typeof makeWaiting>[1]>

/** Conversations that operators ignore, and what is stored about them. */
export function ignoringOf(test: TestApp) {
  const itemOf = (id: number) =>
    test.db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().executeTakeFirst()
  const ignoresOf = (id: number) =>
    test.db.selectFrom('ignores').where('conversation_id', '=', id).selectAll().orderBy('id').execute()
  const statusOf = async (id: number) =>
    (
      await test.db
        .selectFrom('conversations')
        .where('id', '=', id)
        .select('status')
        .executeTakeFirstOrThrow()
    ).status

  /** A waiting conversation that Anna has in hand; `write` sends its customer's next message. */
  async function inHand(own: Omit<Waiting, 'siteowner'> = {}) {
    const staffedSite = await makeStaffedSite(test)
    const made = await staffedSite.waiting(own)
    const anna = await staffedSite.colleague({ name: 'Anna V.' })
    const { lease, in_reply_to } = await anna.take(own.item?.kind ?? 'reply')
    const ignore = (body: object) => anna.act(made.id, 'ignore', { ...lease, ...body })
    const write = () =>
      test.site(staffedSite.siteowner.key)('POST', '/site/v1/messages', {
        messages: [
          {
            external_id: randomUUID(),
            customer_external_id: made.customer.external_id,
            profile_external_id: made.profile.external_id,
            text: 'Why don’t you answer?',
            sent_at: '2026-11-20T10:00:00Z',
          },
        ],
      })
    return { ...made, staffedSite, anna, lease, in_reply_to, ignore, write }
  }

  async function masterOf({ staffedSite }: Pick<Awaited<ReturnType<typeof inHand>>, 'staffedSite'>) {
    await operatorOf(test, 'master')
    return staffedSite.colleague({ permissions_id: 175 })
  }

  return { itemOf, ignoresOf, statusOf, inHand, masterOf }
}
