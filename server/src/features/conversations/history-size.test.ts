import type { HistorySize } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeLevel, makeOperator } from '../../testing/make.ts'
import { makeWaiting } from '../../testing/make-conversations.ts'

const test = useTestApp()

describe('the history that a level may read', () => {
  async function longThread(count: number, language = 'cs') {
    const waiting = await makeWaiting(test.db, { language })
    const { id } = await makeOperator(test.db)
    // All but the last are answered, because unanswered messages can always be read.
    await sql`with written as (
        insert into messages (conversation_id, siteowner_id, direction, type, body, operator_id)
        select ${waiting.id}, ${waiting.siteowner.id}, case when n = ${count - 1} then 'out' else 'in' end,
          case when n = ${count - 1} then 'reply' else 'chat' end, n::text, case when n = ${count - 1} then ${id}::bigint end
        from generate_series(2, ${count}::int) n returning id, direction
      ) update conversations set last_operator_message_id = (select id from written where direction = 'out'),
          last_message_id = (select max(id) from written) where id = ${waiting.id}`.execute(test.db)
    return waiting
  }

  async function readerOf(history_size: HistorySize) {
    const id = { short: 160, limited: 161, all: 162 }[history_size]
    await makeLevel(test.db, { id, rights: ['other_chats.overview', 'other_chats.reports'], history_size })
    return test.signedIn(await makeOperator(test.db, { permissions_id: id }))
  }

  it('ends at the newest 50 for every cursor, and the response says so', async () => {
    const { id, message } = await longThread(60)
    const reader = await readerOf('short')
    const page = async (query: string) =>
      (await reader('GET', `/api/conversations/${id}/messages?${query}`)).json()
    const newest = await page('limit=200')
    const texts = (items: { text: string }[]) => items.map(({ text }) => Number(text))
    expect(texts(newest.items)).toEqual(Array.from({ length: 50 }, (_, n) => n + 11))
    expect(newest.next_cursor).toBeNull()
    const [oldest] = newest.items
    expect((await page(`before=${oldest.id}`)).items).toEqual([])
    const middle = await page('limit=30')
    expect(middle.next_cursor).toMatch(new RegExp(`^\\d{4}-.+Z_${middle.items[0].id}$`))
    expect(await page(`limit=30&before=${middle.next_cursor}`)).toMatchObject({
      items: { length: 20, 0: { id: oldest.id } },
      next_cursor: null,
    })
    expect((await page('after=1&limit=1')).items).toMatchObject([{ id: oldest.id }])
    const all = await readerOf('all')
    await all('PATCH', `/api/messages/${message.id}`, { highlighted: true })
    expect((await page('changed_after=0')).items).toEqual([])
    const { conversation } = (await reader('GET', `/api/conversations/${id}`)).json()
    expect(conversation.history_size).toBe(50)
  })

  it('excludes older messages from marks and reports', async () => {
    const { message } = await longThread(60)
    const reader = await readerOf('short')
    const path = `/api/messages/${message.id}`
    expect((await reader('PATCH', path, { hidden: true })).json().code).toBe('message_not_found')
    expect((await reader('DELETE', path)).json().code).toBe('message_not_found')
    const reported = await reader('POST', `${path}/report`, { reason_id: 1, notes: 'x' })
    expect(reported.json().code).toBe('message_not_found')
  })

  it('is 500 at limited, and everything at all', async () => {
    const { id } = await longThread(520)
    for (const [size, count] of [
      ['limited', 500],
      ['all', 520],
    ] as const) {
      const reader = await readerOf(size)
      let [read, before] = [0, '']
      for (let more = true; more; ) {
        const page = (await reader('GET', `/api/conversations/${id}/messages?limit=200${before}`)).json()
        read += page.items.length
        before = `&before=${page.next_cursor}`
        more = page.next_cursor !== null
      }
      expect(read).toBe(count)
    }
  })

  it('also applies to claims', async () => {
    const waiting = await longThread(60, 'ca')
    await makeLevel(test.db, { id: 164, history_size: 'short' })
    const operator = await test.signedIn(
      await makeOperator(test.db, { permissions_id: 164, languages: ['ca'] }),
    )
    const claimed = (await operator('POST', '/api/queues/reply/claim', {})).json()
    expect(claimed).toMatchObject({
      conversation: { id: waiting.id, history_size: 50 },
      messages: { length: 50 },
      next_cursor: null,
      revision: 0,
    })
  })
})
