import { maxFoundMessages } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator } from '../../testing/make.ts'
import { makeReceived, makeSentMessage, makeWaiting } from '../../testing/make-conversations.ts'
import { securityEventsOf } from '../../testing/security-events.ts'
import { threadsOf } from '../../testing/threads.ts'

const test = useTestApp()
const { readerOf } = threadsOf(test)
type Reader = Awaited<ReturnType<typeof readerOf>>

const find = async (reader: Reader, id: number, words: string) =>
  (await reader('GET', `/api/conversations/${id}/found-messages?words=${encodeURIComponent(words)}`)).json()

async function makeTalk(...texts: string[]) {
  const { id, message } = await makeWaiting(test.db, { text: texts[0] ?? '' })
  const others: number[] = []
  for (const text of texts.slice(1))
    others.push((await makeReceived(test.db, { conversationId: id, text })).id)
  return { id, messages: [message.id, ...others] as const }
}

describe('in a thread are found', () => {
  it('the messages of both sides that have all words, the newest first', async () => {
    const reader = await readerOf()
    const { id, messages } = await makeTalk('Three leeks and soup', 'Soup?', 'Leeks in the soup')
    const ours = await makeSentMessage(test.db, { conversationId: id, text: 'A soup of leeks' })
    await makeTalk('Soup of leeks, in another chat')
    expect(await find(reader, id, 'soup leeks')).toEqual({
      ids: [ours.id, messages[2], messages[0]],
      count: 3,
    })
    expect(await find(reader, id, 'beetroot')).toEqual({ ids: [], count: 0 })
  })

  it('words in any case, with or without accents, also decomposed, and in other quotes', async () => {
    const reader = await readerOf()
    const { id, messages } = await makeTalk('Życie w Łodzi', 'Le cafe\u0301 d’hier', '100 %_')
    for (const [words, place] of [
      ['zycie łodzi', 0],
      ['CAFÉ', 1],
      ["d'hier", 1],
      ['%_', 2],
    ] as const)
      expect(await find(reader, id, words), words).toEqual({ ids: [messages[place]], count: 1 })
    expect(await find(reader, id, '\u0301')).toEqual({ ids: [], count: 0 })
  })

  it('no covered and no deleted text', async () => {
    const reader = await readerOf()
    const { id, messages } = await makeTalk('leeks one', 'leeks two', 'leeks three')
    await reader('PATCH', `/api/messages/${messages[0]}`, { hidden: true, reason: 'a number' })
    await reader('DELETE', `/api/messages/${messages[1]}`)
    expect(await find(reader, id, 'leeks')).toEqual({ ids: [messages[2]], count: 1 })
    await reader('PATCH', `/api/messages/${messages[0]}`, { hidden: false })
    expect(await find(reader, id, 'leeks')).toMatchObject({ count: 2 })
  })

  it('only messages that the account level may read', async () => {
    const { id } = await makeTalk('leeks', ...Array.from({ length: 60 }, () => 'rain'))
    await makeSentMessage(test.db, { conversationId: id })
    expect(await find(await readerOf('short'), id, 'leeks')).toMatchObject({ count: 0 })
    expect(await find(await readerOf('all'), id, 'leeks')).toMatchObject({ count: 1 })
  })

  it('at most the newest thousand, and their number is true', async () => {
    const reader = await readerOf()
    const { id } = await makeTalk('The first')
    await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, sent_at)
      select c.id, c.siteowner_id, 'in', 'chat',
        case when n % 4 = 0 then 'Café n° ' else 'Ligne nº ' end || n || repeat(' and so on', n % 23), now() - make_interval(mins => 10000 - n)
      from conversations c, generate_series(1, 9999) n where c.id = ${id}`.execute(test.db)
    const found = await find(reader, id, 'on and')
    expect(found.count).toBeGreaterThan(9_000)
    expect(found.ids).toHaveLength(maxFoundMessages)
    expect(await find(reader, id, 'cafe')).toMatchObject({ count: 2_499 })
  })
})

it('a conversation that the operator may not read is not searched, and counted as refused', async () => {
  const { id } = await makeTalk('leeks')
  const operator = await makeOperator(test.db)
  const caller = await test.signedIn(operator)
  const answer = await caller('GET', `/api/conversations/${id}/found-messages?words=leeks`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'conversation_not_found' })
  expect(await securityEventsOf(test, operator)).toMatchObject([{ kind: 'foreign_id' }])
})

it('words are required', async () => {
  const { id } = await makeTalk('leeks')
  const answer = await (await readerOf())('GET', `/api/conversations/${id}/found-messages?words=%20`)
  expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'words' }] })
})
