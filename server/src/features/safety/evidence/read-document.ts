import { evidenceSchema, maxEvidenceMessages } from '@panel/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import type { EscalationEntry, EvidenceDocument } from './document.ts'
import { readActs } from './read-acts.ts'
import { readConversations } from './read-conversations.ts'
import { readCustomer } from './read-customer.ts'
import { readPeople } from './read-people.ts'
import { panelVersion } from './version.ts'

/** The escalation has more messages than a file can have. */
export class TooManyMessages extends Error {}

/**
 * Everything that the panel knows about an escalation, as it is at one moment. It does not say who made it or when, so that the same
 * state always is the same document.
 * @throws {TooManyMessages}
 */
export async function readDocument(
  db: Db,
  escalationId: number,
  { hasNames }: { hasNames: boolean },
): Promise<EvidenceDocument> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { customer_id, siteowner } = await readSubject(tx, escalationId)
      await refuseTooMany(tx, customer_id)
      const escalations = await readEscalations(tx, customer_id)
      const escalation = escalations.find(({ id }) => id === escalationId)
      if (!escalation) throw new Error(`Escalation ${escalationId} is gone`)
      const known = {
        format: 'operator-panel evidence' as const,
        schema: evidenceSchema,
        panel: await panelVersion(tx),
        siteowner,
        escalation,
        other_escalations: escalations.filter(({ id }) => id !== escalationId),
        ...(await readCustomer(tx, customer_id)),
        conversations: await readConversations(tx, customer_id, escalation.conversation_id),
        ...(await readActs(tx, customer_id)),
      }
      return { ...known, people: await readPeople(tx, known, hasNames) }
    })
}

async function readSubject(tx: Tx, id: number) {
  const { customer_id, siteowner_id, name } = await tx
    .selectFrom('escalations as e')
    .innerJoin('siteowners as s', 's.id', 'e.siteowner_id')
    .where('e.id', '=', id)
    .select(['e.customer_id', 'e.siteowner_id', 's.name'])
    .executeTakeFirstOrThrow()
  return { customer_id, siteowner: { id: siteowner_id, name } }
}

async function refuseTooMany(tx: Tx, customerId: number) {
  const { rows } = await sql<{ messages: number }>`
    select coalesce(sum(message_count), 0) as messages from conversations where customer_id = ${customerId}`.execute(
    tx,
  )
  if (Number(rows[0]?.messages) > maxEvidenceMessages) throw new TooManyMessages()
}

/** All escalations of the customer, also undone ones, oldest first. */
const readEscalations = (tx: Tx, customerId: number): Promise<EscalationEntry[]> =>
  tx
    .selectFrom('escalations')
    .where('customer_id', '=', customerId)
    .select([
      'id',
      'kind',
      'conversation_id',
      'opened_at',
      'by_id as opened_by',
      'claimed_at',
      'message_id',
      'suggested_words',
      'hold_id',
      'undone_at',
      'outcome',
      'effect',
      'note',
      'settled_at',
      'settled_by',
    ])
    .orderBy('id')
    .execute()
