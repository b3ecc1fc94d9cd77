import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { EvidenceDocument, HoldEntry } from './document.ts'

type Customer = Pick<
  EvidenceDocument,
  | 'customer'
  | 'customer_facts'
  | 'customer_notes'
  | 'disclosure'
  | 'disclosure_showings'
  | 'holds'
  | 'legal_holds'
  | 'inquiries'
  | 'reports'
>

/** A customer with all that the site told and operators added, the disclosures that were shown, holds, questions and reports. */
export async function readCustomer(tx: Tx, id: number): Promise<Customer> {
  const { disclosure_version: version, disclosure_shown_at: shown_at, ...customer } = await readRow(tx, id)
  return {
    customer,
    customer_facts: await tx
      .selectFrom('customer_facts')
      .where('customer_id', '=', id)
      .select(['field', 'value', 'site_value', 'operator_id', 'updated_at'])
      .orderBy('field')
      .execute(),
    customer_notes: await tx
      .selectFrom('customer_notes')
      .where('customer_id', '=', id)
      .select(['created_at as at', 'operator_id', 'body as text', 'deleted_at'])
      .orderBy('id')
      .execute(),
    disclosure:
      version === null || shown_at === null
        ? null
        : { version, shown_at, text: await readDisclosure(tx, customer, version) },
    disclosure_showings: await readShowings(tx, id),
    holds: await readHolds(tx, id),
    legal_holds: await tx
      .selectFrom('legal_holds')
      .where('customer_id', '=', id)
      .select(['set_at', 'lifted_at', 'reason'])
      .orderBy('id')
      .execute(),
    inquiries: await tx
      .selectFrom('inquiries')
      .where('customer_id', '=', id)
      .select([
        'conversation_id',
        'message_id',
        'kind',
        'opened_at',
        'marked_by',
        'closed_at',
        'closed_by',
        'answer_id',
        'lift_reason',
      ])
      .orderBy('id')
      .execute(),
    reports: await tx
      .selectFrom('message_reports as r')
      .innerJoin('conversations as c', 'c.id', 'r.conversation_id')
      .where('c.customer_id', '=', id)
      .select([
        'r.conversation_id',
        'r.message_id',
        'r.created_at as at',
        'r.operator_id',
        'r.complained_at',
        'r.notes',
        'r.handled_at',
        'r.handled_by',
      ])
      .orderBy('r.id')
      .execute(),
  }
}

const readRow = (tx: Tx, id: number) =>
  tx
    .selectFrom('customers')
    .where('id', '=', id)
    .select([
      'id',
      'external_id',
      'siteowner_id',
      'name',
      'language',
      'country',
      'timezone',
      'birthday',
      'member_type',
      'member_since',
      'credits',
      'facts',
      'limits',
      'spending',
      'alert',
      'alert_at',
      'alert_by',
      'created_at',
      'disclosure_version',
      'disclosure_shown_at',
    ])
    .executeTakeFirstOrThrow()

type Whose = { siteowner_id: number; language: string }

/** The text of the version that was shown; null when the site owner has replaced it. */
async function readDisclosure(
  tx: Tx,
  { siteowner_id, language }: Whose,
  version: string,
): Promise<string | null> {
  const found = await tx
    .selectFrom('disclosures')
    .where('siteowner_id', '=', siteowner_id)
    .where('language', '=', language)
    .where('version', '=', version)
    .select('body')
    .executeTakeFirst()
  return found?.body ?? null
}

/** Each showing, with the text of its version; null when the panel does not have that version. */
const readShowings = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('disclosure_showings as s')
    .leftJoin('disclosures as d', (join) =>
      join
        .onRef('d.siteowner_id', '=', 's.siteowner_id')
        .onRef('d.language', '=', 's.language')
        .onRef('d.version', '=', 's.version'),
    )
    .where('s.customer_id', '=', customerId)
    .select(['s.version', 's.language', 's.shown_at', 's.reported_at', 'd.body as text'])
    .orderBy('s.id')
    .execute()

async function readHolds(tx: Tx, customerId: number): Promise<HoldEntry[]> {
  const { rows } = await sql<Omit<HoldEntry, 'told'>>`
    select id, kind, since, until, created_by as set_by, released_at, released_by, release_reason as reason
    from holds where customer_id = ${customerId} order by id`.execute(tx)
  const { rows: told } = await sql<{ hold_id: number; event: string; at: string }>`
    select e.hold_id, e.event, e.created_at as at from hold_events e join holds h on h.id = e.hold_id
    where h.customer_id = ${customerId} order by e.delivery_id`.execute(tx)
  return rows.map((hold) => ({
    ...hold,
    told: told.filter(({ hold_id }) => hold_id === hold.id).map(({ event, at }) => ({ event, at })),
  }))
}
