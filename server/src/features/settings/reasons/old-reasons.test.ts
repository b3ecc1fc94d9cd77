import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../platform/database.ts'
import { migrate } from '../../../platform/migrate.ts'
import { connect, makeEmptyDatabase, revertMigrations } from '../../../testing/empty-database.ts'
import { fillReasons } from './fill-reasons.ts'

describe('reasons of the previous release', () => {
  it('become codes and words: in responses at once, in the table in batches that continue where they ended', async () => {
    const url = await makeEmptyDatabase()
    await migrate(url)
    await revertMigrations(url, '0052_reasons-as-codes')
    const client = await connect(url)
    await client.query(oldReasons)
    await migrate(url)
    const read = async (table: string, where = 'true') => {
      const { rows } = await client.query(
        `select coalesce(reason_code, '') || '/' || coalesce(reason_words, '') as text, count(*)::int from ${table}
          where ${where} group by 1 order by 1`,
      )
      return Object.fromEntries(rows.map(({ text, count }) => [text, count]))
    }
    expect(await read('away_times', 'ended_at is null')).toEqual({ 'phone/Postman': 1 })
    expect(await read('handovers', 'ended_at is null')).toEqual({ '/Other language\nNo idea': 1 })
    // A later backfill changes all skips, which completes them.
    expect(await read('skips')).toEqual({ 'language/': 1_250, '/No idea': 1_250 })
    // A row that is not filled in yet can be changed.
    await client.query('update skips set message_id = 1 where id = 1')
    const { db, close } = openDatabase(url, { size: 1 })
    onTestFinished(close)
    while ((await client.query('select from reasons_due')).rowCount) await fillReasons(db, 0)
    expect(await read('skips')).toEqual({ 'language/': 1_250, '/No idea': 1_250 })
    expect(await read('away_times')).toEqual({ '/Tea': 1, 'phone/Postman': 1 })
    expect(await read('handovers')).toEqual({ '/Other language\nNo idea': 1, 'meeting/': 1 })
  })
})

/** Rows as the previous release writes them. */
const oldReasons = `
  with site as (insert into siteowners (name) values ('Site') returning id),
  team as (insert into teams (id, name) values (1, 'Team') returning id),
  level as (insert into permissions (id, name) values (1, 'Level') returning id),
  anna as (insert into operators (login, name, password_hash, languages, team_id, permissions_id)
    select 'anna', 'Anna', 'x', array['en'], team.id, level.id from team, level returning id),
  customer as (insert into customers (siteowner_id, external_id, name, language, member_type, credits)
    select id, 'c', 'Colin', 'en', 'trial', 0 from site returning id, siteowner_id),
  profile as (insert into profiles (siteowner_id, external_id, name, age, city, gender, language)
    select id, 'p', 'Mia', 30, 'York', 'female', 'en' from site returning id),
  chat as (insert into conversations (siteowner_id, customer_id, profile_id, language)
    select customer.siteowner_id, customer.id, profile.id, 'en' from customer, profile returning id, siteowner_id),
  breaks as (insert into away_times (operator_id, reason, ends_at, ended_at)
    select id, 'Phone or doorbell: Postman', now() + interval '1 minute', null from anna
    union all select id, 'Tea', now() + interval '1 minute', now() from anna),
  given as (insert into handovers (conversation_id, operator_id, reason, ended_at)
    select chat.id, null, E'Other language\nNo idea', null from chat
    union all select chat.id, anna.id, 'Wants to meet', now() from chat, anna)
  insert into skips (conversation_id, siteowner_id, operator_id, reason)
  select chat.id, chat.siteowner_id, anna.id, (array['Other language', 'No idea'])[n % 2 + 1]
  from chat, anna, generate_series(1, 2500) n`
