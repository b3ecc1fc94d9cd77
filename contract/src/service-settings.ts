import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { moment } from './fields.ts'
import { operatorName } from './operator-name.ts'
import { type Threshold, thresholdNames } from './thresholds.ts'

// The cast: there is at least one.
const name = z.enum(thresholdNames as [Threshold, ...Threshold[]])

const threshold = z.object({
  name,
  value: z.int(),
  /** The last change. Null when it has its default. */
  changed: z.object({ at: moment, by: operatorName.nullable() }).nullable(),
})

const response = z.object({ thresholds: z.array(threshold) })
export type StoredThreshold = z.infer<typeof threshold>

export const getThresholds = endpoint({
  method: 'GET',
  path: '/api/thresholds',
  summary: 'List the numbers that admins set without a release: times, limits and sizes',
  access: 'whole_service',
  response,
})

export const changeThresholds = endpoint({
  method: 'PATCH',
  path: '/api/thresholds',
  summary: 'Change thresholds together: all of them, or none',
  access: 'whole_service',
  body: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          name,
          /** Null: the default. */
          value: z.int().nullable(),
          /** The value that the admin saw. If the stored one differs, the request is refused with `edited_meanwhile`. */
          seen: z.int(),
        }),
      )
      .min(1)
      .max(thresholdNames.length),
  }),
  response,
  errors: ['edited_meanwhile'],
})

export const thresholdEndpoints = { getThresholds, changeThresholds } as const
