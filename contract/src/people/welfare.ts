import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { moment, nonBlankText } from '../fields.ts'
import { maxUncovered, photoCovers } from '../rules/welfare-rules.ts'
import { user } from './sign-in.ts'

/** What protects the signed-in operator. Nobody else can read it: no right of a coach or an admin returns it. */
export const welfare = z.object({
  photo_cover: z.enum(photoCovers),
  /** The segments that their rights include and that are in use, in their order. */
  segments: z.array(z.object({ code: z.string(), name: z.string(), left_out: z.boolean() })),
  /** Their shifts of the last 30 days in which something was counted, latest first. */
  shifts: z.array(
    z.object({
      started_at: moment,
      /** Photos that they uncovered. */
      photos: z.int(),
      /** Escalations that they opened or settled. */
      escalations: z.int(),
      /** It is the shift of now. */
      is_current: z.boolean(),
    }),
  ),
  /** When a break is suggested, as the owner of the service has set it. 0: never. */
  rules: z.object({ photos: z.int(), escalations: z.int(), minutes: z.int() }),
})
export type Welfare = z.infer<typeof welfare>

const response = z.object({ welfare })

export const getWelfare = endpoint({
  method: 'GET',
  path: '/api/welfare',
  summary:
    'Return what the operator chose to protect themselves, and what they were exposed to. Only their own',
  access: 'operator',
  automatic: true,
  response,
})

export const choosePhotoCover = endpoint({
  method: 'POST',
  path: '/api/welfare/photo-cover',
  summary: 'Choose which photos of messages are covered for the operator',
  access: 'operator',
  body: z.strictObject({ photo_cover: z.enum(photoCovers) }),
  response,
})

export const leaveOutSegment = endpoint({
  method: 'POST',
  path: '/api/welfare/segments',
  summary:
    'Leave out a segment, or take it again, without a reason. Queues, claims and badges follow at once',
  access: 'operator',
  body: z.strictObject({
    /** A segment that the rights of the operator include. */
    segment: nonBlankText(100),
    left_out: z.boolean(),
  }),
  response,
})

export const countUncovered = endpoint({
  method: 'POST',
  path: '/api/welfare/uncovered',
  summary: 'Count photos that the operator has uncovered. Only numbers are stored',
  access: 'operator',
  /** The page sends it by itself. */
  automatic: true,
  body: z.strictObject({ photos: z.int().min(1).max(maxUncovered) }),
  response: z.object({ suggested_break: user.shape.suggested_break }),
})

export const declineBreak = endpoint({
  method: 'POST',
  path: '/api/welfare/decline',
  summary: 'Decline the break that is suggested. The rules count from now on',
  access: 'operator',
  response: z.object({ declined: z.literal(true) }),
})

export const welfareEndpoints = {
  getWelfare,
  choosePhotoCover,
  leaveOutSegment,
  countUncovered,
  declineBreak,
} as const
