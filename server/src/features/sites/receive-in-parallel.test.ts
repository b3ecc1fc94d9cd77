import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../testing/app.ts'
import { makeCustomer } from '../../testing/make.ts'
import { makeSite, storedOf } from '../../testing/site.ts'

const test = useTestApp()
const stored = storedOf(test)

describe('messages of parallel requests', () => {
  it('are stored once when several requests on two nodes have the same messages', async () => {
    const { siteowner, message } = await makeSite(test)
    const others = Array.from({ length: 20 }, (_, index) => `p-${index}`)
    for (const external_id of others) await makeCustomer(test.db, { siteowner_id: siteowner.id, external_id })
    const messages = others.flatMap((id) => [
      message({ customer_external_id: id }),
      message({ customer_external_id: id }),
    ])
    const otherNode = await startTestApp(test.url)
    const nodes = [test.site(siteowner.key), otherNode.site(siteowner.key)]
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        // A site that retries may send other batches, in another order.
        nodes[index % 2]?.('POST', '/site/v1/messages', {
          messages: index % 4 < 2 ? messages : messages.slice(index).toReversed(),
        }),
      ),
    )
    await otherNode.close()
    expect(new Set(answers.map((answer) => answer?.statusCode))).toEqual(new Set([200]))
    const results: { external_id: string; id: number; status: string }[] = answers.flatMap(
      (answer) => answer?.json().results,
    )
    expect(results.filter((result) => result.status === 'stored')).toHaveLength(messages.length)
    const resultsById = Map.groupBy(results, (result) => result.external_id)
    for (const same of resultsById.values()) expect(new Set(same.map((result) => result.id)).size).toBe(1)
    expect(await stored.messages(siteowner.id)).toHaveLength(messages.length)
    const conversations = await stored.conversations(siteowner.id)
    expect(conversations).toHaveLength(others.length)
    expect(conversations.every((conversation) => conversation.customer_message_count === 2)).toBe(true)
  })

  it('that have the same id in different conversations: one is stored and the other gets a 409', async () => {
    const { siteowner, message, post } = await makeSite(test)
    const other = await makeCustomer(test.db, { siteowner_id: siteowner.id })
    for (let round = 0; round < 10; round++) {
      const one = message()
      const answers = await Promise.all([
        post(one),
        post({ ...one, customer_external_id: other.external_id }),
      ])
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    }
    expect(await stored.messages(siteowner.id)).toHaveLength(10)
  })

  it('of one conversation are stored in the order of their ids, and the one with the highest id is the last message', async () => {
    const { siteowner, message, post } = await makeSite(test)
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => post(message({ text: `${index}` }), message())),
    )
    const { rows } = await sql<{ id: number; transaction: number }>`
      select id, xmin::text::bigint as transaction from messages where siteowner_id = ${siteowner.id} order by id`.execute(
      test.db,
    )
    expect(rows).toHaveLength(60)
    const [conversation] = await stored.conversations(siteowner.id)
    expect(conversation).toMatchObject({ customer_message_count: 60, last_message_id: rows.at(-1)?.id })
    expect(await stored.items(siteowner.id)).toMatchObject([{ customer_message_id: rows.at(-1)?.id }])
    // The two messages of a request have consecutive ids, so no other request was stored between them.
    for (let index = 0; index < rows.length; index += 2)
      expect(rows[index]?.transaction).toBe(rows[index + 1]?.transaction)
  })
})
