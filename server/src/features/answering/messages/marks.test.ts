import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeSiteowner } from '../../../testing/make.ts'
import { makeReceived } from '../../../testing/make-conversations.ts'
import { markingOf } from '../../../testing/marking.ts'
import { securityEventsOf } from '../../../testing/security-events.ts'

const test = useTestApp()
const { signedInAs, supervisor, inHand, audited } = markingOf(test)

describe('a mark', () => {
  it('is set and removed by the holder, shows who and why, and is audited', async () => {
    const { holder, message, thread } = await inHand()
    const path = `/api/messages/${message.id}`
    const hidden = await holder('PATCH', path, { hidden: true, reason: ' phone number ' })
    const by = { id: holder.operator.id, name: 'Anna V.' }
    expect(hidden.json().message).toMatchObject({
      id: message.id,
      text: 'Call me on 0612345678',
      hidden: { by, reason: 'phone number', at: expect.stringMatching(/Z$/) },
      highlighted: null,
      deleted: null,
    })
    await holder('PATCH', path, { highlighted: true })
    expect((await thread()).items[0]).toMatchObject({ hidden: { by }, highlighted: { by } })
    const shown = await holder('PATCH', path, { hidden: false, highlighted: false })
    expect(shown.json().message).toMatchObject({ hidden: null, highlighted: null })
    expect(await audited(message.id)).toEqual([
      'message.hide',
      'message.highlight',
      'message.show',
      'message.unhighlight',
    ])
  })

  it('that exists keeps its first author, without another audit entry', async () => {
    const { holder, message } = await inHand()
    const coach = await supervisor(['overview'])
    const path = `/api/messages/${message.id}`
    await coach('PATCH', path, { highlighted: true })
    const again = (await holder('PATCH', path, { highlighted: true })).json().message
    expect(again.highlighted.by.id).toBe(coach.operator.id)
    expect(await audited(message.id)).toEqual(['message.highlight'])
  })

  it('needs hidden or highlighted, and a reason only with hiding', async () => {
    const { holder, message } = await inHand()
    for (const [body, path] of [
      [{}, 'body'],
      [{ highlighted: true, reason: 'x' }, 'hidden'],
      [{ hidden: false, reason: 'x' }, 'hidden'],
      [{ hidden: true, reason: ' ' }, 'reason'],
    ] as const)
      expect((await holder('PATCH', `/api/messages/${message.id}`, body)).json()).toMatchObject({
        code: 'invalid_input',
        issues: [{ path }],
      })
  })

  it('hides the name of its author according to section 6 of the specification', async () => {
    const { message } = await inHand()
    const coach = await supervisor(['overview'])
    await coach('PATCH', `/api/messages/${message.id}`, { hidden: true })
    await makeLevel(test.db, { id: 140, rights: ['other_chats.overview'] })
    const nameless = await signedInAs({ team_id: 21, permissions_id: 140 })
    const { message: seen } = (
      await nameless('PATCH', `/api/messages/${message.id}`, { hidden: true })
    ).json()
    expect(seen.hidden.by).toEqual({ id: coach.operator.id, name: null })
  })

  it('is refused to previous holders of the conversation, and to coaches of other sites', async () => {
    const { holder, message, lease } = await inHand()
    const stranger = await supervisor(['overview', 'reports'], {
      siteowner_ids: [(await makeSiteowner(test.db)).id],
    })
    await holder('POST', `/api/leases/${lease.id}/release`, {})
    for (const method of ['PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { hidden: true } : undefined
      const refused = await holder(method, `/api/messages/${message.id}`, body)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_allowed'])
      const unseen = await stranger(method, `/api/messages/${message.id}`, body)
      expect([unseen.statusCode, unseen.json().code]).toEqual([404, 'message_not_found'])
    }
    const subjects = [`message ${message.id}`]
    for (const [caller, kind] of [
      [holder, 'access_refused'],
      [stranger, 'foreign_id'],
    ] as const)
      expect(await securityEventsOf(test, caller.operator)).toMatchObject([
        { kind, subjects },
        { kind, subjects },
      ])
    expect(await audited(message.id)).toEqual([])
  })

  it('of an unknown message is refused', async () => {
    const coach = await supervisor(['overview', 'reports'])
    expect((await coach('PATCH', '/api/messages/999999999', { hidden: true })).json().code).toBe(
      'message_not_found',
    )
    expect((await coach('DELETE', '/api/messages/999999999')).json().code).toBe('message_not_found')
  })
})

describe('a deleted message', () => {
  it('is not returned in the thread, in refusals, or to a repetition of its sending', async () => {
    const { holder, sent, answer, thread, id } = await inHand()
    await test.db
      .updateTable('messages')
      .set({ photo_url: 'https://site.test/p.jpg', gift: 'Tea' })
      .where('id', '=', sent.id)
      .execute()
    const deleted = await holder('DELETE', `/api/messages/${sent.id}`)
    const gone = {
      id: sent.id,
      text: '',
      attachments: [],
      deleted: { by: { id: holder.operator.id, name: 'Anna V.' } },
    }
    expect(deleted.json().message).toMatchObject(gone)
    const page = await thread()
    expect(page.items[1]).toMatchObject(gone)
    expect((await answer()).json().message).toMatchObject({ ...gone, deleted: { by: gone.deleted.by } })
    const newer = await makeReceived(test.db, { conversationId: id, text: 'A secret' })
    const coach = await supervisor(['reports', 'overview'])
    await coach('DELETE', `/api/messages/${newer.id}`)
    const late = await holder(
      'POST',
      `/api/conversations/${id}/messages`,
      {
        lease_id: (await holder('GET', `/api/conversations/${id}`)).json().lease.id,
        epoch: (await holder('GET', `/api/conversations/${id}`)).json().lease.epoch,
        in_reply_to: sent.in_reply_to,
        last_seen_id: sent.id,
        text: 'Late',
      },
      { 'idempotency-key': randomUUID() },
    )
    expect(late.json()).toMatchObject({
      code: 'newer_message',
      messages: [{ id: newer.id, text: '', deleted: {} }],
    })
    expect(late.body).not.toContain('A secret')
    expect(await audited(sent.id)).toEqual(['message.delete'])
  })

  it('accepts no marks, is deleted once, and does not return the reason of its hiding', async () => {
    const { message } = await inHand()
    const coach = await supervisor(['overview', 'reports'])
    const path = `/api/messages/${message.id}`
    await coach('PATCH', path, { hidden: true, reason: '0612345678' })
    const first = (await coach('DELETE', path)).json().message
    expect(first.hidden).toMatchObject({ reason: null })
    expect((await coach('DELETE', path)).json().message).toEqual(first)
    expect((await coach('PATCH', path, { highlighted: true })).json().code).toBe('message_deleted')
    expect(await audited(message.id)).toEqual(['message.hide', 'message.delete'])
  })

  it('comes back when its deletion is undone at once, by who deleted it', async () => {
    const { holder, message, thread } = await inHand()
    const coach = await supervisor(['overview', 'reports'])
    const path = `/api/messages/${message.id}`
    const before = (await thread()).items[0]
    await coach('DELETE', path)
    const undo = (by: typeof holder) => by('POST', `${path}/undelete`)
    expect((await undo(holder)).json().code).toBe('undo_too_late')
    expect((await undo(coach)).json().message).toMatchObject({ deleted: null, text: message.body })
    expect((await undo(coach)).statusCode).toBe(200)
    expect({ ...(await thread()).items[0], revision: 0 }).toEqual({ ...before, revision: 0 })
    expect(await audited(message.id)).toEqual(['message.delete', 'message.undelete'])
    await coach('DELETE', path)
    await sql`update messages set deleted_at = now() - interval '14 seconds' where id = ${message.id}`.execute(
      test.db,
    )
    expect((await undo(coach)).json().code).toBe('undo_too_late')
  })

  it('was deleted by its author with the chat in hand or by those who handle reports: others are refused', async () => {
    const { holder, message } = await inHand()
    const reader = await supervisor(['overview'])
    expect((await holder('DELETE', `/api/messages/${message.id}`)).json().code).toBe('not_allowed')
    expect((await reader('DELETE', `/api/messages/${message.id}`)).json().code).toBe('not_allowed')
    const coach = await supervisor(['overview', 'reports'])
    expect((await coach('DELETE', `/api/messages/${message.id}`)).statusCode).toBe(200)
  })

  it('is still delivered to the site', async () => {
    const siteowner = await makeSiteowner(test.db)
    const { holder, sent } = await inHand(siteowner)
    await holder('DELETE', `/api/messages/${sent.id}`)
    // The outbox ends before the oldest open transaction, and other tests have open ones on the same server.
    const outbox = async () => (await test.site(siteowner.key)('GET', '/site/v1/outbox')).json().items
    await expect.poll(outbox).toMatchObject([{ id: sent.id, text: 'My own words' }])
  })
})
