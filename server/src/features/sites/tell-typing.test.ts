import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { useStreams } from '../../testing/event-stream.ts'
import { makeSite } from '../../testing/site.ts'
import { makeWritten } from '../../testing/written-chat.ts'
import { openTyping, typingPerMinute } from './tell-typing.ts'

const test = useTestApp()
const openStream = useStreams(test)

describe('a customer who is typing', () => {
  it('is told to who has the chat in hand, and to nobody else; nothing is stored', async () => {
    const { claim, call, customer, profile, siteowner } = await makeWritten(test, 'Hello')
    const other = await makeWritten(test, 'Hello')
    const [{ call: own, id }, { call: others }] = [await claim(), await other.claim()]
    const [stream, elsewhere] = [await openStream(own.token), await openStream(others.token)]
    for (const each of [stream, elsewhere]) await each.next((event) => event.topic === 'ready')
    const audited = () =>
      test.db
        .selectFrom('audit_log')
        .where('siteowner_id', '=', siteowner.id)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    const before = await audited()
    const chat = { customer_external_id: customer.external_id, profile_external_id: profile.external_id }
    const path = `/site/v1/customers/${customer.external_id}/chats/${profile.external_id}/typing`
    const answer = await call('POST', path)
    expect(answer.json()).toEqual({ ...chat, noted: true })
    expect(await stream.next((event) => event.topic === 'typing')).toEqual({ topic: 'typing', id })
    // Hints arrive in order: it would have come before this one.
    const chatOfOther = `${other.customer.external_id}/chats/${other.profile.external_id}`
    await other.call('POST', `/site/v1/customers/${chatOfOther}/typing`)
    await elsewhere.next((event) => event.topic === 'typing')
    expect(elsewhere.seen.filter((event) => event.topic === 'typing')).toHaveLength(1)
    expect(await audited()).toEqual(before)
  })

  it('answers the same when nobody has the chat open, and 404 without a chat', async () => {
    const { call, customer, profile } = await makeWritten(test, 'Hello')
    const path = (id: string) => `/site/v1/customers/${customer.external_id}/chats/${id}/typing`
    expect((await call('POST', path(profile.external_id))).json()).toMatchObject({ noted: true })
    expect((await call('POST', path('nobody'))).json().code).toBe('conversation_not_found')
    const stranger = await makeSite(test)
    expect((await stranger.call('POST', path(profile.external_id))).json().code).toBe(
      'conversation_not_found',
    )
  })

  it('is refused above the limit of the site', async () => {
    const { siteowner, customer, profile } = await makeWritten(test, 'Hello')
    const tell = openTyping(test.db, { sendHints() {} })
    const params = { external_id: customer.external_id, profile_external_id: profile.external_id }
    const wrong = { ...params, profile_external_id: 'nobody' }
    const site = { id: siteowner.id, name: 'Site' }
    await tell(site, params)
    const calls = Array.from({ length: typingPerMinute }, () => tell(site, wrong).catch(({ code }) => code))
    expect((await Promise.all(calls)).at(-1)).toBe('too_many_requests')
  })
})
