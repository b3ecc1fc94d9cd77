import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { connect } from '../testing/empty-database.ts'
import { backfillNames, runBackfills } from './run-backfills.ts'

/** A conversation with answers, and 12,000 skips, when the migrations have changed the tables but no row. */
const fullDatabase = `
  alter table skips disable trigger skips_siteowner, alter siteowner_id drop not null,
    disable trigger skips_language, alter language drop not null;
  insert into siteowners (name) values ('Old');
  insert into teams (id, name) values (22, 'Old');
  insert into permissions (id, name) values (100, 'Operator');
  insert into operators (login, name, password_hash, team_id, permissions_id, languages)
    values ('old', 'Old', '-', 22, 100, '{en}');
  insert into customers (siteowner_id, external_id, name, language, member_type, credits)
    select id, 'c', 'Old', 'en', 'trial', 0 from siteowners;
  insert into profiles (siteowner_id, external_id, name, age, city, gender, language)
    select id, 'p', 'Old', 30, 'York', 'female', 'en' from siteowners;
  insert into conversations (siteowner_id, customer_id, profile_id, language)
    select p.siteowner_id, c.id, p.id, 'en' from profiles p, customers c;
  insert into messages (conversation_id, siteowner_id, direction, type, body, operator_id)
    select c.id, c.siteowner_id, 'out', 'reply', 'Old', o.id from conversations c, operators o, generate_series(1, 3);
  update messages set photo_url = 'https://example.com/photo.jpg', hidden_at = now(), revision = 1
    where id in (select min(id) from messages);
  update conversations set status = 'answered', last_operator_message_at = now(), invisible_photo_count = 0,
    last_message_id = (select max(id) from messages);
  insert into skips (conversation_id, operator_id, reason)
    select c.id, o.id, 'Old' from conversations c, operators o, generate_series(1, 12000);
  alter table skips add constraint skips_siteowner_given check (siteowner_id is not null) not valid;
  update customers set starter_from = null;
  insert into stats_months_due (id)
    select (extract(year from month) * 12 + extract(month from month) - 1)::bigint * 5000
    from generate_series(date_trunc('month', now()) - interval '2 months', now(), '1 month') month;
  insert into photos (siteowner_id, picture, media_type, width, height, sent_at)
    select id, '-', 'image/webp', 1, 1, now() from siteowners;
  insert into photos (siteowner_id, picture, media_type, width, height, original_id)
    select siteowner_id, '-', 'image/webp', 1, 1, id from photos;
  insert into profile_sets (siteowner_id, name, language) select id, 'Old', 'en' from siteowners;
  insert into profile_set_photos (profile_set_id, photo_id) select s.id, p.id from profile_sets s, photos p;
  update profile_set_photos set was_sent = false;
  update backfills set finished_at = null`

async function makeFullDatabase() {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const client = await connect(url)
  await client.query(fullDatabase)
  return client
}

async function run(client: pg.Client) {
  const reported: string[] = []
  await runBackfills(client, (progress) => reported.push(progress))
  return reported
}

const countOf = async (client: pg.Client, rows: string) =>
  (await client.query(`select from ${rows}`)).rowCount

describe('backfills', () => {
  it('change the rows of a full database in batches, and report how far they are', async () => {
    const client = await makeFullDatabase()
    expect(await run(client)).toEqual([
      'silence_from: 100 %',
      'starter_from: 100 %',
      'conversation_operators: 100 %',
      'last_message_type: 100 %',
      'skips_siteowner: 40 %',
      'skips_siteowner: 80 %',
      'skips_siteowner: 100 %',
      'invisible_photo_count: 100 %',
      'skips_language: 40 %',
      'skips_language: 80 %',
      'skips_language: 100 %',
      'statistics: 40 %',
      'statistics: 90 %',
      'statistics: 100 %',
      'set_photos_was_sent: 100 %',
      'history_languages: 100 %',
      'disclosure_showings: 100 %',
      'folded_words_of_sets: 100 %',
    ])
    expect(await countOf(client, 'profile_set_photos where was_sent')).toBe(2)
    const { rows } = await client.query(
      'select last_message_type, silence_from = last_operator_message_at as is_silent, invisible_photo_count from conversations',
    )
    expect(rows).toEqual([{ last_message_type: 'reply', is_silent: true, invisible_photo_count: 1 }])
    expect(await countOf(client, 'conversation_operators')).toBe(1)
    expect(await countOf(client, 'customers where starter_from is null')).toBe(1)
    expect(await countOf(client, "skips where siteowner_id is null or language <> 'en'")).toBe(0)
    // All days of the month before the last one.
    const month = "date_trunc('month', now()) - interval '2 months'"
    const days = `generate_series(${month}, ${month} + interval '1 month - 1 day', '1 day')`
    expect(
      await countOf(client, `${days} day where day::date not in (select day from stats_rolled_days)`),
    ).toBe(0)
    await expect(client.query('update skips set siteowner_id = null')).rejects.toThrow('not-null')
    expect(await run(client)).toEqual([])
  })

  it('continue with the next batch after an interruption', async () => {
    const client = await makeFullDatabase()
    await client.query(`create function fail() returns trigger language plpgsql as $$
        begin if old.id > 10000 then raise exception 'interrupted'; end if; return new; end $$;
      create trigger fail before update on skips for each row execute function fail()`)
    await expect(run(client)).rejects.toThrow('interrupted')
    await client.query('rollback')
    expect(await countOf(client, 'skips where siteowner_id is not null')).toBe(10_000)
    await client.query('drop function fail cascade')
    expect((await run(client))[0]).toBe('skips_siteowner: 100 %')
    expect(await countOf(client, 'skips where siteowner_id is null')).toBe(0)
  })

  it('are all requested by a migration', () => {
    const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
    const requests = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(`${folder}/${entry.name}`, 'utf8'))
      .flatMap((text) => text.match(/insert into backfills \(name, table_name\) values[^;]*;/g) ?? [])
    const names = requests.flatMap((request) => [...request.matchAll(/\('(\w+)',/g)].map(([, name]) => name))
    expect(names.sort()).toEqual([...backfillNames].sort())
  })
})
