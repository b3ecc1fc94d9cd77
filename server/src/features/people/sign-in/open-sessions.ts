import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { isOpen } from './session.ts'

/** The open sessions of an operator, in no order. @param ownId the session of the viewer */
export const openSessionsOf = (db: Db, operatorId: number, ownId: number) =>
  db
    .selectFrom('sessions as s')
    .where('s.operator_id', '=', operatorId)
    .where(isOpen)
    .select([
      's.id',
      's.device',
      sql<string | null>`host(s.address)`.as('address'),
      's.last_act_at',
      sql<boolean>`s.id = ${ownId}`.as('is_own'),
    ])
