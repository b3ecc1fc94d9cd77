import {
  type Conversation,
  type CustomerChat,
  type getConversation,
  type HandlerResultOf,
  hasRight,
  type message,
  type Reason,
  type SiteSpending,
  type Spending,
} from '@panel/contract'
import { withLineBreaks } from '@panel/contract/rules/line-breaks'
import { findSuggestion } from '@panel/recognition'
import type { z } from 'zod'
import type { Operator } from '../../platform/http/access.ts'
import { presentNamed, presentOperator } from '../../platform/http/present-operator.ts'
import { presentAttachments } from './attachments/attachment.ts'
import { profilePhotoAddress } from './attachments/photo-addresses.ts'
import { presentProfile } from './customers/present.ts'
import type { ChatRow } from './list-of-customer.ts'
import type { LoadedConversation } from './load.ts'
import type { Earlier } from './newest-page.ts'
import { presentCoachQuestion } from './present-coach-question.ts'
import type { ThreadMessage } from './thread-rows.ts'

export function presentConversation(row: LoadedConversation, viewer: Operator): Conversation {
  return {
    id: row.id,
    status: statusOf(row),
    language: row.language,
    siteowner: { id: row.siteowner_id, name: row.siteowner_name },
    answer_length: {
      min: row.length_min,
      share: row.length_share,
      max: row.length_max,
      stops: row.length_stops,
    },
    rules: row.rules_are_read === null ? null : { are_read: row.rules_are_read },
    queue: row.queue,
    waiting_since: row.due_at,
    in_reply_to: row.customer_message_id ?? row.last_customer_message_id,
    answering:
      row.expires_at && row.holder_id && row.holder_name
        ? {
            ...presentOperator(viewer, { id: row.holder_id, name: row.holder_name }),
            idle_since: hasRight(viewer.rights, 'other_chats.take') ? row.holder_idle_since : null,
          }
        : null,
    handover:
      row.handover_at !== null
        ? {
            by: presentNamed(viewer, row.handed_over_by_id, row.handed_over_by_name),
            reasons: handoverReasons(row),
            at: row.handover_at,
          }
        : null,
    ignores: row.ignores.map(({ option, note, at, by_id, by_name }) => ({
      option,
      note,
      by: presentNamed(viewer, by_id, by_name),
      at,
    })),
    complaint: hasRight(viewer.rights, 'other_chats.reports') ? row.complaint : null,
    questions: row.questions,
    inquiry: row.inquiry && presentMarked(row.inquiry, viewer),
    read: row.read_id === null || row.read_at === null ? null : { message_id: row.read_id, at: row.read_at },
    coach_questions: row.coach_questions.map((question) => presentCoachQuestion(question, viewer)),
    archived: row.archived,
    history_size: viewer.historySize,
    customer: {
      ...presentProfile(row, viewer),
      country: row.country,
      language: row.customer_language,
      timezone: row.timezone,
      member_type: row.member_type,
      credits: row.credits,
      member_since: row.member_since,
      message_count: row.message_count,
      photo_count: row.photo_count,
      invisible_photo_count: row.invisible_photo_count,
      first_message_at: row.first_message_at,
      last_message_at: row.last_message_at,
      other_chat_count: row.other_chat_count,
      asked_count: row.asked_count,
      disclosure:
        row.disclosure_version && row.disclosure_shown_at
          ? {
              version: row.disclosure_version,
              shown_at: row.disclosure_shown_at,
              is_published: row.disclosure_is_published,
            }
          : null,
      holds: row.holds.map((hold) => presentMarked(hold, viewer)),
      spending: row.spending && presentSpending(row.spending),
    },
    profile: {
      id: row.profile_id,
      name: row.profile_name,
      age: row.profile_age,
      city: row.profile_city,
      gender: row.profile_gender,
      language: row.profile_language,
      about: row.about,
      photo_url: row.profile_photo_url && profilePhotoAddress(row.id, row.profile_photo_url),
      facts: asFacts(row.profile_facts),
      is_retired: row.profile_retired_at !== null,
    },
    draft:
      row.draft_body !== null && row.draft_updated_at !== null
        ? { text: row.draft_body, updated_at: row.draft_updated_at }
        : null,
  }
}

/** The database changes the order of its fields, not their values: they were validated when they were stored. */
const presentSpending = (spending: SiteSpending): Spending => ({
  ...spending,
  own_limit_24_hours: spending.own_limit_24_hours ?? null,
  own_limit_30_days: spending.own_limit_30_days ?? null,
})

/** What an operator, a site or the panel has set; `by` is null when it was no operator. */
function presentMarked<Row extends { by_id: number | null; by_name: string | null }>(
  { by_id, by_name, ...row }: Row,
  viewer: Operator,
) {
  const by = presentNamed(viewer, by_id, by_name)
  return { ...row, by }
}

/** The reason of the operator, or the reasons of the skips after which the panel handed over. */
function handoverReasons(row: LoadedConversation): Reason[] {
  const { skip_reasons, handover_reason_code: reason_code, handover_reason_words: reason_words } = row
  return skip_reasons.length > 0 ? skip_reasons : [{ reason_code, reason_words }]
}

/** The lease, only for its holder. */
export function presentLease(
  row: LoadedConversation,
  viewer: Operator,
): HandlerResultOf<typeof getConversation>['lease'] {
  if (row.holder_id !== viewer.id || !row.lease_id || !row.expires_at || row.epoch === null) return null
  return { id: row.lease_id, epoch: row.epoch, expires_at: row.expires_at, seconds: row.lease_seconds }
}

export function presentMessage(row: ThreadMessage, viewer: Operator): Presented {
  // The server does not send deleted content.
  const content = presentContent(row.deleted_at === null ? row : { ...row, body: '', attachments: [] })
  return {
    id: row.id,
    direction: row.direction,
    type: row.type,
    ...content,
    sent_at: row.sent_at,
    arrived_at: row.created_at,
    placed_at: row.thread_time,
    operator:
      row.operator_id && row.operator_name
        ? presentOperator(viewer, { id: row.operator_id, name: row.operator_name })
        : null,
    in_reply_to: row.in_reply_to,
    delivery: row.delivery,
    refusal: row.refusal,
    answered: row.answered_at !== null,
    highlighted: presentAction(viewer, row.highlighted_at, row.highlighted_by, row.highlighted_by_name),
    hidden: presentHidden(row, viewer),
    deleted:
      row.deleted_at === null
        ? null
        : { by: presentNamed(viewer, row.deleted_by, row.deleted_by_name), at: row.deleted_at },
    edited: row.edit_id === null || row.edited_at === null ? null : { id: row.edit_id, at: row.edited_at },
    suggests: row.suggestion_language === null ? null : findSuggestion(content.text, row.suggestion_language),
  }
}

export const presentEarlier = (earlier: Earlier, viewer: Operator) => ({
  items: earlier.items.map((row) => presentMessage(row, viewer)),
  next_cursor: earlier.next_cursor,
})

/** The text of a message and its attachments. */
export function presentContent(
  row: Pick<ThreadMessage, 'id' | 'conversation_id' | 'body' | 'attachments'>,
): Pick<Presented, 'text' | 'attachments'> {
  return { text: withLineBreaks(row.body), attachments: presentAttachments(row.attachments, row) }
}

type Presented = z.input<typeof message>

function presentHidden(row: ThreadMessage, viewer: Operator) {
  const hidden = presentAction(viewer, row.hidden_at, row.hidden_by, row.hidden_by_name)
  return hidden && { ...hidden, reason: row.deleted_at === null ? row.hidden_reason : null }
}

/** Who did something to a message, and when; null if nobody did. */
export function presentAction(viewer: Operator, at: string | null, by: number | null, name: string | null) {
  if (at === null || by === null || name === null) return null
  return { by: presentOperator(viewer, { id: by, name }), at }
}

/** A list item of a customer's conversations. */
export function presentCustomerChat(row: ChatRow, viewer: Operator): CustomerChat {
  return {
    id: row.id,
    status: statusOf(row),
    profile: { id: row.profile_id, name: row.profile_name },
    last_message_at: row.at,
    message_count: row.message_count,
    answering: row.expires_at ? presentNamed(viewer, row.holder_id, row.holder_name) : null,
  }
}

/** A conversation that waits for a reply is `unread` until an operator has opened it. Specification section 4. */
export function statusOf(row: Pick<LoadedConversation, 'status' | 'opened'>): Conversation['status'] {
  if (row.status === 'ignored' || row.status === 'answered') return row.status
  return row.opened === false ? 'unread' : 'unanswered'
}

type Facts = Conversation['customer']['facts']

/** Facts were validated when they were stored. */
const asFacts = (stored: unknown) => (stored ?? {}) as Facts
