import type { Word, WordList } from '@panel/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeOperator } from '../../../testing/make.ts'
import { readCsv } from '../../../testing/read-csv.ts'

const test = useTestApp()

let call: Awaited<ReturnType<typeof test.signedIn>>
beforeEach(async () => {
  call = await test.signedIn(await operatorOf(test, 'admin'))
})

const words = async (list: WordList): Promise<Word[]> =>
  (await call('GET', `/api/word-lists/${list}`)).json().words
const named = async (list: WordList, code: string) => {
  const found = (await words(list)).find((word) => word.code === code)
  if (!found) throw new Error(`No word has the code ${code}`)
  return found
}
const add = (list: WordList, code: string, name: string) =>
  call('POST', `/api/word-lists/${list}`, { code, texts: { name } })
const rename = (list: WordList, { id, texts }: Word, name: string | null) =>
  call('PATCH', `/api/word-lists/${list}/${id}`, { texts: { name }, seen: { name: texts.name ?? null } })
const retire = async (list: WordList, code: string) =>
  call('POST', `/api/word-lists/${list}/${(await named(list, code)).id}/retire`, {})
const get = async (path: string) => (await call('GET', path)).json()
const change = (id: number, body: object, seen: object) =>
  call('PATCH', `/api/operators/${id}`, { ...body, seen })

describe('the file of a list', () => {
  it('has the words with their texts and their use, and its export is audited', async () => {
    await add('teams', '7321', '=Formula')
    await makeOperator(test.db, { team_id: 7321 })
    const answer = await call('GET', '/api/word-lists/teams/words.csv')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="teams.csv"')
    const [head, ...lines] = readCsv(answer.body).map((cells) => cells.join())
    expect(head).toBe('id,code,part,name,retired at,operators')
    expect(lines).toContain("7321,7321,,'=Formula,,1")
    const entries = await get('/api/audit-log?action=word.export')
    expect(entries.items[0].details).toContainEqual({ field: 'list', value: 'teams' })
  })

  it('is found in the audit log by list and id, because words of two lists can have the same id', async () => {
    await add('segments', 'same_id', 'Same id')
    const { id } = await named('segments', 'same_id')
    const { items } = await get(`/api/audit-log?subject_type=word&subject_id=${id}&word_list=segments`)
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['word.add'])
    expect((await get(`/api/audit-log?subject_type=word&subject_id=${id}&word_list=teams`)).items).toEqual([])
  })
})

describe('regions', () => {
  it('belong to the country with which their code begins, and are ordered in it', async () => {
    expect((await add('regions', 'NL-AW', 'Aruba')).statusCode).toBe(200)
    const aruba = await named('regions', 'NL-AW')
    expect(aruba).toMatchObject({ group: 'NL', texts: { name: 'Aruba' } })
    const dutch = async () =>
      (await get('/api/regions.php')).regions
        .filter(({ country }: { country: string }) => country === 'NL')
        .map(({ name }: { name: string }) => name)
    expect((await dutch()).at(-1)).toBe('Aruba')
    const first = (await words('regions')).find(({ group }) => group === 'NL')
    await call('PUT', `/api/word-lists/regions/${aruba.id}/place`, { before: first?.id })
    expect((await dutch()).slice(0, 2)).toEqual(['Aruba', 'Drenthe'])
    await retire('regions', 'NL-AW')
    expect(await dutch()).not.toContain('Aruba')
    expect((await get('/api/regions.php')).retired).toEqual([{ code: 'NL-AW', country: 'NL', name: 'Aruba' }])
  })

  it.each([
    ['XQ-AB', 'x', { path: 'code', code: 'not_a_code' }],
    ['nl-ab', 'x', { path: 'code', code: 'not_a_code' }],
    ['NL-XX', 'Limburg', { path: 'texts.name', code: 'name_taken' }],
  ])('%s is refused', async (code, name, issue) => {
    expect((await add('regions', code, name)).json().issues).toMatchObject([issue])
  })

  it('of two countries can have the same name', async () => {
    expect((await add('regions', 'BE-VLI', 'Limburg')).statusCode).toBe(200)
  })
})

describe('teams', () => {
  it('have a number that never changes, and a name that nobody else has', async () => {
    expect((await add('teams', '7301', 'North')).statusCode).toBe(200)
    const team = await named('teams', '7301')
    expect(team.id).toBe(7301)
    expect((await add('teams', '7301', 'South')).json().code).toBe('code_taken')
    for (const name of ['North', 'No\u200brth'])
      expect((await add('teams', '7302', name)).json().code).toBe('name_taken')
    expect((await add('teams', 'seven', 'Seven')).json().issues).toMatchObject([{ code: 'not_a_code' }])
    expect((await rename('teams', team, 'Norfolk')).statusCode).toBe(200)
    expect((await rename('teams', team, null)).json().issues).toMatchObject([
      { path: 'texts.name', code: 'changed_meanwhile' },
    ])
    expect((await get('/api/teams')).teams).toContainEqual({ id: 7301, name: 'Norfolk' })
  })

  it('that are retired keep their operators, and get no others', async () => {
    await add('teams', '7311', 'East')
    const member = await makeOperator(test.db, { team_id: 7311 })
    const other = await makeOperator(test.db)
    await retire('teams', '7311')
    expect((await get('/api/teams')).retired).toContainEqual({ id: 7311, name: 'East' })
    const refused = await change(other.id, { team_id: 7311 }, { team_id: 22 })
    expect(refused.json().issues).toMatchObject([{ path: 'team_id', code: 'not_an_option' }])
    expect(
      (await change(member.id, { name: 'Tom B.' }, { name: member.name })).json().operator,
    ).toMatchObject({
      team: { id: 7311 },
    })
    expect((await get('/api/word-lists/teams/use')).operators).toMatchObject({ 7311: 1 })
  })
})

describe('segments', () => {
  beforeEach(() => sql`delete from segments`.execute(test.db))

  it('are given to operators by their code, and shown by their name', async () => {
    await add('segments', 'vip', 'Very important')
    await add('segments', 'new', 'New members')
    expect((await get('/api/permissions.php')).configurable_segments).toEqual(['vip', 'new'])
    expect((await get('/api/segments')).segments).toEqual([
      { code: 'vip', name: 'Very important' },
      { code: 'new', name: 'New members' },
    ])
    const operator = await makeOperator(test.db)
    expect((await change(operator.id, { segments: ['vip'] }, { segments: null })).statusCode).toBe(200)
    expect((await get('/api/word-lists/segments/use')).operators).toEqual({
      [(await named('segments', 'vip')).id]: 1,
    })
  })

  it('that are retired stay with the operators who have them', async () => {
    await add('segments', 'vip', 'Very important')
    await add('segments', 'new', 'New members')
    const operator = await makeOperator(test.db, { segments: ['vip'] })
    await retire('segments', 'vip')
    const both = await change(operator.id, { segments: ['vip', 'new'] }, { segments: ['vip'] })
    expect(both.json().operator.segments).toEqual(['vip', 'new'])
    const other = await makeOperator(test.db, { segments: [] })
    expect((await change(other.id, { segments: ['vip'] }, { segments: [] })).json().issues).toMatchObject([
      { path: 'segments', code: 'not_an_option' },
    ])
    expect((await get('/api/permissions.php')).configurable_segments).toEqual(['new'])
  })
})
