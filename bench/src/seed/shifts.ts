import type { Connection } from './connection.ts'
import type { Ids } from './ids.ts'
import { type Draws, languages, oneOf, type Size, siteowners } from './size.ts'

/** Working days of the operators: sign-ins, sessions, breaks; and their saved replies and browsers. */
export async function storeShifts({ run }: Connection, size: Size, draws: Draws, ids: Ids) {
  // Of a small seed, only the last days are worked in full.
  const days = Math.max(3, Math.min(690, Math.round(size.conversations / 500)))
  const { share, pick } = draws
  const today = `date_trunc('day', to_timestamp(${size.until}))`
  const device = oneOf(
    ['Firefox on Windows', 'Chrome on Windows', 'Safari on macOS', 'Chrome on Android'],
    pick('o.id', 'device', 4),
  )
  const address = `('203.0.113.' || 1 + o.id % 250)::inet`
  await run(`create unlogged table seed.shifts as
    select o.id as operator_id, o.login, d as day, ${device} as device, ${address} as address, o.id * 1000 + d as key,
      ${today} - make_interval(days => d) + make_interval(mins => 420 + ${pick('o.id * 1000 + d', 'begin', 600)}::int) as begins
    from operators o, generate_series(1, ${days}) d
    where o.id >= ${ids.operators} and ${share('o.id * 1000 + d', 'works')} < 0.7`)
  await run(`insert into login_history (at, operator_id, login, address, device, result)
    select * from (
      select begins - interval '40 seconds' as at, operator_id, login, address, device, 'password_wrong' from seed.shifts where ${share('key', 'wrong')} < 0.05
      union all select begins - interval '30 seconds', operator_id, login, address, device, 'password_ok' from seed.shifts
      union all select begins, operator_id, login, address, device, 'code_ok' from seed.shifts
      union all select begins + interval '8 hours', operator_id, login, address, device, 'signed_out' from seed.shifts where ${share('key', 'leaves')} < 0.8
    ) history order by at`)
  await run(`insert into sessions (token_hash, operator_id, tfa_at, address, device, created_at, last_act_at, ends_at, ended_at)
    select sha256(('session ' || key)::bytea), operator_id, begins, address, device, begins - interval '30 seconds', begins + interval '8 hours', begins + interval '12 hours',
      begins + interval '8 hours'
    from seed.shifts where day <= 85 order by begins`)
  // A third of the writers are signed in now.
  await run(`insert into sessions (token_hash, operator_id, tfa_at, address, device, created_at, last_act_at, ends_at)
    select sha256(('open session ' || o.id)::bytea), o.id, now() - interval '2 hours', ${address}, ${device}, now() - interval '2 hours', now() - make_interval(mins => (o.id % 4)::int), now() + interval '10 hours'
    from operators o where o.id >= ${ids.operators} and o.id % 3 = 0 and o.permissions_id = 100`)
  await run(`insert into trusted_devices (token_hash, operator_id, device, created_at)
    select sha256(('browser ' || o.id)::bytea), o.id, ${device}, now() - interval '10 days' from operators o where o.id >= ${ids.operators}`)
  await run(`insert into away_times (operator_id, reason_code, started_at, ends_at, ended_at)
    select operator_id, ${oneOf(['water', 'toilet', 'phone', 'technical'], pick('key * 4 + n', 'break', 4))}, starts, starts + interval '2 minutes', starts + interval '100 seconds'
    from seed.shifts, generate_series(1, 3) n, lateral (select begins + make_interval(mins => 120 * n + ${pick('key * 4 + n', 'minute', 60)}::int) as starts) s order by starts`)
  await run(`insert into seed.events (at, operator_id, siteowner_id, action, subject_type, subject_id, details)
    select a.at, s.operator_id, null::int, a.action, 'operator', s.operator_id, '{}'::jsonb
    from seed.shifts s cross join lateral (values (begins - interval '30 seconds', 'session.open'), (begins, 'session.verify'),
      (begins + interval '8 hours', 'session.end')) a (at, action)
    union all select a.at, t.operator_id, null::int, a.action, 'away_time', t.id, '{}'::jsonb
    from away_times t cross join lateral (values (t.started_at, 'away_time.start'), (t.ended_at, 'away_time.end')) a (at, action)`)
  await run(
    `insert into saved_replies (operator_id, team_id, language, title, body)
    select o.id, null, o.languages[1], 'Greeting ' || n, 'How nice to hear from you. How was your day?' from operators o, generate_series(1, 5) n where o.id >= ${ids.operators}
    union all select null, t.id, l, 'Weather ' || n, 'What is the weather like where you are?' from teams t, unnest($1::text[]) l, generate_series(1, 3) n where t.id > 22`,
    [languages],
  )
  await run(`insert into security_events (minute, kind, route, address, count)
    select date_trunc('minute', now()) - make_interval(hours => n), 'login_locked', '/api/login', ('203.0.113.' || n)::inet, 1 + n % 5 from generate_series(1, 200) n`)
  await run(`insert into site_keys (siteowner_id, name, key_hash, created_at)
    select ${ids.siteowners} + n, 'seed', sha256(('seed-site-key-' || n + 1)::bytea), now() - interval '25 months' from generate_series(0, ${siteowners - 1}) n`)
}
