import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { fillWhole, type HistoryWorld, makeHistoryWorld } from '../../../testing/history-world.ts'
import { makeOperator } from '../../../testing/make.ts'

const test = useTestApp()

async function near({ get }: HistoryWorld, query: string): Promise<string | null> {
  await fillWhole(test)
  return (await get(query, '/api/history/near')).words
}

describe('a search that finds nothing', () => {
  it('says which of its words are not searched, because almost every text has them', async () => {
    const { get } = await makeHistoryWorld(test)
    const common = async (q: string, language = '') =>
      (await get(`q=${encodeURIComponent(q)}${language && `&language=${language}`}`, '/api/history/near'))
        .common
    expect(await common('the helicopter we')).toEqual(['the', 'we'])
    expect(await common('the helicopter OR', 'nl')).toEqual([])
    expect(await common('-the "the" helicopter th*')).toEqual([])
  })

  it.each([
    ['en', 'We sat in the garden', 'gardne', 'garden'],
    ['en', 'We were in the gardens', 'gardenn', 'gardens'],
    ['nl', 'Een kopje koffie', 'kofie', 'koffie'],
    ['pl', 'Byłam nad jeziorem', 'jezorem', 'jeziorem'],
    ['fr', 'Le marché est fermé', 'merché', 'marché'],
    ['es', 'Las canciones bonitas', 'bonnitas', 'bonitas'],
  ])('has a near word that occurs, in %s: %s, %s', async (language, text, typed, word) => {
    const world = await makeHistoryWorld(test)
    await (await world.talk(language)).send(text)
    expect(await near(world, `q=${encodeURIComponent(typed)}&language=${language}`)).toBe(word)
  })

  it('keeps the other words, phrases and excluded words as they were typed', async () => {
    const world = await makeHistoryWorld(test)
    await (await world.talk()).send('The weather was wonderful in the garden')
    expect(await near(world, `q=${encodeURIComponent('"the weather" wondreful garde* -kat')}`)).toBe(
      '"the weather" wonderful garde* -kat',
    )
  })

  it('has none when nothing is like it, when the words never occur together, or without a word', async () => {
    const world = await makeHistoryWorld(test)
    const { send } = await world.talk()
    await send('Music in the garden')
    await send('A wonderful evening')
    for (const q of ['helicopter', 'wondreful+music', 'wonderful+music', 'tae', '"gardne"', '-gardne+music'])
      expect({ q, words: await near(world, `q=${q}`) }).toEqual({ q, words: null })
    expect(await near(world, '')).toBeNull()
  })

  it('looks only in what the filters leave', async () => {
    const world = await makeHistoryWorld(test)
    await (await world.talk('nl')).send('In de tuinkamer')
    expect(await near(world, 'q=tuinkamre')).toBe('tuinkamer')
    expect(await near(world, 'q=tuinkamre&language=pl')).toBeNull()
    expect(await near(world, 'q=tuinkamre&marked=skipped')).toBeNull()
    expect(await near(world, 'q=tuinkamre&from=2020-01-01&to=2020-02-01')).toBeNull()
  })

  it('looks in more messages for a word that none of the newest has', async () => {
    const world = await makeHistoryWorld(test)
    const { send, sendBefore } = await world.talk()
    await sendBefore('The saxophone is hers', 1)
    const { id } = await send('Music in the garden')
    await sql`
      insert into messages overriding system value
      select (jsonb_populate_record(m, jsonb_build_object('id', nextval(pg_get_serial_sequence('messages', 'id')), 'created_at', m.created_at - make_interval(secs => n)))).*
      from messages m, generate_series(1, 250) n where m.id = ${id}`.execute(test.db)
    expect(await near(world, 'q=saxaphone')).toBe('saxophone')
    expect(await near(world, 'q=gardne')).toBe('garden')
    expect(await near(world, 'q=gardne+saxaphone')).toBeNull()
  })

  it('says nothing about messages that the viewer may not see, or that are deleted', async () => {
    const world = await makeHistoryWorld(test)
    const elsewhere = await makeHistoryWorld(test)
    const { send } = await elsewhere.talk()
    const { id } = await send('The saxophone is hers')
    expect(await near(elsewhere, 'q=saxophone')).toBe(null)
    expect(await near(elsewhere, 'q=saxaphone')).toBe('saxophone')
    // Another site owner's coach, and a colleague below level 150, do not learn that the word exists.
    expect(await near(world, 'q=saxaphone')).toBeNull()
    const colleague = await makeOperator(test.db, { permissions_id: 140, siteowner_ids: null })
    await sql`insert into permissions (id, name, rights) values (140, 'Level 140', '{reviews.view}')
      on conflict (id) do update set rights = excluded.rights`.execute(test.db)
    const own = await test.signedIn(colleague)
    expect((await own('GET', '/api/history/near?q=saxaphone')).json()).toEqual({ words: null, common: [] })
    await sql`update messages set deleted_at = now() where id = ${id}`.execute(test.db)
    expect(await near(elsewhere, 'q=saxaphone')).toBeNull()
    const reports = await makeHistoryWorld(test, 152)
    const { id: deleted } = await (await reports.talk()).send('The saxophone is his')
    await sql`update messages set deleted_at = now() where id = ${deleted}`.execute(test.db)
    expect(await near(reports, 'q=saxaphone')).toBeNull()
  })
})
