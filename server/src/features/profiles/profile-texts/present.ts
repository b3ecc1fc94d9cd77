import type { ProfileText, ProfileTextItem } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed, presentOperator } from '../../../platform/http/present-operator.ts'
import { withoutAnswer } from '../../conversations/without-answer.ts'
import type { Rounds } from './load.ts'
import type { TextRow } from './text-rows.ts'

export function presentItem(row: TextRow, viewer: Operator): ProfileTextItem {
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    status: row.status,
    min_length: row.min_length,
    max_length: row.max_length,
    profile: { id: row.profile_id, name: row.profile_name, age: row.age, city: row.city },
    siteowner: { id: row.siteowner_id, name: row.siteowner_name },
    round: row.round,
    writer: presentNamed(viewer, row.writer_id, row.writer_name),
    is_own: row.is_own,
    waiting_since: row.waiting_since,
    in_hand_of: presentNamed(viewer, row.holder_id, row.holder_name),
    delivery:
      row.delivery_status === null ? null : { status: row.delivery_status, error: errorForWriters(row) },
  }
}

/** The reason of the site, or what went wrong: what the site answered is for admins. */
const errorForWriters = ({ refusal_reason, delivery_error }: TextRow) =>
  refusal_reason ?? (delivery_error && withoutAnswer(delivery_error))

export function presentText(
  { text, rounds, draft }: { text: TextRow; rounds: Rounds; draft: ProfileText['draft'] },
  viewer: Operator,
): ProfileText {
  return {
    ...presentItem(text, viewer),
    body: text.body,
    // The cast: the site API has validated the facts.
    facts: text.facts as ProfileText['facts'],
    rules: text.text_rules,
    rounds: rounds.map((each) => ({
      round: each.round,
      body: each.body,
      writer: presentOperator(viewer, { id: each.writer_id, name: each.writer_name }),
      written_at: each.written_at,
      reviewer: presentNamed(viewer, each.reviewer_id, each.reviewer_name),
      reviewed_at: each.reviewed_at,
      note: each.note,
    })),
    draft,
  }
}
