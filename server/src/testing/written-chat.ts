import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import { makeOperator } from './make.ts'
import { makeSite, storedOf } from './site.ts'

/** A site whose customer has written these texts, and an operator who can have the chat in hand. */
export async function makeWritten(test: TestApp, ...texts: string[]) {
  const site = await makeSite(test)
  const stored = storedOf(test)
  const batch = texts.map((text) => site.message({ text }))
  const { results } = (await site.post(...batch)).json()
  const ids: number[] = results.map(({ id }: { id: number }) => id)
  const pathOf = (place: number) => `/site/v1/messages/${batch[place]?.external_id}`
  const edit = async (place: number, text: string, edited_at = '2026-11-20T10:05:00Z') =>
    (await site.call('PATCH', pathOf(place), { text, edited_at })).json()
  const remove = async (place: number) => (await site.call('DELETE', pathOf(place))).json()
  const conversation = async () => {
    const [found] = await stored.conversations(site.siteowner.id)
    if (!found) throw new Error('No conversation')
    return found
  }
  const items = () => stored.items(site.siteowner.id)
  /** An operator claims the chat. */
  async function claim() {
    const operator = await makeOperator(test.db, { siteowner_ids: [site.siteowner.id] })
    const call = await test.signedIn(operator)
    const { conversation, lease, messages } = (await call('POST', '/api/queues/reply/claim', {})).json()
    const send = (own: object = {}) =>
      call(
        'POST',
        `/api/conversations/${conversation.id}/messages`,
        {
          lease_id: lease.id,
          epoch: lease.epoch,
          in_reply_to: conversation.in_reply_to,
          text: 'My answer',
          ...own,
        },
        { 'idempotency-key': randomUUID() },
      )
    return { call, id: conversation.id as number, lease, messages, send }
  }
  const audited = () =>
    test.db
      .selectFrom('audit_log')
      .where('siteowner_id', '=', site.siteowner.id)
      .where('action', 'in', ['message.edit_at_site', 'message.delete_at_site'])
      .select(['action', 'operator_id', 'subject_id'])
      .orderBy('id')
      .execute()
  const setStatus = async (status: string) =>
    (
      await site.call(
        'PUT',
        `/site/v1/customers/${site.customer.external_id}/chats/${site.profile.external_id}`,
        { status },
      )
    ).json()
  return { ...site, setStatus, ids, edit, remove, conversation, items, claim, audited }
}
