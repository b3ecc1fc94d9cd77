import { longestReminderMinutes } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'

/** Deletes reminders two weeks after they were due, but for customers of whom nothing is deleted. @returns the number of rows */
export const forgetReminders = (db: Db): Promise<number> =>
  deleteInBatches(
    db,
    'reminders',
    sql`due_at < now() - ${longestReminderMinutes} * interval '1 minute' and not exists (
      select from conversations c where c.id = conversation_id and c.customer_id in (select kept_customers()))`,
  )
