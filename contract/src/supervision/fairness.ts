import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, idParam, languageTag, listCursor, listPage, moment, pageQuery, person } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { fairnessActs, fairnessMeasures, fairnessReadings, lengthsFrom } from '../rules/fairness-rules.ts'

// The work of one operator beside that of their team on the same items: language, type and hour. There is no list of operators.

const interval = { low: z.number(), high: z.number() }

const measure = z.object({
  measure: z.enum(fairnessMeasures),
  /** How often it happened, and on how many items it could have: in groups that colleagues have too. */
  events: z.int(),
  items: z.int(),
  /** How often it would have happened as with colleagues. */
  expected: z.number(),
  /** `events` as a multiple of `expected`, with its interval. Null when colleagues have none. */
  ratio: z.object({ value: z.number(), ...interval }).nullable(),
  reading: z.enum(fairnessReadings),
  /** Where eight of ten colleagues are. Null when there are too few of them. */
  colleagues: z.object(interval).nullable(),
})
export type FairnessMeasureRow = z.infer<typeof measure>

const length = z.object({
  /** Characters of the customer's message. */
  from: z.literal(lengthsFrom),
  items: z.int(),
  skipped: z.int(),
  /** The interval of the share of skipped items, from 0 to 1. Null without an item. */
  share: z.object(interval).nullable(),
  team_items: z.int(),
  team_skipped: z.int(),
})

const comparison = z.object({
  operator: operatorName,
  team: z.object({ id, name: z.string() }),
  period: z.object({ from: day, to: day }),
  /** Days of the period that are counted: days that are over, of the last `fairness_days`. */
  days: z.int(),
  /** Colleagues of the team who had items. */
  colleagues: z.int(),
  /** The operator's items, how many of them colleagues have like too, and in how many groups. */
  items: z.int(),
  compared: z.int(),
  groups: z.int(),
  /** The viewer does not work for all site owners: only items of theirs are counted. The operator's own page has all. */
  is_partial: z.boolean(),
  /** Null when fewer than `fewestColleagues` had items. */
  measures: z.array(measure).nullable(),
  lengths: z.array(length).nullable(),
})
export type Fairness = z.infer<typeof comparison>

const response = z.object({
  /** Null while the comparison is switched off (`fairness_days` is 0). */
  comparison: comparison.nullable(),
})
/** Days of the service; default: the last thirty. */
const query = z.strictObject(periodQuery).refine(...periodInOrder)

export const getFairness = endpoint({
  method: 'GET',
  path: '/api/fairness/:id',
  summary:
    'Compare skips, take-overs, fast answers and stopped texts of an operator with the team on the same items',
  access: 'chat_stats.fairness',
  costly: true,
  params: z.strictObject({ id: idParam }),
  query,
  response,
  errors: ['operator_not_found'],
})

export const getOwnFairness = endpoint({
  method: 'GET',
  path: '/api/fairness',
  summary: 'The same about the operator who asks',
  access: 'operator',
  costly: true,
  query,
  response,
})

const item = z.object({
  id,
  at: moment,
  act: z.enum(fairnessActs),
  language: languageTag,
  conversation: z.object({ id }),
  /** What the operator sent, or what the customer had written; null when there is no such message. */
  message_id: id.nullable(),
  customer: person,
  profile: person,
  siteowner: person,
})
export type FairnessItem = z.infer<typeof item>

const itemsQuery = z
  .strictObject({
    ...periodQuery,
    measure: z.enum(fairnessMeasures),
    /** Only replies to messages of this length, as `lengths` counts them: also in groups that colleagues do not have. */
    length: z.enum(lengthsFrom.map((from) => `${from}` as const)).optional(),
    cursor: listCursor.optional(),
    ...pageQuery,
  })
  .refine(...periodInOrder)

export const listFairnessItems = endpoint({
  method: 'GET',
  path: '/api/fairness/:id/items',
  summary: 'List the items of an operator that a number of the comparison counts, latest first',
  access: 'chat_stats.fairness',
  params: z.strictObject({ id: idParam }),
  query: itemsQuery,
  response: listPage(item, listCursor),
  errors: ['operator_not_found'],
})

export const listOwnFairnessItems = endpoint({
  method: 'GET',
  path: '/api/fairness/items',
  summary: 'The same of the operator who asks',
  access: 'operator',
  query: itemsQuery,
  response: listPage(item, listCursor),
})

/** For the list of the contract. */
export const fairnessEndpoints = { getFairness, getOwnFairness, listFairnessItems, listOwnFairnessItems }
