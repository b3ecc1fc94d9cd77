import { sql } from 'kysely'
import { makeInHand } from './answering.ts'
import type { TestApp } from './app.ts'
import { makeMaster } from './escalating.ts'

export const denial = 'Of course I am real, who else?'

/** An operator with a conversation in hand, whose text was stopped, and a master. */
export async function makeStopped(test: TestApp, { text = denial, appeals = true } = {}) {
  const hand = await makeInHand(test)
  const { id, siteowner, call, answer, send } = hand
  await sql`update conversations set language = 'en-GB' where id = ${id}`.execute(test.db)
  await sql`update queue_items set language = 'en-GB' where conversation_id = ${id}`.execute(test.db)
  const lease = { lease_id: answer.lease_id, epoch: answer.epoch }
  const ask = (body: object = {}) =>
    call('POST', `/api/conversations/${id}/appeal`, { text, ...lease, ...body })
  const master = await makeMaster(test, siteowner)
  const read = async () => {
    const [row] = await test.db
      .selectFrom('appeals')
      .where('conversation_id', '=', id)
      .selectAll()
      .orderBy('id', 'desc')
      .execute()
    return row
  }
  if (appeals) {
    await send({ text })
    await ask()
  }
  const appealId = (await read())?.id ?? 0
  const opened = async (call = master) => (await call('GET', `/api/appeals/${appealId}`)).json().appeal
  const sendAs = async (call = master) =>
    call('POST', `/api/appeals/${appealId}/send`, { last_seen_id: (await opened(call)).last_message_id })
  const giveBack = (note = 'Say it as it is', call = master) =>
    call('POST', `/api/appeals/${appealId}/return`, { note })
  const told = async () => (await call('GET', '/api/user.php')).json().user.appeal_outcomes
  const take = (as = master) => as('POST', `/api/conversations/${id}/lease`, {})
  return { ...hand, lease, ask, master, read, appealId, opened, sendAs, giveBack, told, take }
}
