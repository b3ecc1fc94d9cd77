import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, nonBlankText, text } from '../fields.ts'
import { issue } from '../rules/issues.ts'
import { criterionCodeLength, criterionLength, maxCriteria } from '../rules/review-rules.ts'

/** The criteria by which messages of a site owner are scored. A published version never changes. */
export const reviewCard = z.object({
  /** 0 for the card that a site owner has without an own one. */
  version: z.int(),
  criteria: z.array(z.object({ code: z.string(), name: z.string().nullable(), weight: z.int() })),
})

const params = z.strictObject({ id: idParam })
const access = 'manage_operators'
const response = z.object({ card: reviewCard })

export const getReviewCard = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/review-card',
  summary: 'Read the card by which messages of a site owner are scored',
  access,
  params,
  response,
  errors: ['siteowner_not_found'],
})

export const publishReviewCard = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/review-card',
  summary:
    'Publish a new version of the card of a site owner. Reviews keep the version by which they were scored',
  access,
  params,
  body: z.strictObject({
    criteria: z
      .array(
        z.strictObject({
          /** Of a criterion that the card has; null for a new one. */
          code: text(criterionCodeLength).nullable(),
          /** Null for a criterion whose text the pages have. */
          name: nonBlankText(criterionLength)
            .refine((value) => !/[\r\n]/.test(value), issue('line_break'))
            .transform((value) => value.trim())
            .nullable(),
          weight: z.int().min(1).max(100),
        }),
      )
      .min(1)
      .max(maxCriteria),
    /** The version that the admin saw. If there is a newer one, the request is refused. */
    seen: z.int().min(0).max(1_000_000),
  }),
  response,
  errors: ['siteowner_not_found', 'review_card_changed'],
})

export const reviewCardEndpoints = { getReviewCard, publishReviewCard } as const
