import type { EvidenceDocument, MessageEntry } from '../features/safety/evidence/document.ts'

/** Messages of a customer and an operator in turn. */
export const makeMessages = (count: number): MessageEntry[] =>
  Array.from({ length: count }, (_, place) => {
    const at = new Date(Date.UTC(2026, 10, 23, 15, 0, place * 40)).toISOString()
    const isIn = place % 2 === 0
    return {
      id: 4_000 + place,
      direction: isIn ? 'in' : 'out',
      type: isIn ? 'chat' : 'reply',
      text: isIn
        ? `Can’t talk long, my mum checks my phone after homework 🙈 (${place})`
        : 'Zażółć gęślą jaźń – où ça ? ¿Qué? 🥰',
      sent_at: at,
      stored_at: at,
      operator_id: isIn ? null : 21,
      in_reply_to: null,
      photo: null,
      gift: null,
      hidden: null,
      deleted: null,
      former_texts: [],
    }
  })

/** An evidence document with something in each section. */
export function makeDocument(): EvidenceDocument {
  const at = '2026-11-23T15:32:20.5Z'
  const messages = makeMessages(6)
  const [first, second, third] = messages
  if (first) first.text = 'I turn 16 in March, then she has to stop. 中文 👨‍👩‍👧 مرحبا'
  if (second) second.photo = { url: '/api/photos/12', sha256: 'b'.repeat(64) }
  if (third) {
    third.hidden = { at, by: 21, reason: 'Not for everybody' }
    third.deleted = { at, by: 22 }
    third.gift = 'Rose'
    third.stored_at = '2026-11-23T16:00:00Z'
  }
  const escalation = {
    id: 12,
    kind: 'possible_minor',
    conversation_id: 48_590,
    opened_at: at,
    opened_by: 21,
    claimed_at: '2026-11-23T15:30:00Z',
    message_id: 4_000,
    suggested_words: 'I turn 16',
    hold_id: 3,
    undone_at: null,
    outcome: 'confirmed',
    effect: 'keep',
    note: 'School, homework, mother checks phone, turns 16 in March.\nSite owner told at 15:35.',
    settled_at: '2026-11-23T15:40:00Z',
    settled_by: 22,
  }
  return {
    format: 'operator-panel evidence',
    schema: 1,
    panel: { version: '0.1.0', migration: '0160_evidence-files' },
    siteowner: { id: 1, name: 'Moonlight' },
    escalation,
    other_escalations: [{ ...escalation, id: 9, kind: 'threat', outcome: 'unfounded', effect: 'release' }],
    customer: {
      id: 77,
      name: 'Ian S.',
      external_id: 'c-77',
      language: 'en',
      country: 'NL',
      birthday: '2002-03-01',
      member_type: 'premium',
      member_since: '2026-01-01T00:00:00Z',
      credits: 40,
      facts: { job: 'student', interests: ['games', 'music'] },
      limits: {},
      spending: null,
      alert: null,
    },
    customer_facts: [
      { field: 'job', value: 'pupil', site_value: 'student', operator_id: 21, updated_at: at },
    ],
    customer_notes: [{ at, operator_id: 21, text: 'Speaks of school.', deleted_at: null }],
    disclosure: { version: 'v4', shown_at: '2026-11-18T19:02:00Z', text: 'Profiles are fictional.' },
    disclosure_showings: [
      { version: 'v3', language: 'en', shown_at: '2026-03-01T10:00:00Z', reported_at: null, text: null },
      {
        version: 'v4',
        language: 'en',
        shown_at: '2026-11-18T19:02:00Z',
        reported_at: '2026-11-18T19:02:04Z',
        text: 'Profiles are fictional.',
      },
    ],
    holds: [
      {
        id: 3,
        kind: 'possible_minor',
        since: at,
        until: null,
        set_by: 21,
        released_at: null,
        released_by: null,
        reason: null,
        told: [{ event: 'held', at: '2026-11-23T15:32:30Z' }],
      },
    ],
    legal_holds: [{ set_at: at, lifted_at: null, reason: 'The police asks' }],
    inquiries: [
      {
        conversation_id: 48_590,
        message_id: 4_002,
        kind: 'real',
        opened_at: at,
        marked_by: 21,
        closed_at: null,
        closed_by: null,
        answer_id: null,
        lift_reason: null,
      },
    ],
    reports: [
      {
        conversation_id: 48_590,
        message_id: 4_001,
        at,
        operator_id: 22,
        complained_at: null,
        notes: 'Odd',
        handled_at: null,
        handled_by: null,
      },
    ],
    conversations: [
      {
        id: 48_590,
        language: 'en',
        profile: {
          id: 5,
          external_id: 'p-5',
          name: 'Helen',
          age: 34,
          gender: 'female',
          city: 'Łódź',
          about: 'Likes long walks.',
          facts: { job: 'nurse' },
          photo_url: null,
        },
        told_facts: [
          {
            about: 'customer',
            text: 'Has a sister',
            message_id: 4_000,
            operator_id: 21,
            at,
            removed_at: null,
          },
        ],
        messages,
      },
    ],
    leases: [
      {
        conversation_id: 48_590,
        operator_id: 21,
        lease_id: '0b8d5f4e-0000-4000-8000-000000000000',
        claimed_at: '2026-11-23T15:30:00Z',
        ended_at: at,
        ended_by: 'escalation',
        reason: null,
      },
    ],
    acts: [
      { at, action: 'escalation.open', operator_id: 21, subject: 'conversation', subject_id: 48_590 },
      { at, action: 'hold.open', operator_id: 21, subject: 'customer', subject_id: 77 },
    ],
    people: [
      { id: 21, name: 'Sanne W.', messages_written: 3, first_seen_at: at, last_seen_at: at },
      { id: 22, name: null, messages_written: 0, first_seen_at: null, last_seen_at: null },
    ],
  }
}
