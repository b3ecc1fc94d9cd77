import { rights } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { findOperator } from '../sign-in/session.ts'

const test = useTestApp()
let number = 300

/** What an operator of this level works on: own values and those of the level. */
async function workOf(
  own: Parameters<typeof makeOperator>[1],
  level: Omit<Parameters<typeof makeLevel>[1], 'id'>,
) {
  const { id } = await makeLevel(test.db, { id: ++number, ...level })
  const send = await test.signedIn(await makeOperator(test.db, { ...own, permissions_id: id }))
  return { send, operator: await findOperator(test.db, send.token, false) }
}

describe('what operator and level both restrict', () => {
  it.each([
    [null, null, null],
    [['vip'], null, ['vip']],
    [null, ['vip'], ['vip']],
    [['vip', 'new'], ['new', 'old'], ['new']],
    [['vip'], [], []],
  ])('segments of the operator %j and of the level %j are %j', async (own, ofLevel, both) => {
    const { operator } = await workOf({ segments: own }, { segments: ofLevel })
    expect(operator?.segments).toEqual(both)
  })

  it.each([
    [['reply', 'poke'], null, ['reply', 'poke']],
    [['reply', 'poke'], ['poke'], ['poke']],
    [['reply'], ['poke'], []],
    [[], ['reply', 'poke'], []],
  ] as const)('message types of the operator %j and of the level %j are %j', async (own, ofLevel, both) => {
    const { send, operator } = await workOf(
      { message_types: [...own] },
      { message_types: ofLevel && [...ofLevel] },
    )
    expect(operator?.messageTypes).toEqual(both)
    expect((await send('GET', '/api/user.php')).json().user.message_types).toEqual(both)
  })

  it('badges, claims and sending follow the intersection', async () => {
    const vip = await makeWaiting(test.db, { language: 'da', item: { segment: 'vip' } })
    await makeWaiting(test.db, { language: 'da', item: { segment: 'new' } })
    const own = { languages: ['da'], segments: ['vip', 'new'] }
    const { send, operator } = await workOf(own, { segments: ['vip'], message_types: ['reply'] })
    expect((await send('GET', '/api/user.php')).json().user).toMatchObject({
      open_messages: 1,
      open_pokes: 0,
    })
    const claim = async () => (await send('POST', '/api/queues/smart/claim', {})).json()
    const { conversation, lease } = await claim()
    expect(conversation.id).toBe(vip.id)
    await makeLevel(test.db, { id: operator?.level.id ?? 0, message_types: ['poke'] })
    const sent = await send(
      'POST',
      `/api/conversations/${vip.id}/messages`,
      {
        lease_id: lease.id,
        epoch: lease.epoch,
        in_reply_to: vip.message.id,
        last_seen_id: vip.message.id,
        text: 'Hello',
      },
      { 'idempotency-key': 'after-the-change' },
    )
    expect(sent.json()).toMatchObject({ code: 'not_allowed', kind: 'reply' })
  })
})

describe('a preview', () => {
  it('narrows rights, message types, segments and history, and never widens them', async () => {
    const own = { rights: ['manage_operators', 'reviews.view'], history_size: 'limited' as const }
    const { send } = await workOf({ message_types: ['reply'], segments: ['vip'] }, own)
    const wide = await makeLevel(test.db, { id: 120, rights: [...rights], history_size: 'all' })
    const narrow = await makeLevel(test.db, {
      id: 110,
      rights: ['reviews.view'],
      history_size: 'short',
      segments: [],
    })
    const preview = async (level: { id: number }) => {
      await send('POST', '/api/preview', { level_id: level.id })
      const operator = await findOperator(test.db, send.token, false)
      await send('DELETE', '/api/preview')
      return operator
    }
    expect(await preview(wide)).toMatchObject({
      rights: own.rights,
      level: { id: 120 },
      preview: { id: 120, name: 'Level 120' },
      messageTypes: ['reply'],
      segments: ['vip'],
      historySize: 500,
    })
    expect(await preview(narrow)).toMatchObject({
      rights: ['reviews.view'],
      level: { id: 110 },
      segments: [],
      historySize: 50,
    })
    expect(await findOperator(test.db, send.token, false)).toMatchObject({
      preview: null,
      rights: own.rights,
      historySize: 500,
    })
  })

  it('of a level with a higher number keeps the own number, which decides about names', async () => {
    await makeLevel(test.db, { id: 140, rights: ['manage_operators'] })
    await makeLevel(test.db, { id: 150 })
    const other = await makeOperator(test.db)
    const send = await test.signedIn(await makeOperator(test.db, { team_id: 21, permissions_id: 140 }))
    await send('POST', '/api/preview', { level_id: 150 })
    const { operator_names } = (await send('GET', '/api/operator_names.php?new=1')).json()
    expect(operator_names).not.toHaveProperty(String(other.id))
    expect((await send('GET', '/api/user.php')).json().user).toMatchObject({
      permissions: { id: 140 },
      preview: { id: 150 },
    })
  })

  it('is of one session, is refused with a chat in hand, and leaves audit entries', async () => {
    const { send, operator } = await workOf({ languages: ['fi'] }, { rights: ['manage_operators'] })
    const level = await makeLevel(test.db, { id: 100 })
    await makeWaiting(test.db, { language: 'fi' })
    const { conversation, lease } = (await send('POST', '/api/queues/reply/claim', {})).json()
    const start = async () => (await send('POST', '/api/preview', { level_id: level.id })).json()
    expect(await start()).toMatchObject({ code: 'chat_in_hand' })
    await send('POST', `/api/leases/${lease.id}/release`)
    expect(conversation).not.toBeNull()
    expect(await start()).toMatchObject({ user: { preview: { id: 100 }, scope: [] } })
    const elsewhere = await test.signedIn({ id: operator?.id ?? 0 })
    expect((await elsewhere('GET', '/api/user.php')).json().user).toMatchObject({ preview: null })
    expect((await send('DELETE', '/api/preview')).json()).toMatchObject({
      user: { preview: null, scope: ['manage_operators'] },
    })
    const entries = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', operator?.id ?? 0)
      .where('action', 'like', 'preview.%')
      .select(['action', 'subject_id'])
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'preview.start', subject_id: 100 },
      { action: 'preview.end', subject_id: 100 },
    ])
  })
})
