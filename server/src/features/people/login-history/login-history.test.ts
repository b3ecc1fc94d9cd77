import type { LoginResult } from '@panel/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner, testPassword } from '../../../testing/make.ts'
import { inTimeZone } from '../../../testing/time-zone.ts'

const test = useTestApp()

beforeAll(async () => {
  await makeLevel(test.db, { id: 200, rights: ['manage_operators'] })
  await makeLevel(test.db, { id: 141, rights: ['manage_operators'] })
})

const addEntry = async (own: {
  operator: { id: number; login: string } | null
  result?: LoginResult
  at?: string
  login?: string
  device?: string
}) => {
  const { id } = await test.db
    .insertInto('login_history')
    .values({
      operator_id: own.operator?.id ?? null,
      login: own.login ?? own.operator?.login ?? 'nobody',
      address: '2001:db8::7',
      device: own.device ?? 'Firefox',
      result: own.result ?? 'code_ok',
      ...(own.at && { at: own.at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A site owner with an operator and an admin, for one test. */
async function makeStaff() {
  const { id } = await makeSiteowner(test.db)
  const operator = await makeOperator(test.db, { siteowner_ids: [id] })
  const admin = await makeOperator(test.db, { permissions_id: 200, siteowner_ids: [id] })
  const call = await test.signedIn(admin)
  const list = async (query = '') => (await call('GET', `/api/operator-login-history?${query}`)).json()
  const ids = async (query = ''): Promise<number[]> =>
    (await list(query)).items.map((item: { id: number }) => item.id)
  return { operator, admin, call, list, ids }
}

describe('the login history', () => {
  it('shows who signed in, when, from where, with which browser, and the result', async () => {
    const { operator, list } = await makeStaff()
    const id = await addEntry({ operator, result: 'locked', at: '2026-11-10T10:00:00Z' })
    expect(await list()).toEqual({
      items: [
        {
          id,
          at: '2026-11-10T10:00:00Z',
          operator: { id: operator.id, name: operator.name },
          login: operator.login,
          outcome: 'blocked',
          result: 'locked',
          device: 'Firefox',
          address: '2001:db8::7',
          times: 1,
          marks: [],
        },
      ],
      next_cursor: null,
    })
  })

  it('has an entry for each result of a sign-in', async () => {
    const { operator, list } = await makeStaff()
    for (const password of ['wrong', testPassword])
      await test.anonymous('POST', '/api/user.php', { login: operator.login, password })
    const { items } = await list()
    expect(items).toMatchObject([
      { result: 'password_ok', outcome: 'success' },
      { result: 'password_wrong', outcome: 'failed' },
    ])
  })

  it('is limited to the operators that the viewer supervises; unknown logins are only for those who supervise all', async () => {
    const { ids } = await makeStaff()
    const stranger = await makeOperator(test.db, { siteowner_ids: [(await makeSiteowner(test.db)).id] })
    const [theirs, nobodys] = [await addEntry({ operator: stranger }), await addEntry({ operator: null })]
    expect(await ids()).toEqual([])
    const everywhere = await test.signedIn(await makeOperator(test.db, { permissions_id: 200 }))
    const { items } = (await everywhere('GET', '/api/operator-login-history?limit=2')).json()
    expect(items).toMatchObject([
      { id: nobodys, operator: null, login: 'nobody' },
      { id: theirs, operator: { id: stranger.id } },
    ])
  })

  it('hides names, and the logins that reveal them, from team 21 below level 150, also in the file', async () => {
    const { operator } = await makeStaff()
    await addEntry({ operator })
    const viewer = await makeOperator(test.db, {
      permissions_id: 141,
      team_id: 21,
      siteowner_ids: operator.siteowner_ids,
    })
    await addEntry({ operator: viewer })
    const call = await test.signedIn(viewer)
    const { items } = (await call('GET', '/api/operator-login-history')).json()
    expect(items).toMatchObject([
      { operator: { id: viewer.id, name: viewer.name }, login: viewer.login },
      { operator: { id: operator.id, name: null }, login: null },
    ])
    const { body } = await call('GET', '/api/operator-login-history.csv')
    expect(body).toContain(viewer.login)
    expect(body).not.toContain(operator.name)
    expect(body).not.toContain(operator.login)
  })

  it('can be filtered by operator, outcome and period', async () => {
    const { operator, admin, ids } = await makeStaff()
    const at = '2026-11-10T23:30:00Z'
    const results: LoginResult[] = ['code_ok', 'password_wrong', 'code_wrong', 'suspended', 'signed_out']
    const made: number[] = []
    for (const result of results) made.push(await addEntry({ operator, result, at }))
    const own = await addEntry({ operator: admin, at: '2026-11-12T10:00:00Z' })
    expect(await ids(`operator_id=${admin.id}`)).toEqual([own])
    expect(await ids('outcome=success')).toEqual([own, made[0]])
    expect(await ids('outcome=failed')).toEqual([made[2], made[1]])
    expect(await ids('outcome=blocked')).toEqual([made[3]])
    expect(await ids('outcome=logged_out')).toEqual([made[4]])
    expect(await ids('from=2026-11-11')).toEqual([own])
    expect(await ids('to=2026-11-10')).toEqual(made.toReversed())
    await inTimeZone(test.db, 'Europe/Warsaw')
    expect(await ids('to=2026-11-10')).toEqual([])
  })

  it('is read in pages without gaps or repeats, also with equal times', async () => {
    const { operator, list } = await makeStaff()
    const made: number[] = []
    for (let number = 0; number < 3; number++)
      made.push(await addEntry({ operator, at: '2026-11-19T10:00:00Z' }))
    const first = await list('limit=2')
    const second = await list(`limit=2&cursor=${first.next_cursor}`)
    const found = [...first.items, ...second.items].map(({ id }: { id: number }) => id)
    expect(found).toEqual(made.toReversed())
    expect(second.next_cursor).toBeNull()
  })

  it('can be exported as a file in which nothing is run as a formula', async () => {
    const { operator, call } = await makeStaff()
    await addEntry({ operator, login: '=1+1', device: '@SUM(A1)', at: '2026-11-10T10:00:00Z' })
    const { body } = await call('GET', '/api/operator-login-history.csv')
    expect(body.split('\r\n')).toEqual([
      '\uFEFF"time","operator id","operator","login","outcome","reason","device","address","times","marks"',
      `"2026-11-10T10:00:00Z",${operator.id},"${operator.name}","'=1+1","success","code_ok","'@SUM(A1)","2001:db8::7",1,""`,
      '',
    ])
  })

  it('is not exported with more than 20,000 rows, because some would be missing', async () => {
    const { operator, call } = await makeStaff()
    const rows = Array.from({ length: 20_001 }, () => ({
      operator_id: operator.id,
      login: operator.login,
      device: '',
      result: 'code_ok' as const,
    }))
    for (let from = 0; from < rows.length; from += 5_000)
      await test.db
        .insertInto('login_history')
        .values(rows.slice(from, from + 5_000))
        .execute()
    const refused = await call('GET', '/api/operator-login-history.csv')
    expect(refused.json()).toMatchObject({ status: 422, code: 'export_too_large' })
    const narrower = await call('GET', '/api/operator-login-history.csv?outcome=failed')
    expect(narrower.statusCode).toBe(200)
  })

  it.each([
    ['outcome=good', 'outcome'],
    ['to=2026-13-01', 'to'],
    ['from=2026-11-11&to=2026-11-10', 'to'],
    ['cursor=2026-13-99T99:99:99Z_1', 'cursor'],
  ])('refuses %s and names the field', async (query, path) => {
    const { list } = await makeStaff()
    expect(await list(query)).toMatchObject({ status: 400, code: 'invalid_input', issues: [{ path }] })
  })
})
