import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { moment, text, timeZone } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { type Threshold, thresholdNames } from '../rules/thresholds.ts'

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

const serviceTime = z.object({
  /** The time zone that an admin has chosen, by its IANA name: days, weeks, months and hours of all figures are those of it. */
  zone: z.string(),
  /** How many percent of the days have it already, while the days are recounted after a change; else null. */
  recounted: z.int().nullable(),
})
export type ServiceTime = z.infer<typeof serviceTime>

export const getTimeZone = endpoint({
  method: 'GET',
  path: '/api/time-zone',
  summary: 'Get the time zone of the service, and how far its days are recounted',
  access: 'whole_service',
  response: serviceTime,
})

export const changeTimeZone = endpoint({
  method: 'PUT',
  path: '/api/time-zone',
  summary: 'Change the time zone of the service; what is stored by day is then recounted in the background',
  access: 'whole_service',
  body: z.strictObject({
    zone: timeZone,
    /** The time zone that the admin saw. If the stored one differs, the request is refused with `edited_meanwhile`. */
    seen: text(60),
  }),
  response: serviceTime,
  errors: ['edited_meanwhile', 'days_are_recounted'],
})

export const serviceSettingsEndpoints = {
  getThresholds,
  changeThresholds,
  getTimeZone,
  changeTimeZone,
} as const
