import { z } from 'zod'
import { isBlank } from './rules/blank.ts'
import { clockTimePattern } from './rules/clock-time.ts'
import { storable } from './rules/cut.ts'
import { type IssueCode, issue } from './rules/issues.ts'
import { factLength, maxFacts, maxInterests } from './rules/limits.ts'
import { visibleName, visibleText } from './rules/visible.ts'
import { years } from './rules/years.ts'

const isWellFormed = (value: string) => value.isWellFormed()
const hasNoNul = (value: string) => !value.includes('\u0000')

/** Text of at most `max` characters that PostgreSQL can store: no NUL character, no lone surrogate. */
export const text = (max: number) =>
  z.string().max(max).refine(hasNoNul, issue('nul_character')).refine(isWellFormed, issue('half_surrogate'))

/**
 * Words that are searched for in messages, where an invisible character separates words. Half of a surrogate pair is replaced by
 * U+FFFD, as URLs do.
 */
export const searchWords = (max: number) =>
  z
    .string()
    .max(max)
    .refine(hasNoNul, issue('nul_character'))
    .transform((value) => value.toWellFormed())

/** Text that is searched for, as a reader sees it. */
export const searchText = (max: number) => searchWords(max).transform(visibleText)

/** The same as `searchText`, with at least one visible character. */
export const nonBlankSearch = (max: number) =>
  searchText(max).refine((value) => !isBlank(value), issue('empty'))

/** The same as `text`, with at least one visible character. */
export const nonBlankText = (max: number) => text(max).refine((value) => !isBlank(value), issue('empty'))

/** A name in one line, which tells things apart that an operator chooses from. */
export const chosenName = (max: number) =>
  nonBlankText(max)
    .refine((value) => !/[\r\n]/.test(value), issue('line_break'))
    .transform(visibleName)

/**
 * Text from a site. Characters that PostgreSQL cannot store are replaced by U+FFFD: a site that repeats a refused message
 * would never get it through. It may be empty.
 */
export const repairedText = (max: number) => z.string().max(max).transform(storable)

/** An id in a request or response body. */
export const id = z.int().positive()

/** An id in a path or a query. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, issue('not_an_id'))
  .transform(Number)

/** A date and time: ISO 8601, UTC. */
export const moment = z.iso.datetime({ precision: undefined })

const isYearInRange = (value: string) => {
  const year = new Date(value).getUTCFullYear()
  return year >= years.min && year <= years.max
}
const yearOutOfRange = issue('year_out_of_range', years)

/** A date and time with an offset, as sites send it; only values that PostgreSQL can store. */
export const momentWithOffset = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine(isYearInRange, yearOutOfRange)
  .refine((value) => !/[+-](1[6-9]|2\d):\d\d$/.test(value), issue('offset_too_large'))

/** A date: `2026-11-20`. */
export const day = z.iso.date({ abort: true }).refine(isYearInRange, yearOutOfRange)

/** A BCP 47 language tag with an optional region: `nl`, `en-GB`. */
export const languageTag = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, issue('not_a_language'))

export const countryCode = z.string().regex(/^[A-Z]{2}$/, issue('not_a_country'))

/** Names of three letters that are time zones in PostgreSQL; the other ones are only abbreviations. */
const shortZones = /^(CET|EET|EST|GMT|HST|MET|MST|PRC|ROC|ROK|UCT|UTC|WET)$/i

/** Names that were asked for: to make a formatter takes a quarter of a millisecond. Case does not matter, so there are endless ways to write one. */
const knownZones = new Set<string>()
const mostKnownZones = 1_000

function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true
  // PostgreSQL reads `+02:00` with the opposite sign, and does not know every name that JavaScript knows.
  if (!/^[a-z]/i.test(zone) || zone === 'US/Pacific-New') return false
  if (zone.length === 3 && !shortZones.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    if (knownZones.size < mostKnownZones) knownZones.add(zone)
    return true
  } catch {
    return false
  }
}

/** A time zone by its IANA name: `Europe/Amsterdam`. */
export const timeZone = nonBlankText(60).refine((zone) => isTimeZone(zone), issue('not_a_time_zone'))

/** A time of day in 24-hour notation: `22:00`. */
export const clockTime = z.string().regex(clockTimePattern, issue('not_a_time'))

/** An identifier that the site chooses. */
export const externalId = nonBlankText(200)

export const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .refine(hasNoNul, issue('nul_character'))
  .refine(isWellFormed, issue('half_surrogate'))

export const factName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, issue('not_a_fact_name'))

export const factValue = z.union([
  text(factLength),
  z.number(),
  z.boolean(),
  z.array(text(100)).max(maxInterests),
])

/** Facts about a person: `{ job: 'Baker', pets: ['Biscuit'] }`. */
export const facts = z.record(factName, factValue)

/** Facts that a site sends. Their number is checked before their values: to validate a million facts would take seconds. */
export const siteFacts = z.preprocess((given, context) => {
  if (typeof given !== 'object' || given === null || Object.keys(given).length <= maxFacts) return given
  context.issues.push({
    code: 'custom',
    message: 'too_many_facts' satisfies IssueCode,
    params: { max: maxFacts },
    input: given,
  })
  return z.NEVER
}, facts)

/** The query field of a paged list: at most `limit` items are returned. */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^\d{1,3}$/, issue('not_a_whole_number'))
    .transform(Number)
    .refine((value) => value >= 1 && value <= 200, issue('not_in_range', { min: 1, max: 200 }))
    .optional(),
}

/** Position in a list: a time and an id. Send the `next_cursor` of the previous page. */
export const listCursor = z.string().max(60).refine(isPlaceInList, issue('not_a_cursor'))

/** Position in a thread: the `next_cursor` of the previous page, or the id of a message. */
export const threadCursor = z
  .string()
  .max(60)
  .refine((value) => isPlaceInList(value) || /^[1-9]\d{0,14}$/.test(value), issue('not_a_cursor'))

/** How many rows of a list match, up to 10,000. */
export const rowCount = z.object({
  count: z.int(),
  /** Whether there are more. */
  more: z.boolean(),
})

/** The response of a paged list. `next_cursor` is the cursor of the next page; null when there is none. */
export const listPage = <Item extends z.ZodType, Cursor extends z.ZodType>(item: Item, cursor: Cursor) =>
  z.object({ items: z.array(item), next_cursor: cursor.nullable() })

function isPlaceInList(value: string): boolean {
  const [, at] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z)_[1-9]\d{0,14}$/.exec(value) ?? []
  // `Date` is not used here: it reads 30 February as a day in March.
  return at !== undefined && moment.safeParse(at).success && isYearInRange(at)
}

/** A customer, a profile or a site owner. */
export const person = z.object({ id, name: z.string() })

/** The conversation that something is about, and whose it is. */
export const chat = {
  conversation: z.object({ id, language: languageTag }),
  siteowner: person,
  customer: person,
  profile: person,
}
