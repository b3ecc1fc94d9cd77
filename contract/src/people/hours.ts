import { z } from 'zod'
import { csvQuery } from '../csv-query.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, idParam, moment, nonBlankText } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder } from '../period.ts'
import { maxHourDays, mostCorrectedMinutes } from '../rules/hour-rules.ts'
import { issue } from '../rules/issues.ts'
import { reasonLength } from '../rules/limits.ts'

/** Sums of a day, or of a period. Breaks are not in the time worked; a correction is beside it. */
const sums = {
  worked_seconds: z.int(),
  break_seconds: z.int(),
  corrected_minutes: z.int(),
}

const hoursOfDay = z.object({
  day,
  ...sums,
  /** When the operator worked, in order. */
  spans: z.array(z.object({ from: moment, to: moment })),
})
export type HoursOfDay = z.infer<typeof hoursOfDay>

const correction = z.object({
  id,
  day,
  minutes: z.int(),
  reason: z.string(),
  by: operatorName,
  at: moment,
})
export type HourCorrection = z.infer<typeof correction>

const operatorHours = z.object({
  operator: operatorName,
  /** Whether they work now: their last span is not over. */
  is_working: z.boolean(),
  days: z.array(hoursOfDay),
  corrections: z.array(correction),
})
export type OperatorHours = z.infer<typeof operatorHours>

const teamHours = z.object({
  team: z.object({ id, name: z.string() }),
  /** By name: there is no order by hours. */
  people: z.array(z.object({ operator: operatorName, is_working: z.boolean(), ...sums })),
})
export type TeamHours = z.infer<typeof teamHours>

type Period = { from: string; to: string }
const daysIn = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** A query with a period that is not too long to be read at once. */
const ofPeriod = <Query extends z.ZodType<Period>>(query: Query) =>
  query.refine(...periodInOrder).refine((period) => daysIn(period) <= maxHourDays, {
    path: ['to'],
    ...issue('too_many_days', { max: maxHourDays - 1 }),
  })

const own = z.strictObject({ from: day, to: day })
const ofTeam = z.strictObject({ from: day, to: day, team_id: idParam.optional() })

/** Null while the hours are switched off (`hours_months` is 0). */
const answer = z.object({ hours: operatorHours.nullable() })

export const getOwnHours = endpoint({
  method: 'GET',
  path: '/api/user/hours',
  summary: 'Return your own hours by day of the service, with the corrections of coaches',
  access: 'operator',
  automatic: true,
  query: ofPeriod(own),
  response: answer,
})

export const exportOwnHours = endpoint({
  method: 'GET',
  path: '/api/user/hours.csv',
  summary: 'Export your own hours as CSV',
  access: 'operator',
  costly: true,
  query: ofPeriod(csvQuery(own)),
  response: z.string(),
  produces: 'text/csv',
})

export const getTeamHours = endpoint({
  method: 'GET',
  path: '/api/hours',
  summary: 'Return the hours of a team in a period, by name; a coach reads those of the own team',
  access: 'chat_stats.board',
  automatic: true,
  costly: true,
  query: ofPeriod(ofTeam),
  response: z.object({ hours: teamHours.nullable() }),
})

export const exportTeamHours = endpoint({
  method: 'GET',
  path: '/api/hours.csv',
  summary: 'Export the hours of a team by person and day as CSV',
  access: 'chat_stats.board',
  costly: true,
  query: ofPeriod(csvQuery(ofTeam)),
  response: z.string(),
  produces: 'text/csv',
})

export const getOperatorHours = endpoint({
  method: 'GET',
  path: '/api/hours/:id',
  summary: 'Return the hours of an operator by day of the service, with the corrections',
  access: 'chat_stats.board',
  automatic: true,
  params: z.object({ id: idParam }),
  query: ofPeriod(own),
  response: answer,
  errors: ['operator_not_found'],
})

export const correctHours = endpoint({
  method: 'POST',
  path: '/api/hours/:id/corrections',
  summary: 'Add minutes to a day of an operator or take some from it, with a reason that they read',
  access: 'chat_stats.board',
  params: z.object({ id: idParam }),
  body: z.strictObject({
    day,
    minutes: z
      .int()
      .min(-mostCorrectedMinutes)
      .max(mostCorrectedMinutes)
      .refine((minutes) => minutes !== 0, issue('zero')),
    reason: nonBlankText(reasonLength),
    /** The corrections of the day that the caller saw, in minutes. */
    seen: z.int(),
  }),
  response: z.object({ corrected_minutes: z.int() }),
  errors: ['operator_not_found', 'own_account', 'already_so', 'hours_off'],
})

export const hourEndpoints = {
  getOwnHours,
  exportOwnHours,
  getTeamHours,
  exportTeamHours,
  getOperatorHours,
  correctHours,
} as const
