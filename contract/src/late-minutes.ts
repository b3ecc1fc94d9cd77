import { z } from 'zod'
import { type LateMinutes, type WaitKind, waitKinds } from './rules/lateness.ts'

const minutes = z.object({
  amber: z.int(),
  red: z.int(),
}) satisfies z.ZodType<LateMinutes>

/** Minutes of waiting from which something is late, by what waits. */
export const lateMinutes = z.record(z.enum(waitKinds), minutes) satisfies z.ZodType<
  Record<WaitKind, LateMinutes>
>
