import type { Connection } from './connection.ts'
import { endings, writer } from './conversations.ts'
import type { Ids } from './ids.ts'
import { pokeRule, pokingSiteowners, supervisors } from './people.ts'
import { type Draws, languages, monthAfter, nameOf, type Size, secondsOf, writerGroups } from './size.ts'

/** Types of messages by their code in `seed.stage_…`, from 1 on. */
export const messageTypes = [
  'chat',
  'photo',
  'gift',
  'starter',
  'reply',
  'reply_photo',
  'reply_gift',
  'extra_reply',
  'poke',
  'poke_photo',
  'extra_poke',
] as const
const code = (type: (typeof messageTypes)[number]) => messageTypes.indexOf(type) + 1

/** `luck` of a round, from 0 to 9999: what else happens in it. */
export const luck = {
  handedOver: [0, 15],
  skippedByThree: [15, 30],
  skipped: [30, 330],
  /** The customer asks who writes, or to meet. */
  asks: [9_800, 9_860],
  meets: [9_800, 9_840],
  ignored: [9_900, 10_000],
} as const
export const inRange = (expression: string, [from, to]: readonly [number, number]) =>
  `${expression} >= ${from} and ${expression} < ${to}`

/** The rows of a month, in the order of their time: `n` is the id without the rows of earlier months. */
export const stageOf = (month: string) => `seed.stage_${nameOf(month)}`

/**
 * People write in the evening: moves a moment within its day (UTC), without changing the order. Today and
 * yesterday are left as they are, because nothing may be later than the end of the history, and what waits is due then.
 */
export async function makeClock({ run }: Connection, { until }: Size) {
  const lastDays = Math.floor(until / 86_400) * 86_400 - 86_400
  await run(`create function seed.clock(moment float8) returns float8 language sql immutable as $$
    select case when moment >= ${lastDays} then moment else floor(moment / 86400) * 86400 + 86400 * (
      moment / 86400 - floor(moment / 86400) - 0.1114 * (sin(6.283185 * (moment / 86400 - 0.8125)) - 0.923880)) end $$`)
}

/** Generates the messages of a month in `stageOf(month)`, without ids and texts. */
export async function stageMonth({ run }: Connection, size: Size, draws: Draws, ids: Ids, month: string) {
  const [from, to] = [secondsOf(month), Math.min(secondsOf(monthAfter(month)), size.until)]
  const { share, pick } = draws
  const slots = size.writersEach / writerGroups / 2
  const firstMaster = ids.operators + languages.length * size.writersEach + supervisors.coaches
  // Seconds since 1970 at which a round begins: never before the previous one is over.
  const startOf = (round: string, key: string) =>
    `last_round - (rounds - ${round}) * gap - case when ${round} < rounds then 0.3 * gap * ${share(key, 'start')} else 0 end`
  const isWritten = 'round = 1 and conversation_id % 8 = 0'
  const place = `(${pick('conversation_id', 'writer', slots)} + ${pick('key', 'change', 3)}) % ${slots}`
  const own = writer(ids, {
    language: 'language',
    siteowner: 'siteowner',
    parity: 'conversation_id % 2',
    place,
  })
  // `offset 0` keeps what a level computes: otherwise it would be computed again wherever it is used.
  const rounds = `
    select id as conversation_id, siteowner, language, ending, rounds, gap, last_round, generate_series(
      least(rounds, greatest(1, floor(rounds - (last_round - ${from}) / gap) - 1))::int,
      least(rounds, greatest(1, ceil(rounds - (last_round - ${to}) / gap) + 1))::int) as round
    from seed.conversations where last_round + 400000 >= ${from} and last_round - rounds * gap <= ${to}`
  const begun = `
    select *, ${startOf('round', 'key')} as start, ${startOf('(round + 1)', '(key + 1)')} as next_start, least(90, 0.02 * gap) as step,
      ${pick('key', 'luck', 10_000)}::int as luck, ${share('key', 'customers')} as u, ${share('key', 'pokes')} as v, round = rounds as is_last
    from (select *, conversation_id * 4096 + round as key from (${rounds}) r) k offset 0`
  const decided = `
    select *, case when ${isWritten} and (rounds > 1 or ending in (${endings.answered}, ${endings.silent})) then 0
        when u < 0.8 then 1 when u < 0.95 then 2 else 3 end as customers,
      case when is_last then ending in (${endings.answered}, ${endings.silent}) else not (${inRange('luck', luck.ignored)}) or (${isWritten}) end as is_answered,
      case when ${share('key', 'extra')} < 0.1 and not (${isWritten}) then 1 else 0 end as extra,
      case when siteowner >= ${pokingSiteowners} or (is_last and ending <> ${endings.answered}) then 0 when is_last then 2
        when gap < 108000 or v > 0.35 then 0 when gap < 324000 or v > 0.1 then 1 else 2 end as pokes,
      least(0.3 * gap, 90 - 240 * ln(1 - ${share('key', 'answer')})) as answer,
      case when luck < ${luck.skippedByThree[1]} then ${firstMaster} + ${pick('key', 'master', supervisors.masters)} else ${own} end as operator_id
    from (${begun}) b offset 0`
  const written = `
    select conversation_id, round, siteowner, language, next_start, is_last, luck, operator_id, place <= customers as is_in, place = customers as is_last_in,
      case when place <= customers then start + (place - 1) * step
        else start + greatest(customers - 1, 0) * step + answer + case
          when place = customers + 1 then 0 when place = customers + 1 + extra then 45
          else ${pokeRule.silenceMinutes * 60} + 600 * ${share('key', 'poke time')} + case
            when place = customers + 2 + extra then 0 else ${pokeRule.nextSilenceMinutes * 60} + 600 * u end end end as moment,
      case when place <= customers then case when attached < 0.03 then ${code('photo')} when attached < 0.05 then ${code('gift')} else ${code('chat')} end
        when place = customers + 1 and customers = 0 then ${code('starter')}
        when place = customers + 1 then case when attached < 0.02 then ${code('reply_photo')} when attached < 0.035 then ${code('reply_gift')} else ${code('reply')} end
        when place = customers + 1 + extra then ${code('extra_reply')}
        when place = customers + 2 + extra then case when attached < 0.05 then ${code('poke_photo')} else ${code('poke')} end
        else ${code('extra_poke')} end as code
    from (
      select *, ${share('key * 8 + place', 'attached')} as attached from (
        select *, generate_series(1, customers + case when is_answered then 1 + extra + pokes else 0 end) as place from (${decided}) d) p offset 0) a offset 0`
  await run(`
    create unlogged table ${stageOf(month)} as
    select row_number() over (order by moment, conversation_id) as n, conversation_id, round::int, siteowner::smallint, language::smallint,
      to_timestamp(moment) as at, case when is_last then null else to_timestamp(next_moment) end as next_at,
      is_in, is_last, is_last_in, luck::smallint, operator_id::int, code::smallint
    from (select conversation_id, round, siteowner, language, is_last, luck, operator_id, is_in, is_last_in, code,
        seed.clock(moment) as moment, seed.clock(next_start) as next_moment
      from (${written}) w offset 0) m
    where moment >= ${from} and moment < ${to}`)
}
