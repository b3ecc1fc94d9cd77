import type { ListedSet } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeProfile } from '../../../testing/make.ts'
import { readCsv } from '../../../testing/read-csv.ts'
import { makeSetEditor } from '../../../testing/set-editor.ts'

const test = useTestApp()

type Editor = Awaited<ReturnType<typeof makeSetEditor>>

const list = async ({ call }: Pick<Editor, 'call'>, query = ''): Promise<ListedSet[]> =>
  (await call('GET', `/api/profile-sets?${query}`)).json().items
const names = async (editor: Pick<Editor, 'call'>, query = '') =>
  (await list(editor, query)).map(({ name }) => name)

describe('the list of profile sets', () => {
  it('shows state, language, site owner, photos, use and the last change, latest change first', async () => {
    const editor = await makeSetEditor(test)
    const { make, siteowner, add, edit, ready, set, call } = editor
    expect((await ready()).statusCode).toBe(200)
    const other = await make('Thomas')
    const profile = await makeProfile(test.db, { siteowner_id: siteowner.id, name: 'Mary' })
    await call('PUT', `/api/profile-sets/${set.id}/profiles/${profile.id}`, { seen: null })
    await add(905, other.id)
    await edit({ job: 'Runs a bakery' })
    expect(await list(editor)).toMatchObject([
      {
        id: set.id,
        name: 'Marianne',
        state: 'in_use',
        language: 'en-GB',
        siteowner: { id: siteowner.id, name: siteowner.name },
        age: 46,
        job: 'Runs a bakery',
        city: 'York',
        photo_count: 5,
        photos: [1, 2, 3, 4].map(() => ({
          url: expect.stringMatching(/^\/api\/photos\/\d+\?size=thumbnail$/),
        })),
        profile_count: 1,
        profiles: [{ id: profile.id, name: 'Mary' }],
        duplicate_count: 1,
        updated_by: { id: editor.call.operator.id, name: 'Ilse M.' },
      },
      { name: 'Thomas', state: 'draft', photo_count: 1, profile_count: 0, duplicate_count: 1 },
    ])
  })

  it('is empty without sets, and has only those of site owners that one works for', async () => {
    const editor = await makeSetEditor(test)
    await makeSetEditor(test)
    expect(await names(editor)).toEqual(['Marianne'])
    await test.db.deleteFrom('profile_sets').where('siteowner_id', '=', editor.siteowner.id).execute()
    expect(await names(editor)).toEqual([])
    expect(await names(editor, 'siteowner_id=1')).toEqual([])
  })

  it('can be filtered by state, duplicates, language, age, use, and words of name, facts and photos', async () => {
    const editor = await makeSetEditor(test)
    const { make, ready, call, edit, set, add, siteowner } = editor
    await ready()
    const draft = await make('Thomas')
    const photo = await add(31, draft.id)
    await call('PATCH', `/api/profile-sets/${draft.id}/photos/${photo.id}`, { description: 'The 100% boat' })
    await call('PATCH', `/api/profile-sets/${draft.id}`, { language: 'nl', facts: { age: 59 } })
    const both = ['Thomas', 'Marianne']
    await edit({ job: 'Runs a bakery' })
    const filtered: [string, string[]][] = [
      ['state=draft', ['Thomas']],
      ['state=ready', ['Marianne']],
      ['state=in_use', []],
      ['used=no', both],
      ['used=yes', []],
      ['language=nl', ['Thomas']],
      ['age=40-49', ['Marianne']],
      ['age=50-59', ['Thomas']],
      ['search=BAKERY', ['Marianne']],
      ['search=100%25', ['Thomas']],
      ['search=100_', []],
      ['search=mari%C3%A1nne', ['Marianne']],
      ['search=%20MARIA%CC%81NNE%20%20', ['Marianne']],
      [`search=S-${set.id}`, ['Marianne']],
      ['search=runs%20york', ['Marianne']],
      [`siteowner_id=${siteowner.id}`, both],
      ['duplicates=yes', []],
    ]
    for (const [query, wanted] of filtered)
      expect((await names(editor, query)).sort(), query).toEqual([...wanted].sort())
    await add(31)
    expect((await names(editor, 'duplicates=yes')).sort()).toEqual(['Marianne', 'Thomas'])
    expect((await call('GET', '/api/profile-sets/counts?language=nl')).json()).toEqual({
      sets: 1,
      photos: 1,
      states: { draft: 1, ready: 0, in_use: 0, retired: 0 },
      duplicates: 1,
    })
  })

  it('counts and finds photos that were added, described, copied and removed', async () => {
    const editor = await makeSetEditor(test)
    const { add, call, path, set, siteowner } = editor
    const boat = await add(51)
    await add(52)
    await call('PATCH', `${path}/photos/${boat.id}`, { description: 'On a Boat' })
    const found = async (search: string) =>
      (await list(editor, `search=${search}`)).map(({ name, photo_count }) => [name, photo_count])
    expect(await found('boat')).toEqual([['Marianne', 2]])
    const copy = { siteowner_id: siteowner.id, name: 'Copy', language: 'nl' }
    await call('POST', `/api/profile-sets/${set.id}/copy`, copy)
    expect(await found('boat')).toEqual([
      ['Copy', 2],
      ['Marianne', 2],
    ])
    await call('PATCH', `${path}/photos/${boat.id}`, { description: 'On a train' })
    expect(await found('boat')).toEqual([['Copy', 2]])
    expect(await found('TRAIN')).toEqual([['Marianne', 2]])
    await call('DELETE', `${path}/photos/${boat.id}`)
    expect(await found('train')).toEqual([])
    expect(await found('marianne')).toEqual([['Marianne', 1]])
    expect((await call('GET', '/api/profile-sets/counts')).json()).toMatchObject({ sets: 2, photos: 3 })
  })

  it('is read in pages without gaps or repeats, also with equal times', async () => {
    const editor = await makeSetEditor(test)
    for (const name of ['B', 'C', 'D']) await editor.make(name)
    await test.db
      .updateTable('profile_sets')
      .set({ updated_at: '2026-11-19T10:00:00.123456Z' })
      .where('siteowner_id', '=', editor.siteowner.id)
      .execute()
    const found: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: ListedSet[]; next_cursor: string | null } = (
        await editor.call('GET', `/api/profile-sets?limit=3${cursor && `&cursor=${cursor}`}`)
      ).json()
      found.push(...page.items.map(({ name }) => name))
      cursor = page.next_cursor
    }
    expect(found).toEqual(['D', 'C', 'B', 'Marianne'])
  })

  it('can be exported with the filters, and the export is audited', async () => {
    const { call, edit, siteowner } = await makeSetEditor(test)
    await edit({ job: '=1+1' })
    const { headers, body } = await call('GET', '/api/profile-sets.csv?state=draft')
    expect(headers['content-disposition']).toContain('profile-sets.csv')
    const [head, line] = readCsv(body).map((cells) => cells.join())
    expect(head).toContain('set id,name,state,language,site owner')
    expect(line).toContain(`,Marianne,draft,en-GB,${siteowner.name},,'=1+1,`)
    const exported = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'profile_set.export')
      .where('operator_id', '=', call.operator.id)
      .select('details')
      .executeTakeFirst()
    expect(exported?.details).toEqual({ state: 'draft', rows: 1 })
  })

  it('hides names from team 21 below level 150, also in the file, the set and its history', async () => {
    const { siteowner, set, edit } = await makeSetEditor(test)
    await edit({ job: 'Baker' })
    await makeLevel(test.db, { id: 141, rights: ['profile_sets'] })
    const viewer = { permissions_id: 141, team_id: 21, siteowner_ids: [siteowner.id] }
    const call = await test.signedIn(await makeOperator(test.db, viewer))
    for (const path of ['', `/${set.id}`, `/${set.id}/changes`, '.csv']) {
      const { statusCode, body } = await call('GET', `/api/profile-sets${path}`)
      expect(statusCode).toBe(200)
      expect(body).not.toContain('Ilse')
    }
  })
})

describe('a persona', () => {
  it('is saved field by field, and the history has who changed what, from what', async () => {
    const { edit, load, call, path } = await makeSetEditor(test)
    await edit({ job: ' Baker ', eye_color: 'green', interests: ['cooking', 'tea'] })
    await edit({ name: 'Marie', job: null, interests: ['tea'] }, { name: 'Marianne', job: 'Baker' })
    const set = await load()
    expect(set).toMatchObject({ name: 'Marie', facts: { eye_color: 'green', interests: ['tea'] } })
    expect(set.facts).not.toHaveProperty('job')
    expect(set.edits.job).toMatchObject({ by: { name: 'Ilse M.' }, before: 'Baker' })
    const { items } = (await call('GET', `${path}/changes`)).json()
    expect(items).toMatchObject([
      { act: 'edit', by: { name: 'Ilse M.' } },
      { act: 'edit' },
      { act: 'edit' },
      { act: 'edit' },
      { act: 'edit' },
      { act: 'edit' },
      { act: 'create' },
    ])
    expect(items.map(({ details }: { details: object }) => details)).toContainEqual({
      field: 'name',
      before: 'Marianne',
      after: 'Marie',
    })
    const page = (await call('GET', `${path}/changes?limit=4`)).json()
    const rest = (await call('GET', `${path}/changes?limit=4&cursor=${page.next_cursor}`)).json()
    expect([...page.items, ...rest.items]).toEqual(items)
    expect(rest.next_cursor).toBeNull()
  })

  it('is not overwritten when somebody else has changed the field: the refusal names both', async () => {
    const { edit, editor, load } = await makeSetEditor(test)
    const other = await editor('Marek K.')
    await edit({ job: 'Gardener' }, { job: null }, other)
    const refused = await edit({ job: 'Florist' }, { job: null })
    expect(refused.json()).toMatchObject({
      code: 'edited_meanwhile',
      by: { id: other.operator.id, name: 'Marek K.' },
      issues: [{ path: 'facts.job' }],
    })
    expect((await edit({ city: 'York' }, { city: null })).statusCode).toBe(200)
    expect((await edit({ job: 'Gardener' }, { job: null })).statusCode).toBe(200)
    expect((await edit({ job: 'Florist' }, { job: 'Gardener' })).statusCode).toBe(200)
    expect((await load()).facts).toEqual({ city: 'York', job: 'Florist' })
  })

  it('changed by two operators at once is changed by one of them', async () => {
    const { edit, editor } = await makeSetEditor(test)
    const other = await editor('Marek K.')
    const answers = await Promise.all([
      edit({ job: 'Gardener' }, { job: null }),
      edit({ job: 'Florist' }, { job: null }, other),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it.each([
    [{ facts: { age: 17 } }, 'facts.age'],
    [{ facts: { name: null } }, 'facts.name'],
    [{ facts: { name: 'Two\nlines' } }, 'facts.name'],
    [{ facts: { eye_color: 'purple' } }, 'facts.eye_color'],
    [{ facts: { interests: ['knitting'] } }, 'facts.interests.0'],
    [{ language: 'Polish' }, 'language'],
  ])('refuses %j and names the field', async (body, path) => {
    const { call, set } = await makeSetEditor(test)
    const refused = await call('PATCH', `/api/profile-sets/${set.id}`, body)
    expect(refused.json()).toMatchObject({ status: 400, issues: [{ path }] })
  })
})
