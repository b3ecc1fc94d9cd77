import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, moment } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { issue } from '../rules/issues.ts'
import { type RetentionClass, retentionClassNames, retentionStates } from '../rules/retention-rules.ts'

// Retention periods: how long each class of data is kept, and what was deleted.

const access = 'whole_service'
// The cast: there is at least one.
const name = z.enum(retentionClassNames as [RetentionClass, ...RetentionClass[]])
/** `not_in_range` is decided by the class. */
const days = z.int()

const period = z.object({
  name,
  /** Null: everything is kept. */
  days: z.int().nullable(),
  state: z.enum(retentionStates),
  /** The last confirmation. */
  confirmed: z.object({ at: moment, by: operatorName, rows: z.int() }).nullable(),
  /** Rows from before this day are deleted or emptied. */
  until: day.nullable(),
  /** What the run to that day has deleted or emptied so far. */
  rows: z.int(),
})
export type RetentionPeriod = z.infer<typeof period>

const run = z.object({
  id: z.int(),
  name: z.string(),
  days: z.int(),
  until: day,
  rows: z.int(),
  finished_at: moment,
})

const retention = z.object({
  periods: z.array(period),
  /** The last runs that have deleted something, latest first. */
  runs: z.array(run),
  /** Days for which the owner keeps backups and the WAL archive; 0 when the panel was not told. */
  backup_days: z.int(),
  /** Days for which exported files are kept. */
  export_days: z.int(),
})
export type Retention = z.infer<typeof retention>

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/retention',
  summary: 'List how long each class of data is kept, and what was deleted',
  access,
  automatic: true,
  response: retention,
})

const counted = z.object({
  /** Rows from before this day would be deleted or emptied. */
  until: day,
  rows: z.int(),
  /** Rows that are left out, because their customers have a legal hold or an open escalation. */
  kept: z.int(),
})
export type RetentionCount = z.infer<typeof counted>

export const getRetentionCount = endpoint({
  method: 'GET',
  path: '/api/retention/:name/count',
  summary: 'Count what would be deleted or emptied if a class of data were kept for so many days',
  access,
  costly: true,
  params: z.strictObject({ name }),
  query: z.strictObject({
    days: z
      .string()
      .regex(/^\d{1,5}$/, issue('not_a_whole_number'))
      .transform(Number),
  }),
  response: counted,
})

export const confirmRetention = endpoint({
  method: 'POST',
  path: '/api/retention/:name/confirm',
  summary:
    'Confirm a retention period with the count that the admin saw. If the count has changed, nothing is deleted, and the request is refused',
  access,
  costly: true,
  params: z.strictObject({ name }),
  body: z.strictObject({ days, until: day, rows: z.int().min(0) }),
  response: retention,
  errors: ['counts_changed'],
})

export const stopRetention = endpoint({
  method: 'POST',
  path: '/api/retention/:name/stop',
  summary: 'Keep a class of data for ever from now on. What was deleted stays deleted',
  access,
  params: z.strictObject({ name }),
  response: retention,
})

/** All endpoints of this file, for the list of the contract. */
export const retentionEndpoints = {
  getRetention,
  getRetentionCount,
  confirmRetention,
  stopRetention,
} as const
