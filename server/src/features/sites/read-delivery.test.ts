import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeMaster } from '../../testing/escalating.ts'
import { makeOperator } from '../../testing/make.ts'
import { makeSentMessage } from '../../testing/make-conversations.ts'
import { makeSite } from '../../testing/site.ts'
import { makeWritten } from '../../testing/written-chat.ts'

const test = useTestApp()
const read_at = '2026-11-20T11:00:00Z'

describe('a message that its customer has read', () => {
  it('is read with all earlier ones; an earlier one that is told later changes nothing', async () => {
    const { call, conversation, siteowner } = await makeWritten(test, 'Hello')
    const { id } = await conversation()
    const operatorId = (await makeOperator(test.db)).id
    const first = await makeSentMessage(test.db, { conversationId: id, operatorId })
    const second = await makeSentMessage(test.db, { conversationId: id, operatorId, turn: 'extra_reply' })
    const master = await makeMaster(test, siteowner)
    const readOf = async () => (await master('GET', `/api/conversations/${id}`)).json().conversation.read
    const read = (messageId: number) => call('POST', `/site/v1/deliveries/${messageId}/read`, { read_at })
    expect(await readOf()).toBeNull()
    expect((await read(second.id)).json()).toEqual({ id: second.id, read: true })
    expect((await read(first.id)).json()).toEqual({ id: first.id, read: true })
    expect(await readOf()).toEqual({ message_id: second.id, at: read_at })
    const { items } = (await master('GET', `/api/conversations/${id}/messages`)).json()
    expect(items.at(-1)).toMatchObject({ id: second.id, delivery: 'delivered' })
    const entries = await test.db
      .selectFrom('audit_log')
      .where('siteowner_id', '=', siteowner.id)
      .where('action', '=', 'message.read_at_site')
      .select(['subject_id', 'operator_id'])
      .execute()
    expect(entries).toEqual([{ subject_id: second.id, operator_id: null }])
  })

  it('in the future was read now, and is an own message of the site', async () => {
    const { call, conversation } = await makeWritten(test, 'Hello')
    const { id } = await conversation()
    const operatorId = (await makeOperator(test.db)).id
    const sent = await makeSentMessage(test.db, { conversationId: id, operatorId })
    const path = `/site/v1/deliveries/${sent.id}/read`
    const other = await makeSite(test)
    const body = { read_at: '2199-01-01T00:00:00Z' }
    expect((await other.call('POST', path, body)).json().code).toBe('delivery_not_found')
    expect((await call('POST', path, body)).statusCode).toBe(200)
    const { read_at: stored } = await conversation()
    expect(Date.parse(stored ?? '')).toBeLessThanOrEqual(Date.now() + 60_000)
  })
})
