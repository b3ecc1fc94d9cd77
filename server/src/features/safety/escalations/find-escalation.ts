import { escalationContext } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isDisclosurePublished } from '../../conversations/customers/lacks-disclosure.ts'
import { findCustomerHelp } from '../../conversations/help-lines/for-customer.ts'
import { findContext } from '../../conversations/message-context.ts'
import { requireEscalation } from './find-escalations.ts'

/**
 * An escalation with what a master needs to decide. They see the neighbours of its message whatever their account level may read
 * back.
 * @throws {AppError} `escalation_not_found`
 */
export async function findEscalation(db: Db, viewer: Operator, id: number) {
  const row = await requireEscalation(db, viewer, id)
  const { message_id, message_created_at } = row
  const [context, customer, help] = await Promise.all([
    message_id === null || message_created_at === null
      ? []
      : findContext(db, { message_id, message_created_at }, escalationContext),
    db
      .selectFrom('customers as cu')
      .where('cu.id', '=', row.customer_id)
      .select([
        'cu.birthday',
        'cu.disclosure_version',
        'cu.disclosure_shown_at',
        isDisclosurePublished.as('disclosure_is_published'),
        sql<number>`(select count(*) from conversations c where c.customer_id = cu.id)`.as('chat_count'),
        sql<number>`(select count(*) from escalations o where o.customer_id = cu.id and o.id < ${id} and o.undone_at is null)`.as(
          'earlier_count',
        ),
      ])
      .executeTakeFirstOrThrow(),
    row.kind === 'distress' ? findCustomerHelp(db, row.customer_id) : null,
  ])
  return { row, context, customer, help }
}
