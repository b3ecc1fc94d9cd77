import type { Connection } from './connection.ts'
import type { Ids } from './ids.ts'
import { type Draws, languages, oneOf, type Size, siteowners, writerGroups } from './size.ts'

/** Operators who are not writers; masters answer what was handed over. */
export const supervisors = { coaches: 4, masters: 5, admins: 3 }
export const giftsEach = 8
const setsEach = 5
const photosEach = 8
/** Photos of all profile sets of a site owner. */
export const setPhotosEach = setsEach * photosEach
/** Site owners with a poke rule; the others are told what silence costs them. */
export const pokingSiteowners = 6
export const pokeRule = { silenceMinutes: 720, mostInARow: 2, nextSilenceMinutes: 2_880, pokesPerDay: 5 }

const firstNames = [
  'Adrian',
  'Bella',
  'Carlo',
  'Daan',
  'Elena',
  'Fabio',
  'Greta',
  'Hugo',
  'Ines',
  'Jan',
  'Karin',
  'Luca',
]
const cities = [
  'Utrecht',
  'Torino',
  'Kraków',
  'Sevilla',
  'York',
  'Lyon',
  'Breda',
  'Parma',
  'Łódź',
  'Bilbao',
  'Leeds',
  'Nantes',
]
/** A picture of one pixel. */
const picture = "decode('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')"

export async function fillSites(connection: Connection, ids: Ids) {
  const { run } = connection
  const [owner, set, photo] = [ids.siteowners, ids.profile_sets, ids.photos]
  await run(`insert into siteowners (id, name, created_at) overriding system value
    select ${owner} + n, 'Chat ' || ${oneOf(['Amber', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fern', 'Grove', 'Heath'], 'n')}, now() - interval '25 months'
    from generate_series(0, ${siteowners - 1}) n`)
  await run(`insert into poke_rules (siteowner_id, silence_minutes, most_in_a_row, next_silence_minutes, pokes_per_day, timezone)
    select ${owner} + n, ${pokeRule.silenceMinutes}, ${pokeRule.mostInARow}, ${pokeRule.nextSilenceMinutes}, ${pokeRule.pokesPerDay}, 'Europe/Amsterdam'
    from generate_series(0, ${pokingSiteowners - 1}) n`)
  await run(
    `insert into disclosures (siteowner_id, language, version, body)
    select ${owner} + n, language, '1', 'Profiles are fictional. Operators write in their name.'
    from generate_series(0, ${siteowners - 1}) n, unnest($1::text[]) language`,
    [languages],
  )
  await run(`insert into gifts (id, siteowner_id, external_id, name, icon, credits, position) overriding system value
    select ${ids.gifts} + s * ${giftsEach} + n, ${owner} + s, 'gift-' || n, ${oneOf(['Tea', 'Chocolates', 'A rose', 'A song', 'Cake', 'Wine', 'A teddy bear', 'A heart'], 'n')},
      ${oneOf(['cup', 'candy', 'flower', 'music', 'cake', 'glass', 'bear', 'heart'], 'n')}, 2 + 2 * n, n
    from generate_series(0, ${siteowners - 1}) s, generate_series(0, ${giftsEach - 1}) n`)
  await run(`insert into profile_sets (id, siteowner_id, name, state, language, facts) overriding system value
    select ${set} + s * ${setsEach} + n, ${owner} + s, ${oneOf(firstNames, 'n')} || ' ' || s, 'ready', ${oneOf(languages, 'n')},
      '{"gender": "female", "city": "York", "age": 36}'
    from generate_series(0, ${siteowners - 1}) s, generate_series(0, ${setsEach - 1}) n`)
  await run(`insert into photos (id, siteowner_id, picture, media_type, width, height, thumbnail, picture_hash, created_at, sent_at) overriding system value
    select ${photo} + s * ${setPhotosEach} + n, ${owner} + s, ${picture}, 'image/webp', 1, 1, ${picture},
      hashint8extended(s * 1000 + n, 1), now() - interval '25 months', now() - interval '24 months'
    from generate_series(0, ${siteowners - 1}) s, generate_series(0, ${setPhotosEach - 1}) n`)
  await run(`insert into profile_set_photos (profile_set_id, photo_id, position, description)
    select ${set} + n / ${photosEach}, ${photo} + n, n % ${photosEach}, 'At the ' || ${oneOf(['beach', 'office', 'market', 'lake'], 'n % 4')}
    from generate_series(0, ${siteowners * setPhotosEach - 1}) n`)
}

/** Writers have one language and the site owners of their group; see `writer` in `conversations.ts`. */
export async function fillOperators(connection: Connection, { writersEach }: Size, ids: Ids) {
  const writers = languages.length * writersEach
  const columns = `id, login, name, password_hash, team_id, permissions_id, languages, siteowner_ids, totp_enrolled_at, created_at`
  await connection.run(
    `insert into teams (id, name, position) select n, 'Team ' || n, n from generate_series(23, 30) n on conflict do nothing`,
  )
  await connection.run(`insert into operators (${columns}) overriding system value
    select ${ids.operators} + n, 'writer-' || n + 1, ${oneOf(firstNames, 'n % 12')} || ' ' || chr(65 + n / 12 % 26) || '.', '-', 21 + n % 10, 100,
      array[${oneOf(languages, `n % ${languages.length}`)}],
      array[${ids.siteowners} + g, ${ids.siteowners + writerGroups} + g]::bigint[], now(), now() - interval '25 months'
    from generate_series(0, ${writers - 1}) n, lateral (select n / ${languages.length} % ${writerGroups} as g) own`)
  const levels = Object.entries({
    150: supervisors.coaches,
    175: supervisors.masters,
    200: supervisors.admins,
  })
  let next = ids.operators + writers
  for (const [level, count] of levels) {
    await connection.run(
      `insert into operators (${columns}) overriding system value
      select ${next} + n, 'level-${level}-' || n + 1, ${oneOf(firstNames, 'n')} || ' S.', '-', 22, ${level}, $1::text[],
        null, now(), now() - interval '25 months' from generate_series(0, ${count - 1}) n`,
      [languages],
    )
    next += count
  }
}

export async function fillProfiles({ run }: Connection, { profilesEach }: Size, ids: Ids) {
  await run(
    `insert into profiles (id, siteowner_id, external_id, name, age, city, gender, language, about, facts, profile_set_id, created_at) overriding system value
    select ${ids.profiles} + n, ${ids.siteowners} + s, 'profile-' || n, ${oneOf(firstNames, 'n % 12')}, 20 + n % 45, ${oneOf(cities, 'n % 12')},
      case when n % 5 = 0 then 'male' else 'female' end, ($1::text[])[1 + n / ${profilesEach} % ${languages.length}],
      'I like long walks and music.', '{"job": "Teacher"}', ${ids.profile_sets} + s * ${setsEach} + n % ${setsEach}, now() - interval '25 months'
    from generate_series(0, ${siteowners * languages.length * profilesEach - 1}) n,
      lateral (select n / ${languages.length * profilesEach} as s) own`,
    [languages],
  )
}

/** Site owners differ in size: the largest has a third of the customers, the smallest a hundredth. */
export async function fillCustomers(
  { run }: Connection,
  { customers, until, months }: Size,
  draws: Draws,
  ids: Ids,
) {
  await run(
    `insert into customers (id, siteowner_id, external_id, name, language, member_type, credits, member_since, timezone, country, birthday,
      facts, disclosure_version, disclosure_shown_at, created_at, starter_from) overriding system value
    select ${ids.customers} + n, ${ids.siteowners} + width_bucket(${draws.share('n', 'siteowner')}, array[0.34, 0.56, 0.72, 0.83, 0.91, 0.96, 0.99]::float8[]),
      'customer-' || n, ${oneOf(firstNames, draws.pick('n', 'name', 12))} || ' ' || n,
      ($1::text[])[1 + width_bucket(${draws.share('n', 'language')}, array[0.3, 0.5, 0.68, 0.82, 0.93]::float8[])],
      case when ${draws.share('n', 'trial')} < 0.3 then 'trial' else 'premium' end, ${draws.pick('n', 'credits', 500)},
      '${months[0]}'::timestamptz, 'Europe/Amsterdam', 'NL', date '1960-01-01' + ${draws.pick('n', 'birthday', 15_000)}::int,
      jsonb_build_object('gender', 'male', 'city', ${oneOf(cities, draws.pick('n', 'city', 12))}, 'job', 'Driver'),
      '1', '${months[0]}'::timestamptz, '${months[0]}'::timestamptz, null
    from generate_series(0, ${customers - 1}) n where to_timestamp(${until}) is not null`,
    [languages],
  )
}
