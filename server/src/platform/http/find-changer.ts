import type { AuditAction, AuditSubject } from '@panel/contract'
import type { RawBuilder } from 'kysely'
import type { Db } from '../database.ts'
import type { Operator } from './access.ts'
import { presentOperator } from './present-operator.ts'

type Changes = {
  subject: { type: AuditSubject; id: number }
  actions: readonly AuditAction[]
  /** A condition on the details of the entry `a`: the field, or the language, that it changed. */
  where?: RawBuilder<boolean>
}

/** Who made the last of these changes, for the answer `edited_meanwhile`. Null when the audit log has none. */
export async function findChanger(db: Db, viewer: Operator, { subject, actions, where }: Changes) {
  let query = db
    .selectFrom('audit_log as a')
    .innerJoin('operators as o', 'o.id', 'a.operator_id')
    .where('a.subject_type', '=', subject.type)
    .where('a.subject_id', '=', subject.id)
    .where('a.action', 'in', actions)
    .select(['o.id', 'o.name'])
    .orderBy('a.id', 'desc')
    .limit(1)
  if (where) query = query.where(where)
  const changer = await query.executeTakeFirst()
  return changer ? presentOperator(viewer, changer) : null
}
