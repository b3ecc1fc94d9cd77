import type { Conversation, HoldKind, IgnoreCause, OpenInquiry, Reason, SiteSpending } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../platform/compile-once.ts'
import type { Db } from '../../platform/database.ts'
import { utcText } from '../../platform/utc-text.ts'
import { isInForce } from './customers/holds.ts'
import { isDisclosurePublished } from './customers/lacks-disclosure.ts'
import { profileColumns } from './customers/profile-columns.ts'
import { idleInHandSince } from './leases/idle.ts'
import { leaseSeconds } from './leases/lease-time.ts'
import { nearestLanguage } from './nearest-language.ts'
import type { CoachQuestionRow } from './present-coach-question.ts'

type LoadedHold = {
  stays: boolean
  id: number
  kind: HoldKind
  since: string
  until: string | null
  by_id: number | null
  by_name: string | null
  escalation_id: number | null
}

/** The newest questions to the coaches that a conversation has. */
const coachQuestionsShown = 5

type LoadedInquiry = Omit<OpenInquiry, 'by'> & { by_id: number | null; by_name: string | null }

/** A conversation with its customer and profile, as shown to one operator. */
export type LoadedConversation = Awaited<ReturnType<typeof selectConversations>>[number]

/** @param operatorId the operator whose draft and lease are included */
export async function loadConversation(
  db: Db,
  id: number,
  operatorId: number,
): Promise<LoadedConversation | undefined> {
  const [conversation] = await loadConversations(db, [{ id, operatorId }])
  return conversation
}

export type ConversationOfOperator = { id: number; operatorId: number }

/** Loads the conversations of several operators with one statement; undefined for one that does not exist. */
export async function loadConversations(
  db: Db,
  requests: readonly ConversationOfOperator[],
): Promise<(LoadedConversation | undefined)[]> {
  const rows = await selectConversations(db, {
    ids: requests.map(({ id }) => id),
    operatorIds: requests.map(({ operatorId }) => operatorId),
  })
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return requests.map((_request, index) => byPlace.get(index + 1))
}

type Requested = { place: number; conversation_id: number; operator_id: number }

const selectConversations = compileOnce(
  (
    db,
    {
      ids,
      operatorIds,
    }: {
      ids: RawBuilder<number[]>
      operatorIds: RawBuilder<number[]>
    },
  ) =>
    db
      .selectFrom(
        sql<Requested>`unnest(${ids}::bigint[], ${operatorIds}::bigint[]) with ordinality`.as<'r'>(
          sql`r (conversation_id, operator_id, place)`,
        ),
      )
      .innerJoin('conversations as c', 'c.id', 'r.conversation_id')
      .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
      .innerJoin('profiles as p', 'p.id', 'c.profile_id')
      .innerJoin('siteowners as s', 's.id', 'c.siteowner_id')
      .leftJoin('queue_items as q', 'q.conversation_id', 'c.id')
      .leftJoin('operators as h', 'h.id', 'q.operator_id')
      .leftJoin('handovers as ho', (join) =>
        join.onRef('ho.conversation_id', '=', 'c.id').on('ho.ended_at', 'is', null),
      )
      .leftJoin('operators as ha', 'ha.id', 'ho.operator_id')
      .leftJoin('drafts as d', (join) =>
        join.onRef('d.conversation_id', '=', 'c.id').onRef('d.operator_id', '=', 'r.operator_id'),
      )
      .select([
        'r.place',
        ...profileColumns,
        'c.id',
        'c.status',
        'c.language',
        'c.siteowner_id',
        's.name as siteowner_name',
        's.length_min',
        's.length_share',
        's.length_max',
        's.length_stops',
        'c.message_count',
        'c.revision',
        'c.photo_count',
        'c.first_message_at',
        'c.last_message_at',
        'c.read_id',
        'c.read_at',
        'c.last_customer_message_id',
        'q.kind as queue',
        'q.due_at',
        'q.opened',
        'q.customer_message_id',
        'q.lease_id',
        'q.epoch',
        'q.expires_at',
        leaseSeconds.as('lease_seconds'),
        'q.operator_id as holder_id',
        'q.previous_operator_id as previous_holder_id',
        'h.name as holder_name',
        idleInHandSince.as('holder_idle_since'),
        'ho.reason_code as handover_reason_code',
        'ho.reason_words as handover_reason_words',
        sql<
          Reason[]
        >`(select coalesce(jsonb_agg(jsonb_build_object('reason_code', k.reason_code, 'reason_words', k.reason_words)
          order by k.id), '[]') from skips k where k.conversation_id = c.id and k.handover_id = ho.id)`.as(
          'skip_reasons',
        ),
        'ho.created_at as handover_at',
        'ha.id as handed_over_by_id',
        'ha.name as handed_over_by_name',
        sql<boolean | null>`(select k.rules is not distinct from rr.rules
        from chat_rules k left join read_chat_rules rr
          on rr.operator_id = r.operator_id and rr.siteowner_id = k.siteowner_id and rr.language = k.language
        where k.siteowner_id = c.siteowner_id
        order by ${nearestLanguage} limit 1)`.as('rules_are_read'),
        'd.body as draft_body',
        'd.updated_at as draft_updated_at',
        sql<{ count: number; before: string } | null>`archived_part(c.id, c.first_message_at)`.as('archived'),
        // Photos of both sides that operators cannot see: a trigger counts them.
        'c.invisible_photo_count',
        'cu.language as customer_language',
        'cu.member_type',
        'cu.credits',
        'cu.member_since',
        'cu.timezone',
        'cu.country',
        'cu.disclosure_version',
        'cu.disclosure_shown_at',
        isDisclosurePublished.as('disclosure_is_published'),
        sql<SiteSpending | null>`cu.spending`.as('spending'),
        'p.id as profile_id',
        'p.name as profile_name',
        'p.age as profile_age',
        'p.city as profile_city',
        'p.gender as profile_gender',
        'p.language as profile_language',
        'p.about',
        'p.photo_url as profile_photo_url',
        'p.facts as profile_facts',
        'p.retired_at as profile_retired_at',
        sql<number>`(select count(*) from conversations o where o.customer_id = c.customer_id and o.id <> c.id)`.as(
          'other_chat_count',
        ),
        sql<number>`(select count(*) from inquiries n where n.customer_id = c.customer_id and n.lift_reason is null)`.as(
          'asked_count',
        ),
        sql<LoadedHold[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'since',
          ${utcText(sql`o.since`)}, 'until',
          ${utcText(sql`o.until`)}, 'stays', o.stays, 'by_id', o.created_by,
          'by_name', (select name from operators where id = o.created_by),
          'escalation_id', (select max(e.id) from escalations e where e.customer_id = c.customer_id and e.hold_id = o.id
            and e.settled_at is null and e.undone_at is null)) order by o.id), '[]')
        from holds o where o.customer_id = c.customer_id and ${isInForce('o')})`.as('holds'),
        sql<
          {
            option: IgnoreCause
            note: string | null
            at: string
            by_id: number | null
            by_name: string | null
          }[]
        >`(select coalesce(jsonb_agg(jsonb_build_object('option', i.option, 'note', i.note, 'at',
          ${utcText(sql`i.created_at`)}, 'by_id', b.id, 'by_name', b.name) order by i.id), '[]')
        from ignores i left join operators b on b.id = i.operator_id where i.conversation_id = c.id and i.ended_at is null)`.as(
          'ignores',
        ),
        sql<Conversation['complaint']>`(select jsonb_build_object('case_id', rc.id, 'at',
          ${utcText(sql`(select min(complained_at) from message_reports where case_id = rc.id)`)})
        from report_cases rc where rc.conversation_id = c.id and rc.settled_at is null and rc.is_complaint order by rc.id limit 1)`.as(
          'complaint',
        ),
        sql<
          Conversation['questions']
        >`(select coalesce(jsonb_agg(jsonb_build_object('message_id', w.message_id, 'kind', w.kind, 'certainty', w.certainty, 'start', w.start_at, 'end', w.end_at)
          order by w.message_id, w.start_at), '[]')
        from questions w where w.conversation_id = c.id and w.message_id > coalesce(c.last_operator_message_id, 0) and w.denied_at is null)`.as(
          'questions',
        ),
        sql<LoadedInquiry | null>`(select jsonb_build_object('id', n.id, 'kind', n.kind, 'message_id', n.message_id, 'opened_at',
          ${utcText(sql`n.opened_at`)}, 'by_id', n.marked_by,
          'by_name', (select name from operators where id = n.marked_by))
        from inquiries n where n.conversation_id = c.id and n.closed_at is null)`.as('inquiry'),
        sql<
          CoachQuestionRow[]
        >`(select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'text', k.question, 'at',
          ${utcText(sql`k.asked_at`)}, 'by_id', k.operator_id,
          'by_name', (select name from operators where id = k.operator_id), 'answer', k.answer, 'answered_at',
          ${utcText(sql`k.answered_at`)}, 'answered_by', k.answered_by,
          'answered_by_name', (select name from operators where id = k.answered_by)) order by k.id), '[]')
        from (select * from coach_questions a where a.conversation_id = c.id order by a.id desc limit ${sql.lit(coachQuestionsShown)}) k)`.as(
          'coach_questions',
        ),
        // A scalar: for an `exists`, PostgreSQL may choose to read the whole table when the plan was made while it was small.
        sql<boolean>`(select count(*) > 0 from conversation_operators w where w.conversation_id = c.id and w.operator_id = r.operator_id)`.as(
          'wrote_here',
        ),
      ])
      .compile(),
)
