import { sql } from 'kysely'
import { isAnswered } from '../../supervision/reviews/find-answers.ts'

/**
 * Operator `o`'s exports that are being made, and what they have not seen: finished exports, and answers to their reviews. Null when
 * they have neither.
 */
export const bellCounts = sql<{ under_way: number; unseen: number } | null>`(
  select jsonb_build_object('under_way', e.under_way, 'unseen', e.unseen + (
    select count(*) from reviews r where r.reviewer_id = o.id and ${isAnswered} and r.read_at > o.answers_seen_at))
  from (
    select count(*) as made, count(*) filter (where e.state in ('waiting', 'making')) as under_way,
      count(*) filter (where e.state in ('ready', 'stopped') and e.seen_at is null) as unseen
    from exports e where e.operator_id = o.id
  ) e
  where e.made > 0 or exists (select from reviews r where r.reviewer_id = o.id and ${isAnswered}))`
