import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordAudit } from '../../../platform/audit.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'

const test = useTestApp()

beforeAll(async () => {
  await makeLevel(test.db, { id: 141, rights: ['manage_operators'] })
  await makeLevel(test.db, { id: 200, rights: ['manage_operators'] })
})

type Own = { permissions_id?: number; siteowner_ids?: number[]; team_id?: number }

/** Each test has its own site owner, with an admin and an operator who was changed. */
async function makeWorld(own: Own = {}) {
  const siteowner = await makeSiteowner(test.db)
  const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
  const admin = await makeOperator(test.db, {
    permissions_id: 200,
    siteowner_ids: [siteowner.id],
    ...own,
  })
  const call = await test.signedIn(admin)
  const list = async (query = '') => (await call('GET', `/api/audit-log?${query}`)).json()
  const actions = async (query = ''): Promise<string[]> =>
    (await list(query)).items.map(({ action }: { action: string }) => action)
  return { siteowner, operator, admin, call, list, actions }
}

const suspend = (actorId: number, operatorId: number, details = {}) =>
  recordAudit(test.db, {
    operatorId: actorId,
    action: 'operator.suspend',
    subject: { type: 'operator', id: operatorId },
    details,
  })

const makeTeam21 = () =>
  test.db
    .insertInto('teams')
    .values({ id: 21, name: 'Team 21' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

describe('the audit log', () => {
  it('shows who did what to whom, with the values before and after', async () => {
    const { operator, admin, list } = await makeWorld()
    await makeTeam21()
    await suspend(admin.id, operator.id, {
      reason: 'Left',
      before: { languages: ['nl', 'fr'], team_id: 21, name: 'Tom' },
      after: { languages: ['nl'], team_id: null, name: 'Tom' },
    })
    const { items } = await list('action=operator.suspend')
    expect(items).toMatchObject([
      {
        operator: { id: admin.id, name: admin.name },
        siteowner: null,
        action: 'operator.suspend',
        subject: { type: 'operator', id: operator.id, name: operator.name },
        changes: [
          { field: 'team_id', before: 'Team 21', after: null },
          { field: 'languages', before: 'nl, fr', after: 'nl' },
        ],
        details: [{ field: 'reason', value: 'Left' }],
      },
    ])
  })

  it('names nobody else in its values to a reader of team 21 below level 150', async () => {
    await makeTeam21()
    const { operator, admin, list, call } = await makeWorld({ permissions_id: 141, team_id: 21 })
    const names = {
      before: { name: 'Old Name', login: 'old.login', languages: ['nl'] },
      after: { name: 'New Name', login: 'new.login', languages: ['fr'] },
    }
    await suspend(admin.id, operator.id, { ...names, to: 'someone@example.com' })
    await suspend(admin.id, admin.id, names)
    const { items } = await list('action=operator.suspend')
    expect(items).toMatchObject([
      { subject: { name: admin.name }, changes: [{ before: 'Old Name' }, { before: 'old.login' }, {}] },
      {
        subject: { name: null },
        changes: [
          { field: 'name', before: '•••', after: '•••' },
          { field: 'login', before: '•••', after: '•••' },
          { field: 'languages', before: 'nl', after: 'fr' },
        ],
        details: [{ field: 'to', value: '•••' }],
      },
    ])
    const file = await call('GET', `/api/audit-log.csv?subject_type=operator&subject_id=${operator.id}`)
    expect(file.statusCode).toBe(200)
    expect(file.body).not.toMatch(/Old Name|new\.login|someone@/)
    await recordAudit(test.db, {
      operatorId: operator.id,
      action: 'operator.change',
      subject: { type: 'operator', id: operator.id },
      details: { before: { name: 'Old Name', languages: ['nl'] }, after: {} },
    })
    const page = (await call('GET', `/api/operators/${operator.id}`)).json()
    expect(JSON.stringify(page)).not.toContain('Old Name')
  })

  it('is filtered by operator, action, subject and period, and paged', async () => {
    const { siteowner, operator, admin, list, actions } = await makeWorld()
    await suspend(admin.id, operator.id)
    for (const action of ['hold.open', 'hold.release'] as const)
      await recordAudit(test.db, {
        operatorId: operator.id,
        siteownerId: siteowner.id,
        action,
        subject: { type: 'customer', id: 7 },
      })
    expect(await actions(`operator_id=${operator.id}`)).toEqual(['hold.release', 'hold.open'])
    expect(await actions('action=hold.open')).toEqual(['hold.open'])
    expect(await actions('subject_type=customer&subject_id=7')).toEqual(['hold.release', 'hold.open'])
    expect(await actions('subject_type=customer&subject_id=8')).toEqual([])
    expect(await actions('from=2020-01-01&to=2020-01-02')).toEqual([])
    const first = await list(`operator_id=${operator.id}&limit=1`)
    expect(first.items).toMatchObject([{ siteowner: { id: siteowner.id } }])
    expect(await actions(`operator_id=${operator.id}&limit=1&cursor=${first.next_cursor}`)).toEqual([
      'hold.open',
    ])
  })

  it('shows nothing of other site owners to an admin of some', async () => {
    const other = await makeWorld()
    await suspend(other.admin.id, other.operator.id)
    const { actions } = await makeWorld()
    expect(await actions('action=operator.suspend')).toEqual([])
    expect(await actions(`operator_id=${other.admin.id}`)).toEqual([])
  })

  it('hides names as specification section 6 says', async () => {
    const { operator, list, admin } = await makeWorld({ permissions_id: 141, team_id: 21 })
    await suspend(operator.id, operator.id)
    await suspend(admin.id, admin.id)
    const { items } = await list('action=operator.suspend')
    expect(items).toMatchObject([
      { operator: { name: admin.name }, subject: { name: admin.name } },
      { operator: { id: operator.id, name: null }, subject: { id: operator.id, name: null } },
    ])
  })

  it('is exported with its filters, which is an entry itself', async () => {
    const { operator, admin, call, actions } = await makeWorld()
    await suspend(admin.id, operator.id, { before: { name: '=Tom' }, after: { name: 'Tim' } })
    const file = await call('GET', '/api/audit-log.csv?action=operator.suspend')
    expect(file.headers['content-disposition']).toContain('audit-log.csv')
    expect(file.body).toContain(`"operator.suspend","operator",${operator.id},`)
    expect(file.body).toContain('name: =Tom → Tim')
    expect(await actions('action=audit.export')).toEqual(['audit.export'])
  })

  it('is exported with all entries of several months, latest first, but not with more than 20,000', async () => {
    const { siteowner, operator, call } = await makeWorld()
    const add = (count: number) =>
      sql`
      insert into audit_log (at, operator_id, siteowner_id, action, subject_type, subject_id)
      select now() - make_interval(days => n / 3), ${operator.id}, ${siteowner.id}, 'hold.open', 'customer', n
      from generate_series(1, ${count}::int) n`.execute(test.db)
    await add(400)
    const file = await call('GET', '/api/audit-log.csv?action=hold.open')
    const customers = file.body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',')[6]))
    const byTime = (one: number, other: number) => Math.floor(one / 3) - Math.floor(other / 3) || other - one
    expect(customers).toEqual(Array.from({ length: 400 }, (_, place) => place + 1).sort(byTime))
    await add(19_601)
    const refused = await call('GET', '/api/audit-log.csv?action=hold.open')
    expect(refused.json()).toMatchObject({ status: 422, code: 'export_too_large' })
  })
})
