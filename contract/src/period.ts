import type { z } from 'zod'
import { day, timeZone } from './fields.ts'
import { issue } from './issues.ts'

/** Days, the first and the last of them included. */
export const periodQuery = { from: day.optional(), to: day.optional() }

/** The same for moments, which fall on a day by somebody's clock; UTC unless said. */
export const localPeriodQuery = { ...periodQuery, timezone: timeZone.optional() }

type Period = { from?: string | undefined; to?: string | undefined }

/** For a query that has a period: it does not end before it begins. */
export const periodInOrder = [
  ({ from, to }: Period) => from === undefined || to === undefined || from <= to,
  { path: ['to'], ...issue('end_before_start') },
] as const satisfies [(query: Period) => boolean, z.core.$ZodCustomParams]
