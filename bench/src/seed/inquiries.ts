import { enforcedQuestions } from '@panel/contract'
import type { Connection } from './connection.ts'
import type { Ids } from './ids.ts'
import { type Draws, languages, oneOf, siteowners } from './size.ts'
import { inRange, luck } from './stage.ts'

/**
 * Questions about who writes, and the inquiries that they opened, each with its true answer. What waits at the end of the history asks
 * nothing: the operators of other benchmarks answer it with any text.
 */
export async function storeInquiries({ run }: Connection, draws: Draws, ids: Ids) {
  const { share, pick } = draws
  await run(
    `insert into approved_answers (siteowner_id, language, body, created_at)
    select ${ids.siteowners} + n, language, body, now() - interval '25 months'
    from generate_series(0, ${siteowners - 1}) n, unnest($1::text[]) language,
      unnest(array['{profile_name} is a fictional profile. We write in its name.', 'Nobody meets here: the profiles are invented.']) body`,
    [languages],
  )
  await run(`create unlogged table seed.asked as
    select p.id, p.conversation_id, p.siteowner_id, p.at, a.id as answer_id, a.created_at as answered_at, a.operator_id as answered_by,
      case when p.luck < ${luck.meets[1]} then 'meet' else ${oneOf(enforcedQuestions, pick('p.id', 'question', enforcedQuestions.length))} end as kind
    from seed.picked p
    cross join lateral (select m.id, m.created_at, m.operator_id, m.direction from messages m
      where m.conversation_id = p.conversation_id and m.id > p.id and m.created_at < p.at + interval '40 days' order by m.id limit 1) a
    where p.is_last_in and ${inRange('p.luck', luck.asks)} and a.direction = 'out'`)
  await run(`insert into questions (message_id, kind, conversation_id, start_at, end_at, created_at)
    select s.id, s.kind, s.conversation_id, 0, greatest(1, length(m.body)), s.at
    from seed.asked s join messages m on m.id = s.id and m.created_at = s.at order by s.id`)
  await run(`insert into inquiries (conversation_id, customer_id, siteowner_id, message_id, kind, marked_by, opened_at, closed_at, closed_by,
      answer_id, approved_answer_id, lift_reason)
    select s.conversation_id, c.customer_id, s.siteowner_id, s.id, case when not s.marked then s.kind end, case when s.marked then s.answered_by end,
      case when s.marked then s.answered_at - interval '50 seconds' else s.at end,
      s.answered_at - case when s.lifted then interval '20 seconds' else interval '0' end, s.answered_by,
      case when not s.lifted then s.answer_id end, case when not s.lifted and ${share('s.id', 'approved')} < 0.8 then
        (select min(a.id) from approved_answers a where a.siteowner_id = s.siteowner_id and a.language = c.language) end,
      case when s.lifted then 'He asked about the weather.' end
    from (select *, ${share('id', 'marked')} < 0.1 as marked, ${share('id', 'lifted')} < 0.08 as lifted from seed.asked where kind <> 'meet') s
    join conversations c on c.id = s.conversation_id order by s.id`)
  await run(`insert into seed.events (at, operator_id, siteowner_id, action, subject_type, subject_id, details)
    select opened_at, marked_by, siteowner_id, 'inquiry.mark', 'conversation', conversation_id, jsonb_build_object('message_id', message_id)
    from inquiries where marked_by is not null
    union all
    select closed_at, closed_by, siteowner_id, 'inquiry.lift', 'conversation', conversation_id,
      jsonb_build_object('inquiry_id', id, 'kind', kind, 'message_id', message_id, 'reason', lift_reason)
    from inquiries where lift_reason is not null`)
}
