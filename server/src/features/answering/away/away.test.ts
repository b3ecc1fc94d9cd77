import type { AwayTime } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'

const test = useTestApp()

async function makeCoach(own: Parameters<typeof makeOperator>[1] = {}) {
  const level = own.permissions_id ?? 150
  await makeLevel(test.db, { id: level, rights: ['chat_stats.away'] })
  const coach = await makeOperator(test.db, { ...own, permissions_id: level })
  const call = await test.signedIn(coach)
  const list = async (query = ''): Promise<{ items: AwayTime[]; next_cursor: string | null }> =>
    (await call('GET', `/api/away-times${query}`)).json()
  return { call, list }
}

const goAway = (reason_words = 'Doorbell') => ['POST', '/api/away-times', { reason_words }] as const
const comeBack = ['POST', '/api/away-times/current/end'] as const

/** Moves the end of the break to the past. */
const moveEndToPast = (operator: { id: number }) =>
  test.db
    .updateTable('away_times')
    .set({ started_at: sql<string>`now() - interval '3 minutes'`, ends_at: sql<string>`now()` })
    .where('operator_id', '=', operator.id)
    .execute()

const auditOf = (operator: { id: number }) =>
  test.db
    .selectFrom('audit_log')
    .where('operator_id', '=', operator.id)
    .where('action', 'like', 'away_time.%')
    .select(['action', 'details'])
    .orderBy('id')
    .execute()

describe('starting a break', () => {
  it('takes two minutes, and returns the conversation in hand to its queue', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { id } = await staffedSite.waiting()
    const { call, take, operator } = await staffedSite.colleague()
    const { lease } = await take()
    const { away } = (await call(...goAway('  Doorbell  '))).json()
    expect(away.reason_words).toBe('Doorbell')
    expect(Date.parse(away.ends_at) - Date.parse(away.started_at)).toBe(120_000)
    expect(await auditOf(operator)).toEqual([
      { action: 'away_time.start', details: { released: id, reason_code: null } },
    ])
    const renewed = await call('POST', `/api/leases/${lease.lease_id}/renew`)
    expect(renewed.json()).toMatchObject({ code: 'lease_lost' })
    expect((await (await staffedSite.colleague()).take()).id).toBe(id)
  })

  it('is visible to every page of the operator', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { call } = await staffedSite.colleague()
    const { away } = (await call(...goAway())).json()
    expect((await call('GET', '/api/user.php')).json().user.away).toEqual(away)
    await call(...comeBack)
    expect((await call('GET', '/api/user.php')).json().user.away).toBeNull()
  })

  it.each(['', ' \n '])('needs a reason: %j is refused', async (reason) => {
    const { call, operator } = await (await makeStaffedSite(test)).colleague()
    const answer = await call(...goAway(reason))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'reason_words' }] })
    expect(await auditOf(operator)).toEqual([])
  })

  it('again does not make it longer, also with two simultaneous requests', async () => {
    const { call, operator } = await (await makeStaffedSite(test)).colleague()
    const answers = await Promise.all([call(...goAway('One')), call(...goAway('Two'))])
    const [first, second] = answers.map((answer) => answer.json().away)
    expect(second).toEqual(first)
    expect(await auditOf(operator)).toHaveLength(1)
  })

  it('is possible again when the break has ended by itself', async () => {
    const { call, operator } = await (await makeStaffedSite(test)).colleague()
    await call(...goAway('One'))
    await moveEndToPast(operator)
    expect((await call('GET', '/api/user.php')).json().user.away).toBeNull()
    const { away } = (await call(...goAway('Two'))).json()
    expect(away.reason_words).toBe('Two')
  })
})

describe('during a break', () => {
  it('a claim returns no conversation and says why; the break continues', async () => {
    const staffedSite = await makeStaffedSite(test)
    await staffedSite.waiting()
    const { call } = await staffedSite.colleague()
    await call(...goAway())
    const claimed = await call('POST', '/api/queues/reply/claim', {})
    expect(claimed.json()).toEqual({ conversation: null, why: ['away'] })
    expect((await call('GET', '/api/user.php')).json().user.away).not.toBeNull()
  })

  it('ending the break lets the next claim return work', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { id } = await staffedSite.waiting()
    const { call, take, operator } = await staffedSite.colleague()
    await call(...goAway())
    expect((await call(...comeBack)).json()).toEqual({ ended: true })
    expect((await take()).id).toBe(id)
    expect((await call(...comeBack)).json()).toEqual({ ended: false })
    expect((await auditOf(operator)).map(({ action }) => action)).toEqual([
      'away_time.start',
      'away_time.end',
    ])
  })

  it('after its end the next claim returns work', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { id } = await staffedSite.waiting()
    const { call, take, operator } = await staffedSite.colleague()
    await call(...goAway())
    await moveEndToPast(operator)
    expect((await take()).id).toBe(id)
  })

  it('taking a conversation ends the break', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { id } = await staffedSite.waiting()
    await makeLevel(test.db, { id: 177, rights: ['other_chats.overview', 'other_chats.take'] })
    const { call } = await staffedSite.colleague({ permissions_id: 177 })
    await call(...goAway())
    expect((await call('POST', `/api/conversations/${id}/lease`)).statusCode).toBe(200)
    expect((await call('GET', '/api/user.php')).json().user.away).toBeNull()
  })
})

describe('the list of breaks', () => {
  it('shows coaches who is away, why and until when, and when they came back', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { call, operator } = await staffedSite.colleague()
    const { list } = await makeCoach({ siteowner_ids: [staffedSite.siteowner.id] })
    expect(await list('?open=1')).toEqual({ items: [], next_cursor: null })
    const { is_pause: _, counts_as_work: __, ...away } = (await call(...goAway())).json().away
    const shown = { ...away, operator: { id: operator.id, name: operator.name }, ended_at: null }
    expect((await list('?open=1')).items).toEqual([shown])
    await call(...comeBack)
    expect((await list('?open=1')).items).toEqual([])
    const [item] = (await list()).items
    expect(item).toEqual({ ...shown, ended_at: expect.any(String) })
  })

  it('has the planned end for a break that nobody ended', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { call, operator } = await staffedSite.colleague()
    const { list } = await makeCoach({ siteowner_ids: [staffedSite.siteowner.id] })
    await call(...goAway())
    await moveEndToPast(operator)
    expect((await list('?open=1')).items).toEqual([])
    const [item] = (await list()).items
    expect(item?.ended_at).toBe(item?.ends_at)
  })

  it('is sorted latest first, in pages', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { list } = await makeCoach({ siteowner_ids: [staffedSite.siteowner.id] })
    const { call } = await staffedSite.colleague()
    const other = await staffedSite.colleague()
    for (const reason of ['One', 'Two', 'Three']) {
      await call(...goAway(reason))
      await call(...comeBack)
    }
    await other.call(...goAway('Four'))
    const first = await list('?limit=3')
    expect(first.items.map(({ reason_words }) => reason_words)).toEqual(['Four', 'Three', 'Two'])
    const second = await list(`?limit=3&cursor=${first.next_cursor}`)
    expect(second.items.map(({ reason_words }) => reason_words)).toEqual(['One'])
    expect(second.next_cursor).toBeNull()
    const ofOther = await list(`?operator_id=${other.operator.id}`)
    expect(ofOther.items.map(({ reason_words }) => reason_words)).toEqual(['Four'])
  })

  it('has only operators of site owners that the coach works for', async () => {
    const [mine, other] = [await makeStaffedSite(test), await makeStaffedSite(test)]
    await (await mine.colleague()).call(...goAway('Mine'))
    await (await other.colleague()).call(...goAway('Other'))
    const everywhere = await makeOperator(test.db)
    await (await test.signedIn(everywhere))(...goAway('Everywhere'))
    const { list } = await makeCoach({ siteowner_ids: [mine.siteowner.id] })
    const seen = (await list('?open=1')).items.map(({ reason_words }) => reason_words)
    expect(seen).toEqual(expect.arrayContaining(['Everywhere', 'Mine']))
    expect(seen).not.toContain('Other')
    const all = (await (await makeCoach()).list('?open=1')).items.map(({ reason_words }) => reason_words)
    expect(all).toEqual(expect.arrayContaining(['Everywhere', 'Mine', 'Other']))
  })

  it('has no names for members of team 21 below level 150', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { call, operator } = await staffedSite.colleague()
    await call(...goAway())
    const own = { siteowner_ids: [staffedSite.siteowner.id], team_id: 21 }
    const nameless = await (await makeCoach({ ...own, permissions_id: 149 })).list('?open=1')
    expect(nameless.items.map((item) => item.operator)).toContainEqual({ id: operator.id, name: null })
    expect(nameless.items.filter((item) => item.operator.name !== null)).toEqual([])
    const named = await (await makeCoach(own)).list('?open=1')
    expect(named.items.map((item) => item.operator)).toContainEqual({
      id: operator.id,
      name: operator.name,
    })
  })

  it('is refused without the right', async () => {
    const { call } = await (await makeStaffedSite(test)).colleague()
    expect((await call('GET', '/api/away-times')).json()).toMatchObject({ status: 403, code: 'not_allowed' })
  })
})
