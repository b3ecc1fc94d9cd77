import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/database.ts'
import { digestOf } from '../../server/src/platform/secrets.ts'

export const languages = ['nl', 'it', 'pl', 'es', 'en', 'fr']

/** Ids of different tables do not overlap: in a captured statement, a number shows which column it belongs to. */
const firstIds = { operators: 1_000_001, conversations: 20_000_001, messages: 50_000_001 }

/** The session token of the operator with this number, from 0 on. */
export const tokenOf = (number: number) => `bench-${number}`

/** A site owner without a webhook, a profile, and operators with one session each. */
export async function fillPeople(db: Db, { operators }: { operators: number }) {
  for (const [table, id] of Object.entries(firstIds))
    await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(id)}`.execute(db)
  await sql`insert into siteowners (name) values ('Bench')`.execute(db)
  await sql`insert into disclosures (siteowner_id, language, version, body)
    select s.id, language, 'v4', 'Profiles are fictional. Operators write in their name.'
    from siteowners s, unnest(${languages}::text[]) language`.execute(db)
  await sql`insert into teams (id, name) values (22, 'Bench')`.execute(db)
  await sql`insert into permissions (id, name) values (100, 'Operator')`.execute(db)
  await sql`insert into profiles (siteowner_id, external_id, name, age, city, gender, language)
    select s.id, 'p' || n, 'Profile ' || n, 30, 'York', 'female', 'en' from siteowners s, generate_series(1, 50) n`.execute(
    db,
  )
  await sql`insert into operators (login, name, password_hash, team_id, permissions_id, languages, totp_enrolled_at)
    select 'bench' || n, 'Operator ' || n, '-', 22, 100, ${languages}::text[], now() from generate_series(1, ${operators}) n`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`select id from operators order by id`.execute(db)
  return rows.map((row) => row.id)
}

/** Sessions that have passed the two-factor code. */
export async function fillSessions(db: Db, operatorIds: number[]) {
  await db
    .insertInto('sessions')
    .values(
      operatorIds.map((operator_id, number) => ({
        token_hash: digestOf(tokenOf(number)),
        operator_id,
        tfa_at: sql<string>`now()`,
        device: 'bench',
        ends_at: sql<string>`now() + interval '10 hours'`,
      })),
    )
    .execute()
}

/** Adds waiting conversations with five messages, each waiting a millisecond longer than the next. */
export async function fillWaiting(db: Db, count: number) {
  await sql`
    with customer as (
      insert into customers (siteowner_id, external_id, name, language, member_type, credits, disclosure_version,
        disclosure_shown_at)
      select s.id, gen_random_uuid()::text, 'Customer', (${languages}::text[])[1 + n % ${sql.lit(languages.length)}], 'premium', 50,
        'v4', now()
      from siteowners s, generate_series(1, ${count}::int) n
      returning id, siteowner_id, language
    ), conversation as (
      insert into conversations (siteowner_id, customer_id, profile_id, language, message_count, customer_message_count,
        first_message_at, last_message_at)
      select siteowner_id, id, 1 + id % 50, language, 5, 5, now(), now() from customer
      returning id, siteowner_id, language
    ), message as (
      insert into messages (conversation_id, siteowner_id, direction, type, body)
      select id, siteowner_id, 'in', 'chat', repeat('What a day it was. ', 6) from conversation, generate_series(1, 5)
      returning id, conversation_id
    )
    insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, customer_message_id)
    select c.id, 'reply', c.language, c.siteowner_id, now() - make_interval(secs => 1000 - c.id % 1000000 / 1000.0), max(m.id)
    from conversation c join message m on m.conversation_id = c.id group by c.id, c.language, c.siteowner_id`.execute(
    db,
  )
}
