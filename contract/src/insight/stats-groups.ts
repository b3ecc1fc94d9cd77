import { z } from 'zod'
import { csvQuery } from '../csv-query.ts'
import { endpoint } from '../endpoint.ts'
import { day, idParam, languageTag } from '../fields.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { issue } from '../rules/issues.ts'
import { statsGroups, statsSteps } from '../rules/stats-rules.ts'

// The statistics in groups, with the period before: table and charts of the page are one response.

const counts = {
  /** Number of messages. */
  messages: z.int(),
  /** How many of them the customer has answered. */
  with_answer: z.int(),
  /** From 0 to 100, not rounded; null when there is no message. */
  answer_percentage: z.number().nullable(),
}

/** Seconds from the customer's message to the reply, rounded down; from ten minutes on to minutes. Of days that are rolled up. */
const answerTime = z.object({ median: z.int(), ninetieth: z.int() }).nullable()

const rowFields = {
  ...counts,
  /** Number of skips; null unless the rows are skip reasons, which have no messages. */
  skipped: z.int().nullable(),
}
/** The same in the period before; null when it is not compared. */
const before = z.object(rowFields).nullable()

const row = z.object({
  /** A type, the first day of a step, an id, a language, an hour (`0` to `23`), or a code; `''` for own words. */
  key: z.string(),
  /** The name of an operator, team or site owner; null for other groups, and for names that the viewer may not see. */
  name: z.string().nullable(),
  ...rowFields,
  /** Of days, languages, site owners, and of operators of a team. */
  answer_time: answerTime,
  before,
})
export type StatsRow = z.infer<typeof row>

const step = z.object({
  from: day,
  to: day,
  ...counts,
  answer_time: answerTime,
  before,
  /** False while messages of its days can still be added: of today, and of a day that is not rolled up. */
  is_settled: z.boolean(),
})

const filters = {
  /** Days of the service; default: the last seven. */
  ...periodQuery,
  by: z.enum(statsGroups).optional(),
  /** Default: days. A period that is too long for it has the next longer step. */
  step: z.enum(statsSteps).optional(),
  /** `before`: also counts as many days before the period. */
  compare: z.enum(['before']).optional(),
  /** Another operator or a team requires account level 150 or higher. Specification section 6. */
  operator_id: idParam.optional(),
  team_id: idParam.optional(),
  siteowner_id: idParam.optional(),
  /** The language that the conversation had at the time. */
  language: languageTag.optional(),
}

const query = z
  .strictObject(filters)
  .refine(...periodInOrder)
  .refine(({ operator_id, team_id }) => operator_id === undefined || team_id === undefined, {
    path: ['team_id'],
    ...issue('not_together', { fields: 'operator_id' }),
  })

export const getStatsGroups = endpoint({
  method: 'GET',
  path: '/api/stats/groups',
  summary:
    'Count messages, answers and answer times in groups, by day, week or month: own ones, or of all operators from account level 150 on',
  access: 'operator',
  costly: true,
  query,
  response: z.object({
    period: z.object({ from: day, to: day }),
    before: z.object({ from: day, to: day }).nullable(),
    by: z.enum(statsGroups),
    /** Of the team that is asked for. */
    team_name: z.string().nullable(),
    step: z.enum(statsSteps),
    /** Types in the order of specification section 3, steps and hours in their order, others with the most messages first. */
    rows: z.array(row),
    total: row,
    steps: z.array(step),
    /** The groups with the most messages, by step. Messages of a type with a photo or gift count for its turn. */
    panels: z.array(
      z.object({
        key: z.string(),
        name: z.string().nullable(),
        steps: z.array(z.object({ ...counts, before: z.object(counts).nullable() })),
      }),
    ),
    /**
     * For operators who see only their own numbers: the middle of their colleagues in the team. Null when fewer than
     * `fewestColleagues` of them have sent a message.
     */
    team: z
      .object({
        colleagues: z.int(),
        messages: z.number(),
        answer_percentage: z.number(),
        /** Of each step; null when fewer colleagues have sent a message in it. */
        steps: z.array(z.number().nullable()),
      })
      .nullable(),
    /** The first day of which the message history has all messages; null when it has none. */
    opens_from: day.nullable(),
  }),
})
export type StatsGroupsResponse = z.infer<typeof getStatsGroups.response>

export const exportStatsGroups = endpoint({
  method: 'GET',
  path: '/api/stats/groups.csv',
  summary: 'Export the statistics in groups as CSV: the rows of the table',
  access: getStatsGroups.access,
  costly: true,
  query: csvQuery(query),
  response: z.string(),
  produces: 'text/csv',
})

export const getStatsHours = endpoint({
  method: 'GET',
  path: '/api/stats/hours',
  summary: 'Count the messages of all operators by weekday and hour, in the last four weeks of a period',
  access: 'operator',
  costly: true,
  query: z
    .strictObject({ ...periodQuery, siteowner_id: filters.siteowner_id, language: filters.language })
    .refine(...periodInOrder),
  response: z.object({
    /** Null for operators who see only their own numbers, and when no day of the period is rolled up. */
    hours: z
      .object({
        period: z.object({ from: day, to: day }),
        /** `weekday` 1 is Monday. `days`: how many such weekdays were counted. */
        cells: z.array(z.object({ weekday: z.int(), hour: z.int(), messages: z.int(), days: z.int() })),
      })
      .nullable(),
  }),
})
export type StatsHours = z.infer<typeof getStatsHours.response>['hours']

export const statsGroupEndpoints = { getStatsGroups, exportStatsGroups, getStatsHours }
