/** What is in an evidence file. Operators are ids; `people` has their names. Keys are in the order of the canonical JSON. */

import type { MessageDirection } from '@panel/contract'

type Moment = string

export type EscalationEntry = {
  id: number
  kind: string
  conversation_id: number
  opened_at: Moment
  opened_by: number
  claimed_at: Moment | null
  /** What it is about, and the words for which the page suggested it. */
  message_id: number | null
  suggested_words: string | null
  hold_id: number
  undone_at: Moment | null
  outcome: string | null
  effect: string | null
  note: string | null
  settled_at: Moment | null
  settled_by: number | null
}

export type HoldEntry = {
  id: number
  kind: string
  since: Moment
  until: Moment | null
  /** Null: the site or the panel. */
  set_by: number | null
  released_at: Moment | null
  released_by: number | null
  reason: string | null
  /** When the site was told by webhook. */
  told: { event: string; at: Moment }[]
}

export type PhotoEntry = {
  /** At the site for a photo of the customer, in the panel for one of the profile. */
  url: string
  /** SHA-256 of the picture; null for one that only the site has. */
  sha256: string | null
}

export type MessageEntry = {
  id: number
  direction: MessageDirection
  type: string
  text: string
  sent_at: Moment
  /** When the panel stored it. */
  stored_at: Moment
  operator_id: number | null
  in_reply_to: number | null
  photo: PhotoEntry | null
  gift: string | null
  hidden: { at: Moment; by: number | null; reason: string | null } | null
  /** `by` is null when the customer has deleted it at their site. */
  deleted: { at: Moment; by: number | null } | null
  /** What it said before the customer changed it, oldest first. */
  former_texts: { text: string; until: Moment }[]
}

export type ConversationEntry = {
  id: number
  language: string
  profile: {
    id: number
    external_id: string
    name: string
    age: number
    gender: string
    city: string
    about: string | null
    facts: unknown
    photo_url: string | null
  }
  told_facts: {
    about: string
    text: string
    message_id: number
    operator_id: number
    at: Moment
    removed_at: Moment | null
  }[]
  messages: MessageEntry[]
}

/** How an operator had a conversation in hand: what ended the lease tells it. */
export type LeaseEntry = {
  conversation_id: number
  operator_id: number
  lease_id: string | null
  claimed_at: Moment | null
  ended_at: Moment | null
  ended_by: 'escalation' | 'skip' | 'handover' | 'ignore' | 'other' | null
  reason: string | null
}

/** An entry of the audit log about the customer, a conversation or a message, without its details. */
export type ActEntry = {
  at: Moment
  action: string
  operator_id: number | null
  subject: string
  subject_id: number
}

export type EvidenceDocument = {
  format: 'operator-panel evidence'
  schema: number
  panel: { version: string; migration: string }
  siteowner: { id: number; name: string }
  escalation: EscalationEntry
  other_escalations: EscalationEntry[]
  customer: Record<string, unknown> & { id: number; name: string }
  /** Values that operators have changed; they have priority over those of the site. */
  customer_facts: {
    field: string
    value: unknown
    site_value: unknown
    operator_id: number
    updated_at: Moment
  }[]
  customer_notes: { at: Moment; operator_id: number; text: string; deleted_at: Moment | null }[]
  /** What the customer was shown last about fictional profiles. */
  disclosure: { version: string; shown_at: Moment; text: string | null } | null
  /** Each showing that the site has reported, oldest first. */
  disclosure_showings: {
    version: string
    language: string
    shown_at: Moment
    /** Null when it was reported before the panel kept this time. */
    reported_at: Moment | null
    text: string | null
  }[]
  holds: HoldEntry[]
  legal_holds: { set_at: Moment; lifted_at: Moment | null; reason: string }[]
  inquiries: {
    conversation_id: number
    message_id: number
    kind: string | null
    opened_at: Moment
    marked_by: number | null
    closed_at: Moment | null
    closed_by: number | null
    answer_id: number | null
    lift_reason: string | null
  }[]
  reports: {
    conversation_id: number
    message_id: number
    at: Moment
    /** Null for a complaint of the customer, which their site has told. */
    operator_id: number | null
    /** When the customer complained at the site. */
    complained_at: Moment | null
    notes: string
    handled_at: Moment | null
    handled_by: number | null
  }[]
  conversations: ConversationEntry[]
  leases: LeaseEntry[]
  acts: ActEntry[]
  /** Everybody who occurs: what they wrote, and when they first and last had or opened a conversation. */
  people: {
    id: number
    name: string | null
    messages_written: number
    first_seen_at: Moment | null
    last_seen_at: Moment | null
  }[]
}
