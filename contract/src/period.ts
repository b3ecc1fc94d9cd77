import type { z } from 'zod'
import { day } from './fields.ts'
import { issue } from './rules/issues.ts'

/** The first and the last day of a period; both are included. */
export const periodQuery = { from: day.optional(), to: day.optional() }

type Period = { from?: string | undefined; to?: string | undefined }

/** A rule for queries with a period: the end is not before the start. */
export const periodInOrder = [
  ({ from, to }: Period) => from === undefined || to === undefined || from <= to,
  { path: ['to'], ...issue('end_before_start') },
] as const satisfies [(query: Period) => boolean, z.core.$ZodCustomParams]
