import type { AnswerOf, getConversation, HoldKind, message } from '@panel/contract'
import { type Conversation, mayNameOperator } from '@panel/contract'
import type { z } from 'zod'
import type { Operator } from '../../platform/http/access.ts'
import type { LoadedConversation } from './load.ts'
import type { ThreadMessage } from './thread.ts'

/** Another operator as `viewer` may see them. Specification section 6. */
export function presentOperator(viewer: Operator, other: { id: number; name: string }) {
  const isVisible = mayNameOperator(
    { id: viewer.id, teamId: viewer.team.id, permissionsId: viewer.level.id },
    other.id,
  )
  return { id: other.id, name: isVisible ? other.name : null }
}

export function presentConversation(row: LoadedConversation, viewer: Operator): Conversation {
  const facts = asFacts(row.customer_facts)
  return {
    id: row.id,
    status: statusOf(row),
    language: row.language,
    siteowner: { id: row.siteowner_id, name: row.siteowner_name },
    // The cast: a check constraint allows these two only.
    queue: row.queue as Conversation['queue'],
    waiting_since: row.due_at,
    in_reply_to: row.customer_message_id ?? row.last_customer_message_id,
    answering:
      row.expires_at && row.holder_id && row.holder_name
        ? presentOperator(viewer, { id: row.holder_id, name: row.holder_name })
        : null,
    customer: {
      id: row.customer_id,
      name: row.customer_name,
      age: row.customer_age ?? numberFact(facts.age),
      city: textFact(facts.city),
      country: row.country,
      language: row.customer_language,
      timezone: row.timezone,
      birthday: row.birthday,
      // The cast: a check constraint allows these two only.
      member_type: row.member_type as Conversation['customer']['member_type'],
      credits: row.credits,
      member_since: row.member_since,
      message_count: row.message_count,
      photo_count: row.photo_count,
      invisible_photo_count: row.invisible_photo_count,
      first_message_at: row.first_message_at,
      last_message_at: row.last_message_at,
      other_chat_count: row.other_chat_count,
      facts,
      alert: row.alert,
      disclosure:
        row.disclosure_version && row.disclosure_shown_at
          ? { version: row.disclosure_version, shown_at: row.disclosure_shown_at }
          : null,
      holds: row.holds.map((hold) => ({ kind: hold.kind as HoldKind, since: hold.since })),
    },
    profile: {
      id: row.profile_id,
      name: row.profile_name,
      age: row.profile_age,
      city: row.profile_city,
      gender: row.profile_gender as Conversation['profile']['gender'],
      language: row.profile_language,
      about: row.about,
      photo_url: row.profile_photo_url,
      facts: asFacts(row.profile_facts),
    },
    draft:
      row.draft_body !== null && row.draft_updated_at !== null
        ? { text: row.draft_body, updated_at: row.draft_updated_at }
        : null,
  }
}

/** The lease, for its holder only. */
export function presentLease(
  row: LoadedConversation,
  viewer: Operator,
): AnswerOf<typeof getConversation>['lease'] {
  if (row.holder_id !== viewer.id || !row.lease_id || !row.expires_at || row.epoch === null) return null
  return { id: row.lease_id, epoch: row.epoch, expires_at: row.expires_at }
}

export function presentMessage(row: ThreadMessage, viewer: Operator): z.input<typeof message> {
  return {
    id: row.id,
    // The casts: check constraints on messages and deliveries allow these values only.
    direction: row.direction as z.input<typeof message>['direction'],
    type: row.type as z.input<typeof message>['type'],
    text: row.body,
    sent_at: row.sent_at,
    photo_url: row.photo_url,
    gift: row.gift,
    operator:
      row.operator_id && row.operator_name
        ? presentOperator(viewer, { id: row.operator_id, name: row.operator_name })
        : null,
    in_reply_to: row.in_reply_to,
    delivery: row.delivery as z.input<typeof message>['delivery'],
    answered: row.answered_at !== null,
  }
}

/** An open conversation is unread until an operator has opened it. Specification section 4. */
function statusOf(row: Pick<LoadedConversation, 'status' | 'opened'>): Conversation['status'] {
  if (row.status === 'ignored' || row.status === 'answered') return row.status
  return row.opened === false ? 'unread' : 'unanswered'
}

type Facts = Conversation['customer']['facts']

/** Facts were parsed when they came in. */
const asFacts = (stored: unknown) => (stored ?? {}) as Facts
const numberFact = (value: Facts[string] | undefined) =>
  Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : null
const textFact = (value: Facts[string] | undefined) =>
  typeof value === 'string' && value !== '' ? value : null
