import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'
import { readCsv } from '../../../testing/read-csv.ts'

const test = useTestApp()

beforeAll(async () => {
  await makeLevel(test.db, { id: 140, rights: ['manage_operators'] })
})

/** Each test has its own site owner, and an admin who supervises its operators. */
async function world(own: Parameters<typeof makeAdmin>[1] = {}) {
  const siteowner = await makeSiteowner(test.db)
  const siteowner_ids = [siteowner.id]
  const { admin, call } = await makeAdmin(test, { siteowner_ids, name: 'Zoe', languages: ['en'], ...own })
  const add = (more: Parameters<typeof makeOperator>[1] = {}) =>
    makeOperator(test.db, { siteowner_ids, languages: ['en'], ...more })
  const list = async (query = '') => (await call('GET', `/api/operators?${query}`)).json()
  const names = async (query = ''): Promise<string[]> =>
    (await list(query)).items.map((item: { name: string }) => item.name)
  return { siteowner, admin, call, add, list, names }
}

describe('the list of operators', () => {
  it('is in the order in which people look for names, also from page to page', async () => {
    const { add, names, list } = await world({ name: 'Zulu' })
    const others = [
      '\u017Babka',
      'apple',
      '\u00C9mile',
      'Emil',
      'Robot 10',
      'Robot 2',
      '\u0141ucja',
      'Lukas',
      'Zofia',
    ]
    for (const name of others) await add({ name })
    const sorted = [...others, 'Zulu'].sort(new Intl.Collator('en', { numeric: true }).compare)
    expect(await names()).toEqual(sorted)
    expect(await names('order=descending')).toEqual(sorted.toReversed())
    const paged: string[] = []
    for (let cursor = ''; cursor !== '&cursor=null'; ) {
      const page = await list(`limit=3${cursor}`)
      paged.push(...page.items.map((item: { name: string }) => item.name))
      cursor = `&cursor=${page.next_cursor}`
    }
    expect(paged).toEqual(sorted)
  })

  it.each([
    ['\u00C9mile N.', ['\u00C9mile', 'E\u0301mile', 'emile', '\u00C9MILE  n']],
    ["O'Connor", ['O\u2019Connor', "o'connor", 'oconnor'.replace('oc', 'o\u00B4c')]],
    ['de Vries', ['de  Vries', ' de\u00A0vries ', 'DE VRIES']],
    ['Stra\u00DFer \u0141', ['strasser l', 'STRASSER']],
  ])('finds %s however it is typed', async (name, typed) => {
    const { add, names } = await world()
    await add({ name })
    for (const q of typed) expect(await names(`q=${encodeURIComponent(q)}`)).toEqual([name])
    expect(await names('q=%25')).toEqual([])
  })

  it('shows account level, team, what they work in, and what they are doing, by name', async () => {
    const { siteowner, admin, add, list } = await world()
    const anna = await add({
      name: 'Anna V.',
      languages: ['nl'],
      message_types: ['reply'],
      totp_enrolled_at: null,
    })
    const { items, counts, next_cursor } = await list()
    expect(items[0]).toEqual({
      id: anna.id,
      name: 'Anna V.',
      login: anna.login,
      level_id: 100,
      level: { id: 100, name: 'Level 100' },
      team_id: 22,
      team: { id: 22, name: 'Team 22' },
      languages: ['nl'],
      message_types: ['reply'],
      segments: null,
      siteowner_ids: [siteowner.id],
      status: { state: 'offline' },
      has_two_factor: false,
      last_seen_at: null,
      refused: null,
    })
    expect(items[1]).toMatchObject({
      id: admin.id,
      status: { state: 'ready' },
      last_seen_at: expect.any(String),
    })
    expect(counts).toEqual({ all: 2, here: 1, invited: 0, suspended: 0, waiting: 0 })
    expect(next_cursor).toBeNull()
  })

  it('finds part of a name or login, and an id; a percent sign is a percent sign', async () => {
    const { add, names } = await world()
    const tom = await add({ name: 'Tom 100%' })
    await add({ name: 'Mila R.', login: `mila.${tom.id}x` })
    expect(await names('q=tom')).toEqual(['Tom 100%'])
    expect(await names(`q=la.${tom.id}X`)).toEqual(['Mila R.'])
    expect(await names(`q=%23${tom.id}`)).toEqual(['Tom 100%'])
    expect(await names('q=%25')).toEqual(['Tom 100%'])
    expect(await names('q=nobody')).toEqual([])
  })

  it('can be filtered by view, team, level, language, site owner and two-factor', async () => {
    const { siteowner, add, names } = await world()
    await add({ name: 'A', team_id: 14 })
    await add({ name: 'B', languages: ['pl'] })
    await add({ name: 'C', suspended_at: new Date().toISOString() })
    const locked = await add({ name: 'D' })
    await test.db
      .insertInto('code_guesses')
      .values({ operator_id: locked.id, locked_at: new Date().toISOString() })
      .execute()
    await add({ name: 'E', totp_enrolled_at: null })
    expect(await names('team_id=14')).toEqual(['A'])
    expect(await names('language=pl')).toEqual(['B'])
    expect(await names('view=suspended')).toEqual(['C'])
    expect(await names('view=waiting')).toEqual(['D'])
    expect(await names('two_factor=none')).toEqual(['E'])
    expect(await names('level_id=200')).toEqual(['Zoe'])
    expect(await names('view=here')).toEqual(['Zoe'])
    expect(await names(`siteowner_id=${siteowner.id}`)).toHaveLength(6)
    expect(await names('siteowner_id=999999')).toEqual([])
  })

  it.each([
    ['name', ['a', 'A', 'b', 'Zoe']],
    ['level', ['a', 'A', 'b', 'Zoe']],
    ['team', ['b', 'Zoe', 'a', 'A']],
  ])('is read in pages without gaps or repeats, sorted by %s, in both directions', async (sort, expected) => {
    const { add, list } = await world()
    await add({ name: 'a', team_id: 22 })
    await add({ name: 'A', team_id: 22 })
    await add({ name: 'b', team_id: 14 })
    const read = async (order: string) => {
      const found: string[] = []
      for (let cursor: number | null = 0; cursor !== null; ) {
        const page: { items: { name: string }[]; next_cursor: number | null } = await list(
          `sort=${sort}&order=${order}&limit=1${cursor ? `&cursor=${cursor}` : ''}`,
        )
        found.push(...page.items.map(({ name }) => name))
        cursor = page.next_cursor
      }
      return found
    }
    expect(await read('ascending')).toEqual(expected)
    expect(await read('descending')).toEqual(expected.toReversed())
  })

  it('is limited to operators who share a site owner with the viewer', async () => {
    const { list } = await world()
    const elsewhere = await makeSiteowner(test.db)
    await makeOperator(test.db, { siteowner_ids: [elsewhere.id] })
    expect(await list()).toMatchObject({ items: [{ name: 'Zoe' }], counts: { all: 1 } })
  })

  it('hides names and logins from team 21 below level 150, also from the search, the order and the file', async () => {
    const { admin, call, add, list } = await world({ permissions_id: 140, team_id: 21 })
    const secret = await add({ name: 'Secret name' })
    const { items } = await list('sort=name')
    expect(items).toMatchObject([
      { id: secret.id, name: null, login: null },
      { id: admin.id, name: 'Zoe' },
    ])
    expect((await list('q=secret')).items).toEqual([])
    const { body } = await call('GET', '/api/operators.csv')
    expect(body).not.toContain('Secret')
    expect(body).not.toContain(secret.login)
    expect((await call('GET', `/api/operators/${secret.id}`)).body).not.toContain('Secret')
  })

  it('can be exported as a file, and the export is recorded', async () => {
    const { siteowner, admin, call, add } = await world()
    const operator = await add({ name: '=1+1', languages: ['nl', 'pl'] })
    const { body } = await call('GET', '/api/operators.csv?level_id=100')
    const [head, row, ...others] = readCsv(body)
    expect(head?.join()).toBe(
      'id,name,login,status,permission type,level,team,languages,message types,site owners,two-factor,last seen',
    )
    expect(row?.join()).toBe(
      `${operator.id},'=1+1,${operator.login},offline,Level 100,100,Team 22,nl pl,reply poke,${siteowner.id},on,`,
    )
    expect(others).toEqual([])
    const recorded = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'operator.export')
      .where('operator_id', '=', admin.id)
      .select('details')
      .orderBy('id')
      .execute()
    expect(recorded).toMatchObject([{ details: { rows: 1, level_id: 100 } }])
  })
})
