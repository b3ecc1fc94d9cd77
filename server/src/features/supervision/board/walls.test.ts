import type { WallBoard } from '@panel/contract'
import { maxWalls } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeWalls } from '../../../testing/make-wall.ts'
import { readsPerAddress, refusedPerAddress } from './limit-wall-reads.ts'

const test = useTestApp()

const ended = { statusCode: 404, code: 'wall_ended' }
const stateOf = (answer: { statusCode: number; json: () => { code?: string } }) => ({
  statusCode: answer.statusCode,
  code: answer.json().code,
})

const setMaker = (id: number, values: object) =>
  test.db.updateTable('operators').set(values).where('id', '=', id).execute()

const auditOf = (id: number) =>
  test.db
    .selectFrom('audit_log')
    .where('operator_id', '=', id)
    .where('action', 'like', 'board.%wall')
    .select(['action', 'subject_type', 'subject_id', 'details'])
    .orderBy('id')
    .execute()

describe('a wall screen', () => {
  it('shows figures and times, and no names, ids or reasons', async () => {
    const { make, look, waiting, colleague, read, siteowner, coach } = await makeWalls(test)
    await waiting({ language: 'pl', seconds: 600, customer: { name: 'Piotr Zawada' } })
    const second = await waiting({ language: 'pl', seconds: 60 })
    const busy = await colleague({ name: 'Kasia Wallend', languages: ['pl'] })
    const { id } = await busy.take()
    const away = await colleague({ name: 'Marek Wallend', languages: ['pl'] })
    await away.call('POST', '/api/away-times', { reason_words: 'Doorbell rings' })
    const handover = await waiting({ language: 'pl', item: { for_master: true } })
    await test.db
      .insertInto('handovers')
      .values({ conversation_id: handover.id, reason_words: 'Asked for a meeting' })
      .execute()
    const { token } = await make()
    const answer = await look(token)
    const wall: WallBoard = answer.json()
    const board = await read()
    expect(wall).toEqual({
      language: 'nl',
      expires_at: expect.any(String),
      late_minutes: {
        chat: { amber: 8, red: 12 },
        poke: { amber: 60, red: 240 },
        handover: { amber: 5, red: 10 },
      },
      hours: board.hours,
      languages: board.languages,
      leases: { count: 1, longest_since: board.leases.items[0]?.since },
      away: { count: 1, next_back_at: board.away.items[0]?.until },
      handovers: { count: 1, oldest_since: board.handovers.items[0]?.since },
      hour: board.hour,
    })
    expect(wall.languages).toMatchObject([{ language: 'pl', waiting: 1 }])
    const names = [
      'Wallend',
      coach.name,
      siteowner.name,
      'Doorbell',
      'meeting',
      'Zawada',
      second.customer.name,
    ]
    for (const name of names) expect(answer.body).not.toContain(name)
    const keys = JSON.stringify(wall).match(/"(\w*(id|name|operator|conversation|reason|customer)\w*)":/g)
    expect(keys).toBeNull()
    expect(id).toBeGreaterThan(0)
  })

  it('has a token of 256 bits, of which only the digest is stored, and works for thirty days', async () => {
    const { make, look } = await makeWalls(test)
    const { id, token } = await make()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await test.db.selectFrom('board_walls').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const wall = (await look(token)).json()
    expect(Date.parse(wall.expires_at) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
    await test.db
      .updateTable('board_walls')
      .set({ expires_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute()
    expect(stateOf(await look(token))).toEqual(ended)
  })

  it('gives one answer for a link that is unknown, missing, expired, revoked, or of a maker who lost the board', async () => {
    const { make, look, call, coach } = await makeWalls(test)
    const { id, token } = await make()
    const { token: other } = await make()
    await call('POST', `/api/board/walls/${id}/revoke`)
    const answers = [await look(token), await look('unknown'), await test.anonymous('GET', '/api/wall')]
    await setMaker(coach.id, { suspended_at: sql`now()` })
    answers.push(await look(other))
    await setMaker(coach.id, { suspended_at: null })
    expect((await look(other)).statusCode).toBe(200)
    const level = await makeLevel(test.db, { id: 110, rights: [] })
    await setMaker(coach.id, { permissions_id: level.id })
    answers.push(await look(other))
    for (const answer of answers) expect(stateOf(answer)).toEqual(ended)
  })

  it('shows what its maker may see at that moment', async () => {
    const { make, look, waiting, coach } = await makeWalls(test)
    await waiting({ language: 'it' })
    const { token } = await make()
    expect((await look(token)).json().languages).toMatchObject([{ language: 'it', waiting: 1 }])
    const other = await makeSiteowner(test.db)
    await setMaker(coach.id, { siteowner_ids: [other.id] })
    expect((await look(token)).json().languages).toEqual([])
    await setMaker(coach.id, { siteowner_ids: [] })
    expect((await look(token)).json().languages).toEqual([])
  })

  it('answers 304 while nothing has changed, and is stored nowhere', async () => {
    const { make, look } = await makeWalls(test)
    const { token } = await make()
    const { headers } = await look(token)
    expect(headers['cache-control']).toBe('no-store')
    expect((await look(token, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('neither extends a session nor shows its maker as present', async () => {
    const { make, look, call, coach } = await makeWalls(test)
    const { token } = await make()
    const lastAct = () =>
      test.db
        .updateTable('sessions')
        .set({ last_act_at: sql<string>`last_act_at - interval '10 minutes'` })
        .where('operator_id', '=', coach.id)
        .returning('last_act_at')
        .execute()
    const before = await lastAct()
    await look(token, { cookie: `auth.session=${call.token}` })
    const after = await test.db
      .selectFrom('sessions')
      .where('operator_id', '=', coach.id)
      .select('last_act_at')
      .execute()
    expect(after).toEqual(before)
  })

  it('is limited by link', async () => {
    const { make, look } = await makeWalls(test)
    const { token } = await make()
    const { token: other } = await make()
    const answers = await Promise.all(Array.from({ length: 61 }, () => look(token)))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.headers['retry-after']).toMatch(/^\d+$/)
    expect((await look(other)).statusCode).toBe(200)
  })

  it('is limited by address: links that do not work, then all of them', async () => {
    const { make, lookFrom } = await makeWalls(test)
    const { token } = await make()
    const times = (number: number, address: string, look = 'x'.repeat(43)) =>
      Promise.all(Array.from({ length: number }, async () => stateOf(await lookFrom(address, look))))
    const refused = { statusCode: 429, code: 'too_many_requests' }
    const office = '203.0.113.7'
    expect(await times(refusedPerAddress, office)).toEqual(Array(refusedPerAddress).fill(ended))
    expect(await times(1, office)).toEqual([refused])
    expect((await lookFrom(office, token)).statusCode).toBe(200)
    // One address of a network that a provider gives to one customer.
    expect(await times(1, '2001:db8:1:2::1')).toEqual([ended])

    await times(readsPerAddress - refusedPerAddress - 2, office)
    const last = await lookFrom(office, token)
    expect(stateOf(last)).toEqual(refused)
    expect(last.headers['retry-after']).toMatch(/^\d+$/)
    expect((await lookFrom('203.0.113.8', token)).statusCode).toBe(200)
  })

  it('has one limit for the addresses of an IPv6 network', async () => {
    const { make, lookFrom } = await makeWalls(test)
    const { token } = await make()
    const answers = await Promise.all(
      Array.from({ length: readsPerAddress }, (_, place) =>
        lookFrom(`2001:db8:7:7::${place.toString(16)}`, 'x'.repeat(43)),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(refusedPerAddress)
    expect(stateOf(await lookFrom('2001:db8:7:7::ffff', token)).statusCode).toBe(429)
    expect((await lookFrom('2001:db8:7:8::1', token)).statusCode).toBe(200)
  })
})

describe('the links of wall screens', () => {
  it('are listed with their last use, and their making and end are recorded', async () => {
    const { make, look, call, coach } = await makeWalls(test)
    const { id, token } = await make()
    const list = async () => (await call('GET', '/api/board/walls')).json().items
    expect(await list()).toMatchObject([{ id, made_by: { id: coach.id }, last_seen_at: null }])
    await look(token)
    expect(await list()).toMatchObject([{ id, last_seen_at: expect.any(String) }])
    expect((await call('POST', `/api/board/walls/${id}/revoke`)).statusCode).toBe(200)
    expect(await list()).toEqual([])
    expect((await call('POST', `/api/board/walls/${id}/revoke`)).json().code).toBe('wall_ended')
    const subject = { subject_type: 'operator', subject_id: coach.id, details: { wall_id: id } }
    expect(await auditOf(coach.id)).toEqual([
      { action: 'board.make_wall', ...subject },
      { action: 'board.revoke_wall', ...subject },
    ])
  })

  it('are a few for each maker, also when they are made at the same time', async () => {
    const { call } = await makeWalls(test)
    const answers = await Promise.all(
      Array.from({ length: maxWalls + 1 }, () => call('POST', '/api/board/walls', { language: 'en' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: maxWalls }, () => 200),
      409,
    ])
  })

  it('of others are seen and revoked by those who manage their makers, and by nobody else', async () => {
    const { make, siteowner } = await makeWalls(test)
    const { id } = await make()
    await makeLevel(test.db, { id: 152, rights: ['chat_stats.board'] })
    await makeLevel(test.db, { id: 160, rights: ['chat_stats.board', 'manage_operators'] })
    const as = async (permissions_id: number, siteowner_ids: number[]) =>
      test.signedIn(await makeOperator(test.db, { permissions_id, siteowner_ids }))
    const elsewhere = (await makeSiteowner(test.db)).id
    for (const call of [await as(152, [siteowner.id]), await as(160, [elsewhere])]) {
      expect((await call('GET', '/api/board/walls')).json().items).toEqual([])
      expect((await call('POST', `/api/board/walls/${id}/revoke`)).json().code).toBe('wall_ended')
    }
    const admin = await as(160, [siteowner.id])
    expect((await admin('GET', '/api/board/walls')).json().items).toMatchObject([{ id }])
    expect((await admin('POST', `/api/board/walls/${id}/revoke`)).statusCode).toBe(200)
  })
})
