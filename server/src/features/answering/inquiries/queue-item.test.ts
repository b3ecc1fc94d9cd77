import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeInquiry } from '../../../testing/make-inquiry.ts'
import { itemOf } from '../../../testing/pokes.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'
import { closeInquiry } from './close.ts'

const test = useTestApp()

/** No statement that adds an item names `asked`: the trigger sets it. */
const addItem = (id: number) =>
  sql`insert into queue_items (conversation_id, kind, language, siteowner_id, due_at)
    select id, 'reply', language, siteowner_id, now() from conversations where id = ${id}
    on conflict (conversation_id) do update set due_at = now()`.execute(test.db)
const removeItem = (db: typeof test.db, id: number) =>
  db.deleteFrom('queue_items').where('conversation_id', '=', id).execute()

async function makeAsked() {
  const { id, message, operator } = await makeInHand(test)
  await makeInquiry(test.db, { conversationId: id, messageId: message.id })
  return { id, operator }
}

it('a new queue item knows that the customer asks who writes', async () => {
  const { id } = await makeAsked()
  await removeItem(test.db, id)
  await addItem(id)
  expect(await itemOf(test.db, id)).toMatchObject({ asked: true })
})

it('a queue item that waited for the true answer to be sent knows that the customer no longer asks', async () => {
  const { id, operator } = await makeAsked()
  let adding: Promise<unknown> = Promise.resolve()
  await transaction(test.db, async (tx) => {
    await closeInquiry(tx, id, { closed_by: operator.id, answer_id: 1, approved_answer_id: null })
    await removeItem(tx, id)
    adding = addItem(id)
    await untilStatementsWait(test.db)
  })
  await adding
  expect(await itemOf(test.db, id)).toMatchObject({ asked: false })
})
