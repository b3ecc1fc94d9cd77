import { randomUUID } from 'node:crypto'
import { newLanguage } from './answering.ts'
import type { TestApp } from './app.ts'
import { makeLevel, makeOperator } from './make.ts'
import { makeWaiting } from './make-conversations.ts'

/** Conversations whose messages are marked, and those who mark them. */
export function markingOf(test: TestApp) {
  async function signedInAs(own: Parameters<typeof makeOperator>[1] = {}) {
    const operator = await makeOperator(test.db, own)
    return Object.assign(await test.signedIn(operator), { operator })
  }

  async function supervisor(otherChats: string[], own = {}) {
    const id = { 'overview,reports': 150, overview: 151, reports: 152 }[otherChats.join()] ?? 153
    const rights = otherChats.map((right) => `other_chats.${right}`)
    await makeLevel(test.db, { id, rights, history_size: 'all' })
    return signedInAs({ permissions_id: id, ...own })
  }

  /** A conversation in hand of an operator who has answered once and stays. */
  async function inHand(siteowner?: { id: number }) {
    const language = newLanguage()
    const holder = await signedInAs({ languages: [language], name: 'Anna V.' })
    const waiting = await makeWaiting(test.db, {
      language,
      text: 'Call me on 0612345678',
      ...(siteowner && { siteowner }),
    })
    const { lease } = (await holder('POST', '/api/queues/reply/claim', {})).json()
    const key = randomUUID()
    const body = {
      lease_id: lease.id,
      epoch: lease.epoch,
      in_reply_to: waiting.message.id,
      text: 'My own words',
    }
    const answer = () =>
      holder('POST', `/api/conversations/${waiting.id}/messages`, body, { 'idempotency-key': key })
    const sent = (await answer()).json().message
    const thread = async (call = holder, query = '') =>
      (await call('GET', `/api/conversations/${waiting.id}/messages${query}`)).json()
    return { ...waiting, holder, lease, sent, answer, thread }
  }

  const audited = async (id: number) =>
    (
      await test.db
        .selectFrom('audit_log')
        .where('subject_type', '=', 'message')
        .where('subject_id', '=', id)
        .where('action', '<>', 'message.send')
        .select('action')
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

  return { signedInAs, supervisor, inHand, audited }
}
