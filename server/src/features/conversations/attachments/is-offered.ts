import type { ExpressionBuilder } from 'kysely'
import type { DB } from '../../../platform/database-types.ts'

/** Whether a gift can be sent: neither its site nor an admin has retired it. */
export const isOffered = (eb: ExpressionBuilder<DB, 'gifts'>) =>
  eb.and([eb('gifts.retired_at', 'is', null), eb('gifts.retired_by_admin_at', 'is', null)])
