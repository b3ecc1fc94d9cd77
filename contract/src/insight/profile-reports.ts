import { z } from 'zod'
import { csvQuery } from '../csv-query.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, idParam, languageTag, listCursor, listPage, moment, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { profileTextStatuses } from '../rules/enumerations.ts'
import { reportGroups, setReportNumbers, textReportNumbers } from '../rules/profile-report-numbers.ts'
import { profileSetStates } from '../rules/profile-set-states.ts'

const period = { ...periodQuery, from: day, to: day }
const filters = {
  /** The days of the work. */
  ...period,
  operator_id: idParam.optional(),
  siteowner_id: idParam.optional(),
  language: languageTag.optional(),
}
const query = z.strictObject(filters).refine(...periodInOrder)
/** `by`: the groups whose medians are needed; those of the others are null. */
const textQuery = z.strictObject({ ...filters, by: z.enum(reportGroups).optional() }).refine(...periodInOrder)
const fileQuery = z.strictObject({ ...filters, by: z.enum(reportGroups) }).refine(...periodInOrder)
const itemsOf = <Number extends string>(numbers: readonly [Number, ...Number[]]) =>
  z
    .strictObject({ ...filters, number: z.enum(numbers), cursor: listCursor.optional(), ...pageQuery })
    .refine(...periodInOrder)

/** Counts in total, by day, by operator (most work first), by site owner and by language, and in total before; medians, except by day. */
const report = <Counts extends z.ZodRawShape, Medians extends z.ZodRawShape>(
  counts: Counts,
  medians: Medians,
) =>
  z.object({
    total: z.object({ ...counts, ...medians }),
    /** The days with work, in order. */
    days: z.array(z.object({ day, ...counts })),
    operators: z.array(z.object({ operator: operatorName, team: z.string(), ...counts, ...medians })),
    siteowners: z.array(z.object({ siteowner: z.object({ id, name: z.string() }), ...counts, ...medians })),
    languages: z.array(z.object({ language: z.string(), ...counts, ...medians })),
    /** As many days directly before the period; null when these are too early for a filter. */
    before: z.object({ from: day, to: day, total: z.object({ ...counts, ...medians }) }).nullable(),
  })

/** Profile texts that were first sent to review in the period, counted for who wrote them first. */
const textCounts = {
  written: z.int(),
  /** How many of them were approved or returned at least once. */
  reviewed: z.int(),
  /** How many of them are approved now. */
  approved: z.int(),
  /** How many of them were returned at least once. */
  returned: z.int(),
}
/** Of all texts, and of the groups by which the report is asked for; of other groups they are null. */
const textMedians = {
  /** Median seconds from the claim to the first text; null without a text. */
  writing_seconds: z.number().nullable(),
  /** Median seconds that they waited for their first review; null when none was reviewed. */
  review_seconds: z.number().nullable(),
}

export const getTextReport = endpoint({
  method: 'GET',
  path: '/api/profile-text-report',
  summary:
    'Count the profile texts that operators wrote in a period, by day, operator, site owner and language',
  access: 'profile_text_report',
  costly: true,
  query: textQuery,
  response: report(textCounts, textMedians).extend({
    /** Texts that are not approved, now, by language. Neither period nor operator matters: nobody has written some of them. */
    waiting: z.array(z.object({ language: z.string(), count: z.int() })),
  }),
})

export const exportTextReport = endpoint({
  method: 'GET',
  path: '/api/profile-text-report.csv',
  summary: 'Export the report about profile texts as CSV',
  access: getTextReport.access,
  costly: true,
  query: csvQuery(fileQuery),
  response: z.string(),
  produces: 'text/csv',
})

export const reportedText = z.object({
  id,
  title: z.string(),
  profile: z.object({ id, name: z.string() }),
  siteowner: z.object({ id, name: z.string() }),
  language: z.string(),
  status: z.enum(profileTextStatuses),
  /** Who wrote it first, and when. */
  writer: operatorName,
  written_at: moment,
  writing_seconds: z.int().nullable(),
  was_returned: z.boolean(),
})
export type ReportedText = z.infer<typeof reportedText>

export const listReportedTexts = endpoint({
  method: 'GET',
  path: '/api/profile-text-report/texts',
  summary: 'List the profile texts that a number of the report counts, latest first',
  access: getTextReport.access,
  costly: true,
  query: itemsOf(textReportNumbers),
  response: listPage(reportedText, listCursor),
})

/** Profile sets that operators made in the period, and photos that they added. */
const setCounts = {
  sets_made: z.int(),
  /** How many of these sets profiles have now. */
  sets_used: z.int(),
  photos_added: z.int(),
  /** How many of these photos were sent to a customer at least once. */
  photos_used: z.int(),
}

export const getSetReport = endpoint({
  method: 'GET',
  path: '/api/profile-set-report',
  summary: 'Count the profile sets and photos of a period, by day, operator, site owner and language',
  access: 'profile_sets_report',
  costly: true,
  query,
  response: report(setCounts, {}),
})

export const exportSetReport = endpoint({
  method: 'GET',
  path: '/api/profile-set-report.csv',
  summary: 'Export the report about profile sets as CSV',
  access: getSetReport.access,
  costly: true,
  query: csvQuery(fileQuery),
  response: z.string(),
  produces: 'text/csv',
})

export const reportedWork = z.object({
  /** The id of the set, or of the photo in it. */
  id,
  set: z.object({ id, name: z.string(), state: z.enum(profileSetStates) }),
  siteowner: z.object({ id, name: z.string() }),
  language: z.string().nullable(),
  /** Who made the set or added the photo, and when. */
  operator: operatorName,
  at: moment,
  /** Null for a set. */
  photo: z.object({ description: z.string() }).nullable(),
  is_used: z.boolean(),
})
export type ReportedWork = z.infer<typeof reportedWork>

export const listReportedWork = endpoint({
  method: 'GET',
  path: '/api/profile-set-report/work',
  summary: 'List the profile sets or photos that a number of the report counts, latest first',
  access: getSetReport.access,
  costly: true,
  query: itemsOf(setReportNumbers),
  response: listPage(reportedWork, listCursor),
})

export const profileReportEndpoints = {
  getTextReport,
  exportTextReport,
  listReportedTexts,
  getSetReport,
  exportSetReport,
  listReportedWork,
} as const
