import type { RetentionClass } from '@panel/contract'
import { sql } from 'kysely'
import { importedMessages, messagesOfFormerlyKept, messageWindows } from './messages.ts'
import { none, ofChat, ofCustomer, type Step, scan } from './steps.ts'

const reason = {
  set: sql`reason_words = ${none}`,
  has: sql`t.reason_words <> ${none}`,
  at: sql`t.created_at`,
  customer: ofChat,
}
/** The customer of a review. */
const ofItem = sql`(select c.customer_id from review_items i join conversations c on c.id = i.conversation_id where i.id = t.item_id)`

/** The steps of each class, in their order. Each batch is a transaction, and a step that was interrupted is continued. */
export const stepsOf: Record<RetentionClass, readonly Step[]> = {
  messages: [messageWindows, importedMessages, messagesOfFormerlyKept],
  drafts: [scan({ table: 'drafts', at: sql`t.updated_at`, customer: ofChat })],
  notes: [scan({ table: 'customer_notes', at: sql`t.created_at`, customer: ofCustomer })],
  told_facts: [scan({ table: 'told_facts', at: sql`t.created_at`, customer: ofChat })],
  reasons: [
    scan({ table: 'skips', ...reason }),
    scan({ table: 'handovers', ...reason }),
    scan({
      table: 'ignores',
      at: sql`t.created_at`,
      customer: ofChat,
      set: sql`note = ${none}`,
      has: sql`t.note <> ${none} and t.ended_at is not null`,
    }),
    scan({
      table: 'coach_questions',
      at: sql`t.asked_at`,
      customer: ofChat,
      set: sql`question = ${none}, answer = case when answer is not null then ${none} end`,
      has: sql`t.question <> ${none} or t.answer <> ${none}`,
    }),
  ],
  reports: [
    scan({
      table: 'message_reports',
      at: sql`t.created_at`,
      customer: ofChat,
      set: sql`notes = ${none}`,
      has: sql`t.notes <> ${none} and t.handled_at is not null`,
    }),
    scan({
      table: 'report_cases',
      at: sql`t.settled_at`,
      customer: ofChat,
      set: sql`note = ${none}`,
      has: sql`t.note <> ${none}`,
    }),
    scan({
      table: 'coach_notes',
      at: sql`t.created_at`,
      customer: sql`(select c.customer_id from conversations c where c.id = coalesce(
        (select r.conversation_id from report_cases r where r.id = t.case_id),
        (select b.conversation_id from board_acts b where b.id = t.act_id)))`,
      set: sql`body = ${none}`,
      has: sql`t.body <> ${none} and t.read_at is not null`,
    }),
  ],
  reviews: [
    scan({
      table: 'reviews',
      at: sql`t.saved_at`,
      customer: ofItem,
      set: sql`words = case when words is not null then ${none} end, answer = case when answer is not null then ${none} end`,
      has: sql`t.words <> ${none} or t.answer <> ${none}`,
    }),
    scan({
      table: 'review_comments',
      at: sql`(select r.saved_at from reviews r where r.id = t.review_id)`,
      customer: sql`(select c.customer_id from reviews r join review_items i on i.id = r.item_id
        join conversations c on c.id = i.conversation_id where r.id = t.review_id)`,
      set: sql`body = ${none}`,
      has: sql`t.body <> ${none}`,
    }),
  ],
  escalations: [
    scan({
      table: 'escalations',
      at: sql`coalesce(t.settled_at, t.undone_at)`,
      customer: ofCustomer,
      set: sql`note = case when note is not null then ${none} end, suggested_words = null`,
      has: sql`t.note <> ${none} or t.suggested_words is not null`,
    }),
    scan({
      table: 'holds',
      at: sql`t.released_at`,
      customer: ofCustomer,
      set: sql`release_reason = ${none}`,
      has: sql`t.release_reason <> ${none}`,
    }),
    scan({
      table: 'appeals',
      at: sql`t.settled_at`,
      customer: ofCustomer,
      set: sql`body = ${none}, note = case when note is not null then ${none} end`,
      has: sql`t.body <> ${none} or t.note <> ${none}`,
    }),
    scan({
      table: 'inquiries',
      at: sql`t.closed_at`,
      customer: ofCustomer,
      set: sql`lift_reason = ${none}`,
      has: sql`t.lift_reason <> ${none}`,
    }),
  ],
  login_history: [scan({ table: 'login_history', at: sql`t.at`, customer: null })],
}
