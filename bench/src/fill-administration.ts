import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/database.ts'

/** The rows of a large service, as its administration lists them. */
export const sizes = {
  operators: 10_000,
  sets: 2_000,
  photosPerSet: 25,
  profiles: 6_000,
  texts: 100_000,
  audited: 300_000,
  signIns: 200_000,
  gifts: 5_000,
  customers: 200_000,
}
const languages = ['nl', 'it', 'pl', 'es', 'en', 'fr']
const oneOf = (values: string[], by: string) =>
  sql`(${values}::text[])[1 + ${sql.raw(by)} % ${sql.lit(values.length)}]`

export async function fillAdministration(db: Db) {
  await fillOperators(db)
  await fillSets(db)
  await fillTexts(db)
  await fillLogs(db)
  await fillWords(db)
}

async function fillOperators(db: Db) {
  await sql`insert into teams (id, name) select n, 'Team ' || n from generate_series(10, 29) n on conflict do nothing`.execute(
    db,
  )
  await sql`
    insert into operators (login, name, password_hash, team_id, permissions_id, languages, totp_enrolled_at, suspended_at)
    select 'login' || n, ${oneOf(['Anna', 'Bram', 'Carla', 'Dirk', 'Elena', 'Fleur', 'Giulia'], 'n')} || ' ' || n, '-', 10 + n % 20,
      case when n % 40 = 0 then 150 else 100 end, ${languages}::text[],
      case when n % 50 > 0 then now() end, case when n % 10 = 9 then now() end
    from generate_series(0, ${sizes.operators - 1}::int) n`.execute(db)
  await sql`
    insert into sessions (token_hash, operator_id, tfa_at, device, last_act_at, ends_at)
    select sha256(('bench' || o.id || '-' || n)::bytea), o.id, now(), 'Firefox', now() - make_interval(mins => (o.id % 90)::int),
      now() + make_interval(hours => (o.id % 12)::int - 6)
    from operators o, generate_series(1, 5) n`.execute(db)
}

async function fillSets(db: Db) {
  const siteowner = (by: string) =>
    sql`(select (array_agg(id order by id))[1 + ${sql.raw(by)} % count(*)] from siteowners)`
  await sql`
    insert into profile_sets (siteowner_id, name, state, language, facts, created_at, updated_at, created_by, updated_by)
    select ${siteowner('n')}, ${oneOf(['Nora', 'Marta', 'Lieke', 'Chiara', 'Zofia'], 'n')} || ' ' || n,
      ${oneOf(['ready', 'ready', 'ready', 'ready', 'draft', 'retired'], 'n')}, ${oneOf(languages, 'n')},
      jsonb_build_object('age', 20 + n % 50, 'city', 'City ' || n % 300, 'gender', 'female', 'job', 'Job ' || n % 80,
        'about', repeat('She likes long walks and music. ', 8), 'hobbies', 'cooking, reading, hiking', 'height', '170',
        'hair', 'brown', 'eyes', 'green', 'smokes', 'no', 'drinks', 'sometimes', 'education', 'university'),
      now() - make_interval(hours => n), now() - make_interval(mins => n),
      (select min(id) from operators) + n % 500, (select min(id) from operators) + n % 500
    from generate_series(1, ${sizes.sets}::int) n`.execute(db)
  await sql`
    with picture as (
      insert into photos (siteowner_id, picture, media_type, width, height, thumbnail, picture_hash, sent_at)
      select s.siteowner_id, '\\x00', 'image/webp', 900, 1200, '\\x00', hashint8extended(s.id * 100 + n, 1),
        case when n % 2 = 0 then now() end
      from profile_sets s, generate_series(1, ${sizes.photosPerSet}::int) n
      returning id
    )
    insert into profile_set_photos (profile_set_id, photo_id, position, description, added_by, created_at)
    select (select min(id) from profile_sets) + (id - 1) % ${sizes.sets}::int, id, id,
      'At the ' || ${oneOf(['beach', 'office', 'market', 'station', 'lake', 'harbour'], 'id::int')} || ' with a dog, photo ' || id,
      (select min(id) from operators) + id % 500, now() - make_interval(mins => id::int * 10)
    from picture`.execute(db)
  await sql`
    insert into profile_set_photo_pairs (set_photo_id, other_set_photo_id, distance)
    select id, id + 7, 2 from profile_set_photos where id % 80 = 0 and id + 7 <= (select max(id) from profile_set_photos)`.execute(
    db,
  )
  await sql`
    insert into profiles (siteowner_id, external_id, name, age, city, gender, language, profile_set_id)
    select s.siteowner_id, 'p' || n, 'Profile ' || n, 30, 'York', 'female', 'en', s.id
    from generate_series(1, ${sizes.profiles}::int) n
      join profile_sets s on s.id = (select min(id) from profile_sets) + n % (${sizes.sets}::int / 2)`.execute(
    db,
  )
}

/** Ranges of row numbers: a statement has a time limit. */
function batchesOf(count: number): { first: number; last: number }[] {
  const size = 20_000
  return Array.from({ length: Math.ceil(count / size) }, (_, batch) => ({
    first: batch * size + 1,
    last: Math.min(count, (batch + 1) * size),
  }))
}

async function fillTexts(db: Db) {
  for (const { first, last } of batchesOf(sizes.texts)) {
    await sql`
    insert into profile_texts (siteowner_id, profile_id, external_id, title, language, min_length, max_length, status, body,
      round, writer_id, waiting_since, created_at, first_writer_id, first_written_at, writing_seconds, first_reviewed_at, approved_at)
    select p.siteowner_id, p.id, 't' || n, 'About', ${oneOf(languages, 'n')}, 100, 400, status,
      case when status <> 'to_write' then 'I like long walks and music. ' || n end, (status <> 'to_write')::int,
      case when status <> 'to_write' then (select min(id) from operators) + n % 500 end, at, at - interval '1 day',
      case when status <> 'to_write' then (select min(id) from operators) + n % 500 end,
      case when status <> 'to_write' then at - interval '2 hours' end, case when status <> 'to_write' then 300 + n % 900 end,
      case when status in ('returned', 'approved') then at - interval '1 hour' end, case when status = 'approved' then at end
    from generate_series(${first}::int, ${last}::int) n
      join profiles p on p.id = (select min(id) from profiles) + n % ${sizes.profiles}::int,
      lateral (select case when n % 20 > 0 then 'approved' else (array['to_write', 'to_review', 'returned'])[1 + n / 20 % 3] end as status,
        now() - make_interval(mins => n * 5) as at) made`.execute(db)
    await sql`
    insert into profile_text_rounds (profile_text_id, round, body, writer_id, written_at, reviewer_id, reviewed_at, note)
    select id, 1, body, writer_id, first_written_at, case when status <> 'to_review' then writer_id + 1 end, first_reviewed_at,
      case when status = 'returned' then 'Too short' end
    from profile_texts where round = 1 and id between ${first} and ${last}`.execute(db)
  }
}

async function fillLogs(db: Db) {
  for (const { first, last } of batchesOf(sizes.audited))
    await sql`
    insert into audit_log (at, operator_id, siteowner_id, action, subject_type, subject_id, details)
    select now() - make_interval(mins => n), (select min(id) from operators) + n % 9000,
      case when n % 4 <> 2 then (select (array_agg(id order by id))[1 + n % count(*)] from siteowners) end,
      ${oneOf(['profile_set.edit', 'profile_set.photo_add', 'operator.edit', 'profile_text.approve'], 'n')},
      ${oneOf(['profile_set', 'profile_set', 'operator', 'profile_text'], 'n')}, 1 + n % 2000,
      '{"before": {"job": "Nurse"}, "after": {"job": "Teacher"}}'
    from generate_series(${first}::int, ${last}::int) n`.execute(db)
  for (const { first, last } of batchesOf(sizes.signIns))
    await sql`
    insert into login_history (at, operator_id, login, device, result, address)
    select now() - make_interval(mins => n * 2), (select min(id) from operators) + n % 9000, 'login', 'Firefox',
      case when n % 30 = 0 then 'password_wrong' else 'code_ok' end, '127.0.0.1'
    from generate_series(${first}::int, ${last}::int) n`.execute(db)
}

/** Gifts of all site owners, and customers for whom operators chose three interests each. */
async function fillWords(db: Db) {
  await sql`insert into gifts (siteowner_id, external_id, name, credits, position)
    select s.ids[1 + n % array_length(s.ids, 1)], 'bench-gift-' || n, 'Gift ' || n, 1 + n % 50, n
    from (select array_agg(id) as ids from siteowners) s, generate_series(1, ${sizes.gifts}::int) n`.execute(
    db,
  )
  await sql`insert into customers (siteowner_id, external_id, name, language, member_type, credits)
    select s.ids[1 + n % array_length(s.ids, 1)], 'bench-customer-' || n, 'Customer ' || n, 'en', 'trial', 0
    from (select array_agg(id) as ids from siteowners) s, generate_series(1, ${sizes.customers}::int) n`.execute(
    db,
  )
  await sql`
    with w as (select array_agg(code order by id) as codes from interests), o as (select min(id) as first from operators)
    insert into customer_facts (customer_id, field, value, operator_id, updated_at)
    select c.id, 'interests', to_jsonb(array[w.codes[1 + c.id % 40], w.codes[1 + (c.id + 7) % 40], w.codes[1 + (c.id + 19) % 40]]),
      o.first + c.id % 10000, now() - make_interval(days => (c.id % 300)::int)
    from customers c, w, o where c.external_id like 'bench-%'`.execute(db)
}
