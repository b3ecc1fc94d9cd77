import type { Presence } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'

const test = useTestApp()

/** A site, and a coach who supervises its operators. */
async function makeSupervisedSite(own: Parameters<typeof makeOperator>[1] = {}) {
  const staffedSite = await makeStaffedSite(test)
  await makeLevel(test.db, { id: own.permissions_id ?? 150, rights: ['chat_stats.away'] })
  const coach = await makeOperator(test.db, {
    name: 'Ilse M.',
    siteowner_ids: [staffedSite.siteowner.id],
    permissions_id: 150,
    ...own,
  })
  const call = await test.signedIn(coach)
  const getPresence = async (): Promise<Presence> => (await call('GET', '/api/presence')).json()
  /** The activities of the operators that the coach sees, in the order of the list. */
  const activities = async () => {
    const { items } = await getPresence()
    return items.filter(({ operator }) => operator.id !== coach.id).map(({ activity }) => activity)
  }
  return { ...staffedSite, coach, getPresence, activities }
}

const idleFor = (operator: { id: number }, minutes: number) =>
  test.db
    .updateTable('sessions')
    .set({ last_act_at: sql<string>`now() - make_interval(mins => ${minutes})` })
    .where('operator_id', '=', operator.id)
    .execute()

describe('the presence list', () => {
  it('has operators who are signed in with both factors; the others are counted', async () => {
    const { siteowner, coach, colleague, getPresence } = await makeSupervisedSite()
    const anna = await colleague({ name: 'Anna V.' })
    const own = { siteowner_ids: [siteowner.id] }
    await makeOperator(test.db, own)
    await test.signedIn(await makeOperator(test.db, own), { tfa: false })
    const signedOut = await colleague()
    await signedOut.call('GET', '/api/logout.php')
    const expired = await colleague()
    await idleFor(expired.operator, 31)
    const suspended = await colleague()
    await test.db
      .updateTable('operators')
      .set({ suspended_at: sql<string>`now()` })
      .where('id', '=', suspended.operator.id)
      .execute()
    // Operators of other tests in this file do not count.
    const { items } = await getPresence()
    const ids = items.map(({ operator }) => operator.id)
    expect(ids).toEqual([anna.operator.id, coach.id])
    expect(items[0]).toEqual({
      operator: { id: anna.operator.id, name: 'Anna V.' },
      team: { id: 22, name: 'Team 22' },
      level: { id: 100, name: 'Level 100' },
      activity: { state: 'ready' },
    })
    expect(await getPresence()).toMatchObject({ here: 2, offline: 4 })
  })

  it('has an operator once, also with several browsers', async () => {
    const { colleague, getPresence } = await makeSupervisedSite()
    const { operator } = await colleague()
    await test.signedIn(operator)
    expect(await getPresence()).toMatchObject({ here: 2 })
  })

  it('shows who is answering, ready, away or idle', async () => {
    const { colleague, waiting, activities } = await makeSupervisedSite()
    await waiting({ language: 'it' })
    const [answering, away, idle] = [
      await colleague({ name: 'A' }),
      await colleague({ name: 'B' }),
      await colleague({ name: 'C' }),
    ]
    await colleague({ name: 'D' })
    await answering.take()
    const begun = (await away.call('POST', '/api/away-times', { reason_words: 'Doorbell' })).json().away
    await idleFor(idle.operator, 6)
    expect(await activities()).toEqual([
      { state: 'answering', language: 'it', idle_since: null },
      { state: 'ready' },
      {
        state: 'away',
        reason_code: null,
        reason_words: 'Doorbell',
        since: begun.started_at,
        until: begun.ends_at,
      },
      { state: 'idle', since: expect.any(String) },
    ])
    await away.call('POST', '/api/away-times/current/end')
    expect((await activities()).map(({ state }) => state)).toEqual(['answering', 'ready', 'ready', 'idle'])
  })

  it('shows an operator with a conversation in hand and no input for a minute as idle, with the time', async () => {
    const { colleague, waiting, activities } = await makeSupervisedSite()
    const { id } = await waiting()
    const { take } = await colleague()
    const { lease } = await take()
    const lastInputAgo = async (seconds: number) => {
      await test.db
        .updateTable('queue_items')
        .set({ input_at: sql<string>`now() - make_interval(secs => ${seconds})` })
        .where('conversation_id', '=', id)
        .where('lease_id', '=', lease.lease_id)
        .execute()
      return activities()
    }
    expect(await lastInputAgo(55)).toEqual([{ state: 'answering', language: 'en', idle_since: null }])
    const [idle] = await lastInputAgo(65)
    expect(idle).toEqual({ state: 'answering', language: 'en', idle_since: expect.any(String) })
    if (idle?.state !== 'answering') throw new Error('They have it in hand')
    const ago = Date.now() - Date.parse(idle.idle_since ?? '')
    expect(Math.abs(ago - 65_000)).toBeLessThan(30_000)
  })

  it('shows an operator as ready for five minutes after the last action', async () => {
    const { colleague, activities } = await makeSupervisedSite()
    const { operator } = await colleague()
    await idleFor(operator, 4)
    expect(await activities()).toEqual([{ state: 'ready' }])
  })

  it('has no operators of other sites, nor what is answered there', async () => {
    const [mine, other] = [await makeSupervisedSite(), await makeStaffedSite(test)]
    await other.colleague()
    await other.waiting({ language: 'it' })
    const both = await mine.colleague({ siteowner_ids: [mine.siteowner.id, other.siteowner.id] })
    await both.take()
    expect(await mine.getPresence()).toMatchObject({ here: 2, offline: 0 })
    expect(await mine.activities()).toEqual([{ state: 'answering', language: null, idle_since: null }])
  })

  it('has the own team first', async () => {
    const { colleague, getPresence } = await makeSupervisedSite({ team_id: 23 })
    await colleague({ name: 'A', team_id: 22 })
    await colleague({ name: 'Z', team_id: 23 })
    const names = (await getPresence()).items.map(({ operator }) => operator.name)
    expect(names).toEqual(['Ilse M.', 'Z', 'A'])
  })

  it('counts more than it lists, and lists all who are away', async () => {
    const { siteowner, colleague, getPresence } = await makeSupervisedSite({ team_id: 23 })
    await sql`
      with many as (
        insert into operators (login, name, password_hash, team_id, permissions_id, languages, siteowner_ids)
        select 'one-of-many-' || n, 'Somebody', 'x', 23, 100, '{en}', array[${siteowner.id}::bigint]
        from generate_series(1, 200) n returning id
      )
      insert into sessions (token_hash, operator_id, device, tfa_at, ends_at)
      select sha256(('one-of-many-' || id)::bytea), id, 'test', now(), now() + interval '1 hour' from many`.execute(
      test.db,
    )
    const { operator, call } = await colleague({ team_id: 24 })
    await call('POST', '/api/away-times', { reason_words: 'Doorbell' })
    const { here, items } = await getPresence()
    expect(here).toBe(202)
    expect(items).toHaveLength(200)
    expect(items.at(-1)).toMatchObject({ operator: { id: operator.id }, activity: { state: 'away' } })
  })

  it('has no names for team 21 below level 150, except their own', async () => {
    const { coach, colleague, getPresence } = await makeSupervisedSite({ team_id: 21, permissions_id: 149 })
    const { operator } = await colleague()
    expect((await getPresence()).items.map((item) => item.operator)).toEqual([
      { id: coach.id, name: 'Ilse M.' },
      { id: operator.id, name: null },
    ])
  })

  it('is refused without the right to list breaks', async () => {
    const { call } = await (await makeStaffedSite(test)).colleague()
    expect((await call('GET', '/api/presence')).json()).toMatchObject({ status: 403, code: 'not_allowed' })
  })
})
