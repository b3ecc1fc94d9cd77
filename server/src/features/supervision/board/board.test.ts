import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeBoard } from '../../../testing/make-board.ts'

const test = useTestApp()

describe('the languages of the board', () => {
  it('have what waits, and since when; conversations for masters, in hand or of other sites are not counted', async () => {
    const { waiting, colleague, languageOf } = await makeBoard(test)
    await waiting({ language: 'pl', seconds: 60 })
    const oldest = await waiting({ language: 'pl', seconds: 90 })
    await waiting({ language: 'pl', item: { kind: 'poke' } })
    await waiting({ language: 'pl', seconds: 500, item: { for_master: true } })
    await waiting({ language: 'pl', seconds: 400 })
    const { operator, take } = await colleague({ languages: ['pl'] })
    expect((await take()).id).not.toBe(oldest.id)
    await (await makeStaffedSite(test)).waiting({ language: 'pl', seconds: 900 })
    const { due_at } = await test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', oldest.id)
      .select('due_at')
      .executeTakeFirstOrThrow()
    expect(await languageOf('pl')).toEqual({
      language: 'pl',
      waiting: 2,
      pokes: 1,
      oldest_waiting_at: due_at,
      here: { answering: 1, ready: 0, away: 0 },
      forecast: null,
    })
    expect(operator.languages).toEqual(['pl'])
  })

  it('are in the order of their messages of the last six weeks, then those in which something waits', async () => {
    const { siteowner, waiting, read } = await makeBoard(test)
    const arrived = (language: string, days: number, number: number) =>
      test.db
        .insertInto('stats_days')
        .values({
          day: sql<string>`(now() at time zone 'utc')::date - ${days}::int`,
          siteowner_id: siteowner.id,
          language,
          type: 'chat',
          arrived: number,
        })
        .execute()
    await arrived('fr', 3, 5)
    await arrived('nl', 40, 6)
    await arrived('it', 43, 100)
    await waiting({ language: 'es' })
    expect((await read()).languages.map(({ language }) => language)).toEqual(['nl', 'fr', 'es'])
  })

  it('count operators who are here: not those who are idle, signed out, only write pokes, or have the board themselves', async () => {
    const { waiting, colleague, languageOf } = await makeBoard(test)
    await waiting({ language: 'pl' })
    await colleague({ languages: ['pl'] })
    const away = await colleague({ languages: ['pl'] })
    await away.call('POST', '/api/away-times', { reason_words: 'Doorbell' })
    const idle = await colleague({ languages: ['pl'] })
    await test.db
      .updateTable('sessions')
      .set({ last_act_at: sql<string>`now() - interval '6 minutes'` })
      .where('operator_id', '=', idle.operator.id)
      .execute()
    await (await colleague({ languages: ['pl'] })).call('GET', '/api/logout.php')
    await colleague({ languages: ['pl'], message_types: ['poke'] })
    await colleague({ languages: ['pl'], permissions_id: 152 })
    expect((await languageOf('pl'))?.here).toEqual({ answering: 0, ready: 1, away: 1 })
  })
})

describe('the lists of the board', () => {
  it('have each conversation in hand, with the time since the claim and the last input', async () => {
    const { waiting, colleague, read } = await makeBoard(test, { rights: ['other_chats.overview'] })
    const { id, customer, profile } = await waiting({ language: 'pl' })
    const { operator, take } = await colleague({ name: 'Kasia W.', languages: ['pl'] })
    const { lease } = await take()
    const { leases } = await read()
    const people = {
      customer: { id: customer.id, name: customer.name },
      profile: { id: profile.id, name: profile.name },
    }
    expect(leases).toEqual({
      count: 1,
      items: [
        {
          id: lease.lease_id,
          operator: { id: operator.id, name: 'Kasia W.' },
          conversation_id: id,
          people,
          language: 'pl',
          since: expect.any(String),
          last_input_at: expect.any(String),
          paused: false,
        },
      ],
    })
    const ago = Date.now() - Date.parse(leases.items[0]?.since ?? '')
    expect(Math.abs(ago)).toBeLessThan(60_000)
  })

  it('do not show customers to those who may not see the chats of others', async () => {
    const { waiting, colleague, read } = await makeBoard(test)
    await waiting()
    await (await colleague()).take()
    expect((await read()).leases.items).toMatchObject([{ people: null }])
  })

  it('have who is away and why, and no breaks that are over', async () => {
    const { colleague, read } = await makeBoard(test)
    const marek = await colleague({ name: 'Marek K.' })
    const begun = (await marek.call('POST', '/api/away-times', { reason_code: 'water' })).json().away
    const over = await colleague()
    await over.call('POST', '/api/away-times', { reason_words: 'Doorbell' })
    await over.call('POST', '/api/away-times/current/end')
    expect((await read()).away).toEqual({
      count: 1,
      items: [
        expect.objectContaining({
          operator: { id: marek.operator.id, name: 'Marek K.' },
          reason_code: 'water',
          until: begun.ends_at,
        }),
      ],
    })
  })

  it('have the handovers that wait, until a master gives them back', async () => {
    const { waiting, colleague, read } = await makeBoard(test)
    const { id } = await waiting()
    const { take, act } = await colleague()
    const { lease } = await take()
    await act(id, 'handover', { reason_code: 'meeting', ...lease })
    expect((await read()).handovers).toMatchObject({
      count: 1,
      items: [{ conversation_id: id, reason_code: 'meeting', people: null }],
    })
    await test.db.updateTable('handovers').set({ ended_at: sql<string>`now()` }).execute()
    expect((await read()).handovers).toEqual({ count: 0, items: [] })
  })

  it('are empty on a board without anybody', async () => {
    const { read } = await makeBoard(test)
    expect(await read()).toMatchObject({ languages: [], leases: { count: 0 }, away: { count: 0 } })
  })
})

it('the board is refused without the right', async () => {
  const { call } = await (await makeStaffedSite(test)).colleague()
  expect((await call('GET', '/api/board')).json()).toMatchObject({ status: 403, code: 'not_allowed' })
})
