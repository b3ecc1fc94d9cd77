import { historySizeLimited, historySizeShort } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../testing/make.ts'
import { makeProfileText } from '../../testing/make-profile-texts.ts'

const test = useTestApp()

const asOperator = async (own: Parameters<typeof makeOperator>[1] = {}) =>
  test.signedIn(await makeOperator(test.db, own))
type Send = Awaited<ReturnType<typeof asOperator>>
const get = async (send: Send, path: string) => (await send('GET', path)).json()

describe('permissions.php', () => {
  it('has the account levels, what can be set for operators, and the default history sizes', async () => {
    const send = await asOperator()
    await makeLevel(test.db, { id: 150 })
    const answer = await get(send, '/api/permissions.php')
    expect(answer).toEqual({
      permissions: expect.arrayContaining([
        { id: 100, name: 'Level 100' },
        { id: 150, name: 'Level 150' },
      ]),
      configurable_message_types: ['reply', 'poke'],
      configurable_segments: [],
      history_size_short: historySizeShort,
      history_size_limited: historySizeLimited,
    })
    expect([historySizeShort, historySizeLimited]).toEqual([50, 500])
  })

  it('has the values of the settings, and the default for an invalid one', async () => {
    const set = (key: string, value: unknown) =>
      test.db
        .insertInto('settings')
        .values({ key, value: JSON.stringify(value) })
        .execute()
    await set('history_size_short', 80)
    await set('history_size_limited', 'many')
    expect(await get(await asOperator(), '/api/permissions.php')).toMatchObject({
      history_size_short: 80,
      history_size_limited: historySizeLimited,
    })
  })
})

describe('teams', () => {
  it('are all known from level 150 on and to those who manage operators, and the own one to everybody', async () => {
    await makeOperator(test.db, { team_id: 23 })
    const manager = await makeLevel(test.db, { id: 120, rights: ['manage_operators'] })
    const namesFor = async (own: Parameters<typeof makeOperator>[1]) =>
      (await get(await asOperator({ team_id: 24, ...own }), '/api/teams')).teams.map(
        ({ name }: { name: string }) => name,
      )
    expect(await namesFor({})).toEqual(['Team 24'])
    for (const { id } of [await makeLevel(test.db, { id: 150 }), manager])
      expect(await namesFor({ permissions_id: id })).toEqual(
        expect.arrayContaining(['Team 22', 'Team 23', 'Team 24']),
      )
  })
})

describe('siteowners.php', () => {
  it('has those that the operator works for, and no others', async () => {
    const [one, two] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
    const names = ({ siteowners }: { siteowners: { id: number }[] }) => siteowners.map(({ id }) => id)
    const bound = await asOperator({ siteowner_ids: [two.id] })
    expect(await get(bound, '/api/siteowners.php')).toEqual({
      siteowners: [{ id: two.id, name: two.name }],
    })
    expect(names(await get(await asOperator(), '/api/siteowners.php'))).toEqual(
      expect.arrayContaining([one.id, two.id]),
    )
    expect(names(await get(await asOperator({ siteowner_ids: [] }), '/api/siteowners.php'))).toEqual([])
  })
})

describe('names in the locale', () => {
  const languages = async (locale: string) =>
    (await get(await asOperator(), `/api/languages.php${locale}`)).languages
  const countries = async (locale: string) =>
    (await get(await asOperator(), `/api/countries.php${locale}`)).countries

  it('languages have code and iso, with English names by default', async () => {
    expect(await languages('')).toContainEqual({ code: 'nl', iso: 'nl-NL', name: 'Dutch' })
    expect(await languages('?locale=pl')).toContainEqual({ code: 'nl', iso: 'nl-NL', name: 'Niderlandzki' })
    const records: { code: string; iso: string }[] = await languages('')
    expect(records.map(({ code, iso }) => [code, iso])).toEqual([
      ['nl', 'nl-NL'],
      ['it', 'it-IT'],
      ['pl', 'pl-PL'],
      ['es', 'es-ES'],
      ['en', 'en-US'],
      ['en-GB', 'en-GB'],
      ['fr', 'fr-FR'],
    ])
  })

  it('countries are those of ISO 3166-1, sorted by the rules of the locale', async () => {
    const english = await countries('')
    expect(english).toHaveLength(249)
    expect(english[0]).toEqual({ code: 'AF', name: 'Afghanistan' })
    expect(await countries('?locale=nl')).toContainEqual({ code: 'DE', name: 'Duitsland' })
    const spanish: { name: string }[] = await countries('?locale=es')
    const { compare } = new Intl.Collator('es')
    expect(spanish.map(({ name }) => name)).toEqual(spanish.map(({ name }) => name).toSorted(compare))
  })

  it('an unknown locale is refused with the name of the field', async () => {
    for (const path of ['/api/languages.php?locale=de', '/api/countries.php?locale=de'])
      expect(await get(await asOperator(), path)).toMatchObject({ issues: [{ path: 'locale' }] })
  })
})

describe('lists', () => {
  it('regions have their country', async () => {
    const { regions } = await get(await asOperator(), '/api/regions.php')
    expect(regions).toContainEqual({ code: 'NL-NH', country: 'NL', name: 'Noord-Holland' })
    expect(new Set(regions.map(({ country }: { country: string }) => country))).toEqual(
      new Set(['BE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PL']),
    )
  })

  it('interests are those of the specification, in its order', async () => {
    const { interests } = await get(await asOperator(), '/api/interests.php')
    const codes: string[] = interests.map(({ code }: { code: string }) => code)
    expect(codes.map((code) => code.replaceAll('_', ' ')).join(', ')).toBe(
      [
        'relationship, one night stand, kissing, hugging, massages, lingerie, sex, safe sex, public sex, oral sex',
        'anal sex, sex toys, masturbating, exchanging pictures, threesome, gangbang, bondage, sadomasochism, gym',
        'sports, dancing, travelling, adventure, party, tattoos, music, movies, videogames, politics, outdoors',
        'gardening, hiking, biking, reading, animals, beach, art, photography, theater, shopping, fashion, astrology',
        'cooking, foodie, bbq, sushi, vegetarian, wine, beer, tea, coffee',
      ].join(', '),
    )
    expect(interests[0]).toEqual({ id: expect.any(Number), code: 'relationship', texts: {} })
  })

  it('fetishes have id, code and a text in each language', async () => {
    const { fetishes, retired } = await get(await asOperator(), '/api/fetishes.php')
    expect(fetishes).toHaveLength(15)
    expect(retired).toEqual([])
    for (const { texts } of fetishes)
      expect(Object.keys(texts).toSorted()).toEqual(['en', 'es', 'fr', 'it', 'nl', 'pl'])
    expect(fetishes).toContainEqual({
      id: expect.any(Number),
      code: 'role_play',
      texts: expect.objectContaining({ nl: 'Rollenspel' }),
    })
  })
})

describe('profile-text.php', () => {
  it('counts the texts to write, to review and returned', async () => {
    await makeLevel(test.db, { id: 120, rights: ['profile_text'] })
    const send = await asOperator({ permissions_id: 120 })
    expect(await get(send, '/api/profile-text.php?count=1')).toEqual({ count: 0 })
    const siteowner = await makeSiteowner(test.db)
    const text = { siteowner_id: siteowner.id }
    await makeProfileText(test.db, text)
    await makeProfileText(test.db, { ...text, writer_id: (await makeOperator(test.db)).id })
    await makeProfileText(test.db, { ...text, status: 'approved', approved_at: '2026-01-01T00:00:00Z' })
    expect(await get(send, '/api/profile-text.php?count=1')).toEqual({ count: 2 })
    expect(await get(send, '/api/profile-text.php')).toMatchObject({ issues: [{ path: 'count' }] })
  })

  it('needs the right', async () => {
    expect(await get(await asOperator(), '/api/profile-text.php?count=1')).toMatchObject({
      code: 'not_allowed',
    })
  })
})

describe('operator_names.php', () => {
  const namesFor = async (own: Parameters<typeof makeOperator>[1]) => {
    const viewer = await makeOperator(test.db, own)
    const { operator_names } = await get(await test.signedIn(viewer), '/api/operator_names.php?new=1')
    return { viewer, names: operator_names }
  }

  it('has all operators by id, for the first load and a forced one', async () => {
    const other = await makeOperator(test.db, { name: 'Tom B.' })
    const send = await asOperator()
    for (const load of [1, 2])
      expect((await get(send, `/api/operator_names.php?new=${load}`)).operator_names[other.id]).toEqual({
        name: 'Tom B.',
      })
    expect(await get(send, '/api/operator_names.php')).toMatchObject({ issues: [{ path: 'new' }] })
  })

  it('has only the own name for team 21 below level 150', async () => {
    const other = await makeOperator(test.db)
    const { viewer, names } = await namesFor({ team_id: 21, permissions_id: 149 })
    expect(names).toEqual({ [viewer.id]: { name: viewer.name } })
    expect((await namesFor({ team_id: 21, permissions_id: 150 })).names[other.id]).toEqual({
      name: other.name,
    })
    expect((await namesFor({ team_id: 20, permissions_id: 149 })).names[other.id]).toEqual({
      name: other.name,
    })
  })
})
