import type { Db } from '../../../platform/database.ts'

/** What the code needs of exports `e`. */
export const selectExports = (db: Db) =>
  db
    .selectFrom('exports as e')
    .select([
      'e.id',
      'e.operator_id',
      'e.list',
      'e.query',
      'e.sight',
      'e.state',
      'e.fault',
      'e.place',
      'e.part_count',
      'e.row_count',
      'e.byte_count',
      'e.total',
      'e.failures',
      'e.ordered_at',
      'e.finished_at',
      'e.expires_at',
      'e.seen_at',
    ])
