import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeMaster } from '../../testing/escalating.ts'
import { findFaults } from '../../testing/find-faults.ts'
import { makeOperator } from '../../testing/make.ts'
import { makeSentMessage } from '../../testing/make-conversations.ts'
import { makeSite } from '../../testing/site.ts'
import { makeWritten } from '../../testing/written-chat.ts'

const test = useTestApp()

describe('a chat that its customer has left', () => {
  it.each(['left', 'blocked'])(
    '%s leaves its queue and the hand of its operator, and is opened again',
    async (status) => {
      const { setStatus, claim, items, conversation } = await makeWritten(test, 'Hello')
      const { send, call, id } = await claim()
      expect(await setStatus(status)).toMatchObject({ status, is_kept: false })
      expect(await setStatus(status)).toMatchObject({ status })
      expect(await items()).toEqual([])
      expect((await send()).json()).toMatchObject({
        code: 'lease_lost',
        customer_act: `customer_${status}`,
      })
      expect((await conversation()).status).toBe('ignored')
      const path = `/api/conversations/${id}`
      expect((await call('GET', path)).json().code).toBe('conversation_not_found')
      expect(await findFaults(test.db, { atRest: false })).toEqual({})
      expect(await setStatus('open')).toMatchObject({ status: 'open' })
      expect(await items()).toMatchObject([{ kind: 'reply', due_at: expect.any(String), expires_at: null }])
      expect((await conversation()).status).toBe('open')
      const acts = await test.db
        .selectFrom('audit_log')
        .where('subject_type', '=', 'conversation')
        .where('subject_id', '=', id)
        .where('action', 'in', ['conversation.customer_left', 'conversation.customer_back'])
        .select('action')
        .orderBy('id')
        .execute()
      expect(acts.map(({ action }) => action)).toEqual([
        'conversation.customer_left',
        'conversation.customer_back',
      ])
    },
  )

  it('comes back with the next message, and is shown with what the customer did', async () => {
    const { setStatus, post, message, items, conversation, siteowner } = await makeWritten(test, 'Hello')
    await setStatus('blocked')
    const { id } = await conversation()
    const master = await makeMaster(test, siteowner)
    expect((await master('GET', `/api/conversations/${id}`)).json().conversation.ignores).toMatchObject([
      { option: 'customer_blocked', by: null },
    ])
    await post(message({ text: 'Sorry' }))
    expect(await items()).toHaveLength(1)
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('stays with those who decide about it', async () => {
    const { setStatus, items } = await makeWritten(test, 'Ben je een robot?')
    expect(await setStatus('left')).toMatchObject({ is_kept: true })
    expect(await items()).toMatchObject([{ asked: true }])
  })

  it('gets no pokes when it is answered, and is answered again when the customer is back', async () => {
    const { setStatus, conversation, items } = await makeWritten(test, 'Hello')
    const operator = await makeOperator(test.db)
    await makeSentMessage(test.db, { conversationId: (await conversation()).id, operatorId: operator.id })
    await setStatus('left')
    expect((await conversation()).status).toBe('ignored')
    await setStatus('open')
    expect(await items()).toEqual([])
    expect((await conversation()).status).toBe('answered')
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('is one of the own chats of a site', async () => {
    const { call, customer } = await makeSite(test)
    const path = `/site/v1/customers/${customer.external_id}/chats/nobody`
    expect((await call('PUT', path, { status: 'left' })).json().code).toBe('conversation_not_found')
    const other = await makeSite(test)
    const { profile } = await makeWritten(test, 'Hello')
    const foreign = `/site/v1/customers/${customer.external_id}/chats/${profile.external_id}`
    expect((await other.call('PUT', foreign, { status: 'left' })).json().code).toBe('conversation_not_found')
  })
})
