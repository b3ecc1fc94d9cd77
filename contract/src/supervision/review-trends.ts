import { z } from 'zod'
import { csvQuery } from '../csv-query.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, idParam } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { trendWeeks } from '../rules/review-rules.ts'

const point = z.object({
  /** The Monday of the week of the messages. */
  week: day,
  count: z.int(),
  /** The mean of 100. */
  mean: z.number(),
  /** Half of the 95 % interval of the mean; null for one score. */
  margin: z.number().nullable(),
})

const named = { code: z.string(), name: z.string().nullable() }

export const reviewTrends = z.object({
  weeks: z.array(day),
  /** The scores of messages that were drawn at random. `code` is null for the total. */
  criteria: z.array(z.object({ ...named, code: z.string().nullable(), points: z.array(point) })),
  /** Do two coaches who scored the same message agree? Cohen's kappa with quadratic weights; null when it has no meaning. */
  agreement: z.array(
    z.object({
      ...named,
      pairs: z.int(),
      kappa: z.number().nullable(),
      /** The 95 % interval; null with few pairs. */
      interval: z.object({ low: z.number(), high: z.number() }).nullable(),
      /** Pairs whose scores are two or more apart. */
      far_apart: z.int(),
    }),
  ),
  /** Whose messages were reviewed, by name; also those that were drawn by risk. */
  people: z.array(
    z.object({
      operator: operatorName,
      reviewed: z.int(),
      praise: z.int(),
      improve: z.int(),
      read: z.int(),
    }),
  ),
  /** The teams of these people, by name. */
  teams: z.array(z.object({ id, name: z.string() })),
})
export type ReviewTrends = z.infer<typeof reviewTrends>

const query = z.strictObject({
  weeks: z.enum(trendWeeks),
  team_id: idParam.optional(),
  operator_id: idParam.optional(),
  siteowner_id: idParam.optional(),
})

export const getReviewTrends = endpoint({
  method: 'GET',
  path: '/api/review-trends',
  summary: 'Scores by criterion and week, the agreement of coaches, and the reviews of each operator',
  access: 'reviews.score',
  automatic: true,
  costly: true,
  query,
  response: reviewTrends,
})

export const exportReviewTrends = endpoint({
  method: 'GET',
  path: '/api/review-trends.csv',
  summary: 'Export the trends of reviews as CSV',
  access: 'reviews.score',
  costly: true,
  query: csvQuery(query),
  response: z.string(),
  produces: 'text/csv',
})
