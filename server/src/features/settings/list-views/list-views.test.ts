import type { ListView } from '@panel/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeSkip, makeWaiting } from '../../../testing/make-conversations.ts'
import { forgetListViews } from './forget.ts'

const test = useTestApp()
let team = 4_000

beforeAll(async () => {
  await makeLevel(test.db, { id: 171, rights: ['chat_stats.skiplog', 'reviews.view', 'share_views'] })
  await makeLevel(test.db, { id: 172, rights: ['chat_stats.skiplog'] })
  await makeLevel(test.db, { id: 173, rights: [] })
})

/** An operator with this level, who works with views of the skiplog. */
async function makeViewer(level: number, team_id = ++team) {
  const operator = await makeOperator(test.db, { permissions_id: level, team_id })
  const call = await test.signedIn(operator)
  const add = async (name: string, own: object = {}) =>
    call('POST', '/api/list-views/skiplog', { name, search: { period: '30_days' }, owner: 'own', ...own })
  const added = async (name: string, own: object = {}): Promise<ListView> =>
    (await add(name, own)).json().view
  const listed = async (list = 'skiplog'): Promise<ListView[]> =>
    (await call('GET', `/api/list-views/${list}`)).json().items
  const names = async () => (await listed()).map(({ name }) => name)
  return { operator, call, add, added, listed, names, team_id }
}

describe('the views of a list', () => {
  it('are saved with a name, changed, and recorded', async () => {
    const { operator, call, added, listed } = await makeViewer(172)
    const { id, updated_at } = await added('  French  ', { search: { language: 'fr', operator_id: '7' } })
    expect(await listed()).toMatchObject([
      { id, name: 'French', search: { language: 'fr', operator_id: '7' }, is_shared: false, may_edit: true },
    ])
    expect(await listed('history')).toEqual([])
    const changed = await call('PATCH', `/api/list-views/view/${id}`, {
      search: { language: 'it' },
      seen: updated_at,
    })
    expect(changed.json().view).toMatchObject({ name: 'French', search: { language: 'it' } })
    const late = await call('PATCH', `/api/list-views/view/${id}`, { name: 'Italian', seen: updated_at })
    expect(late.json().code).toBe('edited_meanwhile')
    const audit = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', operator.id)
      .where('subject_type', '=', 'list_view')
      .select(['action', 'subject_id'])
      .orderBy('id')
      .execute()
    expect(audit).toEqual(['list_view.add', 'list_view.change'].map((action) => ({ action, subject_id: id })))
  })

  it('are shared with the team by who may, and changed only by them', async () => {
    const coach = await makeViewer(171)
    const mate = await makeViewer(172, coach.team_id)
    const stranger = await makeViewer(172)
    const view = await coach.added('No master', { owner: 'team' })
    expect((await mate.listed()).map(({ id, is_shared, may_edit }) => ({ id, is_shared, may_edit }))).toEqual(
      [{ id: view.id, is_shared: true, may_edit: false }],
    )
    expect(await stranger.names()).toEqual([])
    const path = `/api/list-views/view/${view.id}`
    expect((await mate.call('DELETE', path)).json().code).toBe('not_allowed')
    expect((await stranger.call('DELETE', path)).json().code).toBe('view_not_found')
    expect((await mate.add('Mine', { owner: 'team' })).json().code).toBe('not_allowed')
    await coach.added('Own')
    expect(await mate.names()).toEqual(['No master'])
    expect(await coach.names()).toEqual(['Own', 'No master'])
  })

  it('are not shown to who may not open the list', async () => {
    const coach = await makeViewer(171)
    await coach.added('No master', { owner: 'team' })
    const mate = await makeViewer(173, coach.team_id)
    expect(await mate.names()).toEqual([])
    await mate.add('Mine')
    expect(await mate.names()).toEqual([])
  })

  it('are moved, also by two requests at once', async () => {
    const { call, added, names } = await makeViewer(172)
    const [one, two, three] = [await added('one'), await added('two'), await added('three')]
    const move = (id: number, before: number | null) =>
      call('POST', `/api/list-views/view/${id}/move`, { before })
    await move(three.id, one.id)
    expect(await names()).toEqual(['three', 'one', 'two'])
    const answers = await Promise.all([move(one.id, null), move(two.id, three.id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await names()).toEqual(['two', 'three', 'one'])
  })

  it('have different names, also when they are restored', async () => {
    const { call, add, added, names } = await makeViewer(172)
    const { id } = await added('Dutch')
    expect((await add('dutch')).json().code).toBe('name_taken')
    await call('DELETE', `/api/list-views/view/${id}`)
    expect(await names()).toEqual([])
    const other = await added('Dutch')
    const restore = () => call('POST', `/api/list-views/view/${id}/restore`, {})
    expect((await restore()).json().code).toBe('name_taken')
    await call('DELETE', `/api/list-views/view/${other.id}`)
    expect((await restore()).json().view.name).toBe('Dutch')
    expect(await names()).toEqual(['Dutch'])
  })

  it('can be restored for a day', async () => {
    const { call, added } = await makeViewer(172)
    const { id } = await added('Dutch')
    await call('DELETE', `/api/list-views/view/${id}`)
    await test.db
      .updateTable('list_views')
      .set({ removed_at: sql<string>`now() - interval '25 hours'` })
      .where('id', '=', id)
      .execute()
    expect((await call('POST', `/api/list-views/view/${id}/restore`, {})).json().code).toBe('view_not_found')
    await forgetListViews(test.db)
    expect(await test.db.selectFrom('list_views').where('id', '=', id).select('id').execute()).toEqual([])
  })

  it('have a maximum', async () => {
    const { operator, add } = await makeViewer(172)
    await sql`insert into list_views (list, operator_id, name, search, position)
      select 'skiplog', ${operator.id}, 'view ' || n, '{}', n from generate_series(1, 30) n`.execute(test.db)
    expect((await add('one more')).json().code).toBe('too_many_views')
  })
})

describe('the number of rows of a list', () => {
  it('is that of its filters, and of what the viewer may see', async () => {
    const siteowner = await makeSiteowner(test.db)
    const { id: conversationId } = await makeWaiting(test.db, { siteowner })
    const operator = await makeOperator(test.db, { permissions_id: 172, siteowner_ids: [siteowner.id] })
    for (let hoursAgo = 0; hoursAgo < 3; hoursAgo++)
      await makeSkip(test.db, { conversationId, operatorId: operator.id, hoursAgo })
    const call = await test.signedIn(operator)
    const count = async (query: string) => (await call('GET', `/api/skiplog/count${query}`)).json()
    expect(await count('')).toEqual({ count: 3, more: false })
    expect(await count('?language=pl')).toEqual({ count: 0, more: false })
    expect((await call('GET', '/api/skiplog/count?from=x')).statusCode).toBe(400)
  })
})
