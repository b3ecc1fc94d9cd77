import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeLevel } from '../../../testing/make.ts'
import { makeBoard } from '../../../testing/make-board.ts'

const test = useTestApp()

async function makeActs() {
  const board = await makeBoard(test)
  const { call } = board
  const act = async (path: string, own: object = {}) => (await call('POST', `/api/board/${path}`, own)).json()
  const undo = async (id: number) => (await call('POST', `/api/board/acts/${id}/undo`)).json()
  const audited = (action: string) =>
    test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', board.coach.id)
      .where('action', '=', action)
      .select(['subject_type', 'subject_id', 'details'])
      .execute()
  const tooOld = () =>
    test.db.updateTable('board_acts').set({ acted_at: sql<string>`now() - interval '14 seconds'` }).execute()
  return { ...board, act, undo, audited, tooOld }
}

describe('releasing a chat', () => {
  it('returns it to its place in the queue, and is recorded', async () => {
    const { waiting, colleague, coach, act, read, audited } = await makeActs()
    const { id } = await waiting({ seconds: 300 })
    const { operator, call, take, act: answer } = await colleague()
    const { lease } = await take()
    const { act: done } = await act(`leases/${lease.lease_id}/release`, { reason: 'A break' })
    expect(await read()).toMatchObject({
      leases: { count: 0 },
      languages: [{ waiting: 1 }],
      acts: [{ id: done.id, kind: 'release', conversation_id: id, operator: { id: operator.id } }],
    })
    const lost = (await call('POST', `/api/leases/${lease.lease_id}/renew`, {})).json()
    const skip = (await answer(id, 'skip', { ...lease, reason_words: 'busy' })).json()
    const told = { code: 'lease_lost', release: { by: { id: coach.id }, reason: 'A break' } }
    expect([lost, skip]).toMatchObject([told, told])
    expect(await audited('board.release')).toMatchObject([{ subject_id: id, details: { reason: 'A break' } }])
  })

  it('is undone for ten seconds: the operator has the same lease again', async () => {
    const { waiting, colleague, act, undo, audited, read } = await makeActs()
    await waiting()
    const { call, take } = await colleague()
    const { lease } = await take()
    const { act: done } = await act(`leases/${lease.lease_id}/release`)
    expect(await undo(done.id)).toEqual({ undone: true })
    expect((await call('POST', `/api/leases/${lease.lease_id}/renew`, {})).statusCode).toBe(200)
    expect((await read()).acts).toEqual([])
    expect(await audited('board.undo')).toMatchObject([{ details: { undone: 'release' } }])
    expect((await undo(done.id)).code).toBe('undo_too_late')
  })

  it('is not undone when somebody has claimed it, the time is over, or it was another coach', async () => {
    const { siteowner, waiting, colleague, act, undo, tooOld } = await makeActs()
    const release = async () => {
      await waiting()
      const { take } = await colleague()
      const { lease } = await take()
      return (await act(`leases/${lease.lease_id}/release`)).act.id as number
    }
    const claimed = await release()
    await (await colleague()).take()
    expect((await undo(claimed)).code).toBe('undo_too_late')
    const old = await release()
    const other = await colleague({ permissions_id: 152, siteowner_ids: [siteowner.id] })
    expect((await other.call('POST', `/api/board/acts/${old}/undo`)).json().code).toBe('undo_too_late')
    await tooOld()
    expect((await undo(old)).code).toBe('undo_too_late')
  })

  it('is refused for a lease that has ended, and for other site owners', async () => {
    const { act } = await makeActs()
    const other = await makeStaffedSite(test)
    await other.waiting()
    const { lease } = await (await other.colleague()).take()
    expect((await act(`leases/${lease.lease_id}/release`)).code).toBe('lease_lost')
    expect((await act('leases/5f7c1f0e-0d5d-4b9c-9d3a-0f1b2c3d4e5f/release')).code).toBe('lease_lost')
  })
})

describe('asking for a language', () => {
  it('twice with the same note within a minute asks once, also at the same time', async () => {
    const { colleague, act, audited } = await makeActs()
    const [one, two] = [await colleague(), await colleague()]
    const ask = (text: string, ...operators: (typeof one)[]) =>
      act('ask', { language: 'pl', operator_ids: operators.map(({ operator }) => operator.id), text })
    const same = await Promise.all([ask('Polish?', one, two), ask('Polish?', two, one)])
    expect(same[0]).toEqual(same[1])
    expect(await audited('board.ask')).toHaveLength(2)
    expect((await ask('Polish!', one, two)).act.id).not.toBe(same[0].act.id)
    expect((await ask('Polish?', one)).act.id).not.toBe(same[0].act.id)
    expect(await audited('board.ask')).toHaveLength(5)
  })

  const notesOf = async ({ call }: { call: Awaited<ReturnType<typeof test.signedIn>> }) =>
    (await call('GET', '/api/user.php')).json().user.coach_notes
  const settle = () =>
    test.db.updateTable('coach_notes').set({ created_at: '2026-01-01T00:00:00Z' }).execute()

  it('writes a note to each operator, which appears when it can no longer be undone', async () => {
    const { colleague, act, audited, read } = await makeActs()
    const [kasia, ewa] = [await colleague({ languages: ['pl'] }), await colleague({ languages: ['pl'] })]
    const operator_ids = [kasia.operator.id, ewa.operator.id]
    await act('ask', { language: 'pl', operator_ids, text: ' Please take Polish ' })
    expect(await notesOf(kasia)).toEqual([])
    await settle()
    for (const each of [kasia, ewa])
      expect(await notesOf(each)).toMatchObject([{ text: 'Please take Polish', from: { name: 'Ilse M.' } }])
    expect(await audited('board.ask')).toHaveLength(2)
    expect((await read()).acts).toMatchObject([{ kind: 'ask', language: 'pl', asked: 2, operator: null }])
  })

  it('is undone before anybody sees it', async () => {
    const { colleague, act, undo } = await makeActs()
    const kasia = await colleague()
    const done = await act('ask', { language: 'pl', operator_ids: [kasia.operator.id], text: 'Polish?' })
    await undo(done.act.id)
    await settle()
    expect(await notesOf(kasia)).toEqual([])
  })

  it('is refused for operators of other site owners', async () => {
    const { act } = await makeActs()
    const { operator } = await (await makeStaffedSite(test)).colleague()
    const refused = await act('ask', { language: 'pl', operator_ids: [operator.id], text: 'Polish?' })
    expect(refused.code).toBe('operator_not_found')
  })

  it('offers the operators who write it: those who are here, then those who are signed out', async () => {
    const { waiting, colleague, call } = await makeActs()
    await waiting({ language: 'en' })
    const answering = await colleague({ name: 'A', languages: ['en', 'pl'] })
    await answering.take()
    await colleague({ name: 'B', languages: ['en'] })
    const gone = await colleague({ name: 'C', languages: ['pl'] })
    await gone.call('GET', '/api/logout.php')
    await colleague({ name: 'D', languages: ['pl'] })
    const { items } = (await call('GET', '/api/board/writers?language=pl')).json()
    expect(items).toMatchObject([
      { operator: { name: 'A' }, state: 'answering', language: 'en', paused: false },
      { operator: { name: 'D' }, state: 'ready', language: null },
      { operator: { name: 'C' }, state: 'signed_out' },
    ])
  })
})

describe('pausing an operator', () => {
  it('ends claims, also after an action, and taking; the chat in hand stays', async () => {
    const { waiting, colleague, coach, act, audited, read } = await makeActs()
    const { id } = await waiting({ seconds: 60 })
    await waiting()
    const { operator, call, take, act: onChat } = await colleague()
    const { lease } = await take()
    await act(`operators/${operator.id}/pause`, { reason: 'Call me first, please' })
    const { paused } = (await call('GET', '/api/user.php')).json().user
    expect(paused).toEqual({ by: { id: coach.id, name: coach.name }, reason: 'Call me first, please' })
    expect((await read()).leases.items).toMatchObject([{ paused: true }])
    expect((await call('POST', `/api/leases/${lease.lease_id}/renew`, {})).statusCode).toBe(200)
    const skipped = await onChat(id, 'skip', { reason_code: 'topic', next: 'reply', ...lease })
    expect(skipped.json().next).toEqual({ conversation: null, why: ['paused'] })
    expect((await call('POST', '/api/queues/reply/claim', {})).json()).toEqual({
      conversation: null,
      why: ['paused'],
    })
    await act(`operators/${operator.id}/resume`)
    expect((await call('POST', '/api/queues/reply/claim', {})).json().conversation).not.toBeNull()
    expect((await call('GET', '/api/user.php')).json().user.paused).toBeNull()
    expect((await audited('board.pause')).length + (await audited('board.resume')).length).toBe(2)
  })

  it('holds on every node at once, also on one that has just answered the operator', async () => {
    const node = await startTestApp(test.url)
    try {
      const { waiting, colleague, coach } = await makeActs()
      const { id } = await waiting({ seconds: 60 })
      await makeLevel(test.db, { id: 151, rights: ['other_chats.take', 'other_chats.overview'] })
      const { operator, call } = await colleague({ permissions_id: 151 })
      const onOther = await node.signedIn(operator)
      // Both nodes have the operator in their caches, not paused.
      for (const each of [call, onOther])
        expect((await each('GET', '/api/user.php')).json().user.paused).toBeNull()
      const rights = ['chat_stats.board', 'other_chats.take', 'other_chats.overview']
      await makeLevel(test.db, { id: 152, rights })
      const coachOnOther = await node.signedIn(coach)
      expect((await coachOnOther('POST', `/api/board/operators/${operator.id}/pause`, {})).statusCode).toBe(
        200,
      )
      for (const each of [call, onOther]) {
        expect((await each('POST', '/api/queues/reply/claim', {})).json()).toEqual({
          conversation: null,
          why: ['paused'],
        })
        expect((await each('POST', `/api/conversations/${id}/lease`, {})).json().code).toBe('paused')
      }
      const paused = async () => (await call('GET', '/api/user.php')).json().user.paused
      await expect.poll(paused).not.toBeNull()
      // Two coaches' nodes at once: one of them changes it.
      const resume = (as: typeof coachOnOther) => as('POST', `/api/board/operators/${operator.id}/resume`)
      const resumed = await Promise.all([resume(coachOnOther), resume(await test.signedIn(coach))])
      expect(resumed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      await expect.poll(paused).toBeNull()
      expect((await onOther('POST', '/api/queues/reply/claim', {})).json().conversation).toMatchObject({ id })
    } finally {
      await node.close()
    }
  })

  it('refuses to take a chosen chat', async () => {
    const { waiting, colleague, act } = await makeActs()
    const { id } = await waiting()
    await makeLevel(test.db, { id: 151, rights: ['other_chats.take', 'other_chats.overview'] })
    await makeLevel(test.db, {
      id: 152,
      rights: ['chat_stats.board', 'other_chats.take', 'other_chats.overview'],
    })
    const { operator, call } = await colleague({ permissions_id: 151 })
    await act(`operators/${operator.id}/pause`)
    expect((await call('POST', `/api/conversations/${id}/lease`, {})).json().code).toBe('paused')
  })

  it('is undone', async () => {
    const { colleague, act, undo } = await makeActs()
    const { operator, call } = await colleague()
    const paused = async () => (await call('GET', '/api/user.php')).json().user.paused
    await undo((await act(`operators/${operator.id}/pause`)).act.id)
    expect(await paused()).toBeNull()
    await act(`operators/${operator.id}/pause`, { reason: 'A talk' })
    await undo((await act(`operators/${operator.id}/resume`)).act.id)
    expect(await paused()).toMatchObject({ reason: 'A talk' })
  })

  it('is refused for oneself, twice, of other site owners, and for those with rights that the coach lacks', async () => {
    const { coach, colleague, act } = await makeActs()
    const pause = async (id: number) => (await act(`operators/${id}/pause`)).code
    expect(await pause(coach.id)).toBe('own_account')
    const { operator } = await colleague()
    expect([await pause(operator.id), await pause(operator.id)]).toEqual([undefined, 'already_so'])
    const stranger = await (await makeStaffedSite(test)).colleague()
    expect(await pause(stranger.operator.id)).toBe('operator_not_found')
    await makeLevel(test.db, { id: 140, rights: ['manage_operators'] })
    const admin = await colleague({ permissions_id: 140 })
    expect(await pause(admin.operator.id)).toBe('rights_above_yours')
  })
})
