import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { backupsUntil } from '../../conversations/customers/find-erasure.ts'

/** Erasures with who asked for them. */
export const selectErasures = (db: Db) =>
  db
    .selectFrom('erasures as e')
    .leftJoin('operators as o', 'o.id', 'e.asked_by')
    .select([
      'e.id',
      'e.asked_at',
      'e.finished_at',
      'e.counts',
      'e.finished_steps',
      'e.by_site',
      'e.asked_by',
      'o.name as asked_by_name',
      backupsUntil(sql`e.finished_at`),
    ])

/** Legal holds with who set and lifted them. */
export const selectLegalHolds = (db: Db) =>
  db
    .selectFrom('legal_holds as l')
    .leftJoin('operators as s', 's.id', 'l.set_by')
    .leftJoin('operators as o', 'o.id', 'l.lifted_by')
    .select([
      'l.id',
      'l.set_at',
      'l.set_by',
      's.name as set_by_name',
      'l.reason',
      'l.lifted_at',
      'l.lifted_by',
      'o.name as lifted_by_name',
      'l.lift_reason',
    ])

type RowOf<Q extends (db: Db) => { executeTakeFirstOrThrow(): Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<Q>['executeTakeFirstOrThrow']>
>
export type ErasureRow = RowOf<typeof selectErasures>
export type LegalHoldRow = RowOf<typeof selectLegalHolds>
