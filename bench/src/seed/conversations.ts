import type { Connection } from './connection.ts'
import type { Ids } from './ids.ts'
import { pokingSiteowners } from './people.ts'
import { type Draws, languages, type Size, secondsOf, writerGroups } from './size.ts'

/** How a conversation ends: with an answer, ignored, waiting for a reply, or due for a poke. */
export const endings = { answered: 0, ignored: 1, waiting: 2, silent: 3 } as const
/** Seconds before the end of the history after which a finished conversation gets no new message of the customer. */
const lastFinished = 5_400
/** Minimum number of seconds between two rounds. */
const shortestGap = 1_500

/**
 * Plans the conversations in `seed.conversations`. A conversation consists of rounds: messages of the customer, then messages of
 * operators. The rounds are `gap` seconds apart, and the last one begins at `last_round` (seconds since 1970).
 */
export async function planConversations({ run }: Connection, size: Size, draws: Draws, ids: Ids) {
  const { conversations: count, customers, until, waitingReplies, waitingPokes, profilesEach } = size
  const begin = secondsOf(size.months[0] ?? '') + 86_400
  const every = Math.floor(count / waitingReplies)
  const { share, pick } = draws
  await run(
    `
    create unlogged table seed.conversations as
    with numbered as (
      -- Some customers have many conversations, most have one or two.
      select n, least(${customers} - 1, floor(${customers} * power((n - 0.5) / ${count}, 1.25)))::int as customer
      from generate_series(1, ${count}) n
    ), planned as (
      select n.n, cu.id as customer_id, cu.siteowner_id, cu.siteowner_id - ${ids.siteowners} as siteowner, l.place - 1 as language,
        ${ids.profiles} + ((cu.siteowner_id - ${ids.siteowners}) * ${languages.length} + l.place - 1) * ${profilesEach}
          + (${pick('cu.id', 'profile', profilesEach)} + row_number() over (partition by n.customer order by n.n)) % ${profilesEach} as profile_id,
        case when n.n % ${every} = 1 and n.n / ${every} < ${waitingReplies} then ${endings.waiting}
          when n.n % ${every} = 2 and n.n / ${every} < ${waitingPokes} and cu.siteowner_id < ${ids.siteowners + pokingSiteowners} then ${endings.silent}
          when ${share('n.n', 'ignored')} < 0.03 then ${endings.ignored} else ${endings.answered} end as ending,
        n.n / ${every} as waiting_number,
        case when ${share('n.n', 'kind')} < 0.6 then 1 + floor(6 * ${share('n.n', 'rounds')})
          else least(3000, ceil(-ln(1 - ${share('n.n', 'rounds')}) * case when ${share('n.n', 'kind')} < 0.95 then 12.5 else 70 end))
          end::int as wanted_rounds,
        case when ${share('n.n', 'pace')} < 0.4 then ${shortestGap} + 9000 * ${share('n.n', 'gap')}
          when ${share('n.n', 'pace')} < 0.75 then 30000 + 78000 * ${share('n.n', 'gap')}
          else 108000 + 324000 * ${share('n.n', 'gap')} end as wanted_gap
      from numbered n join customers cu on cu.id = ${ids.customers} + n.customer
        join unnest($1::text[]) with ordinality as l (code, place) on l.code = cu.language
    ), timed as (
      select *, case ending
          when ${endings.waiting} then ${until} - 240 - 2700 * ${share('n', 'end')}
          when ${endings.silent} then ${until} - 48600 - 18000 * ${share('n', 'end')}
          else ${until - lastFinished} - ${until - lastFinished - begin} * (1 - power(${share('n', 'end')}, 0.8)) end as last_round
      from planned
    ), fitted as (
      select *, greatest(1, least(wanted_rounds, floor((last_round - ${begin}) / ${shortestGap}) - 1))::int as rounds from timed
    ), paced as (
      select *, greatest(${shortestGap}, least(wanted_gap, (last_round - ${begin}) / (rounds + 1))) as gap from fitted
    )
    select ${ids.conversations - 1} + row_number() over (order by last_round - rounds * gap, n) as id,
      customer_id, siteowner_id, siteowner::int, language::int, profile_id, ending, waiting_number::int, rounds, gap, last_round
    from paced`,
    [languages],
  )
  await run('analyze seed.conversations')
}

/**
 * The id of a writer who serves this language (0 to 5) and this site owner. Skips are from writers of the other `parity`, so that
 * nobody writes in a conversation that they have just skipped.
 */
export function writer(
  ids: Ids,
  { language, siteowner, parity, place }: Record<'language' | 'siteowner' | 'parity' | 'place', string>,
) {
  return `(${ids.operators} + ${language} + ${languages.length} * (${siteowner} % ${writerGroups} + ${writerGroups} * (${parity} + 2 * (${place}))))`
}
