import { demoSites } from '@panel/demo/site-access'
import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/database.ts'

/** The number of conversations of each status that get one more message, which waits for an answer. */
const conversationsPerStatus = 20

/** Sends one more message of the customer in some conversations of each status. @returns the number of messages */
export async function writeFinalMessages(db: Db, url: string): Promise<number> {
  const { rows } = await sql<{ id: number; customer: string; profile: string }>`
    select c.id, cu.external_id as customer, p.external_id as profile
    from (select *, row_number() over (partition by status, poke_count > 0 order by id desc) as place from conversations) c
    join customers cu on cu.id = c.customer_id join profiles p on p.id = c.profile_id
    where c.place <= ${conversationsPerStatus} and c.message_count > 0`.execute(db)
  const messages = rows.map(({ id, customer, profile }) => ({
    external_id: `last-word-${id}`,
    customer_external_id: customer,
    profile_external_id: profile,
    text: 'One more thing',
    sent_at: new Date().toISOString(),
  }))
  const answer = await fetch(new URL('/site/v1/messages', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${demoSites[0].key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages }),
  })
  if (!answer.ok) throw new Error(`The final messages were refused: ${answer.status} ${await answer.text()}`)
  return messages.length
}
