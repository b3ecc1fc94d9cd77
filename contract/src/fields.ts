import { z } from 'zod'
import { factsAtMost } from './limits.ts'

const isWellFormed = (value: string) => value.isWellFormed()
const hasNoNul = (value: string) => !value.includes('\u0000')

/** Text of at most `max` characters that PostgreSQL can store: no NUL, no lone surrogate. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine(hasNoNul, { error: 'Contains a NUL character' })
    .refine(isWellFormed, { error: 'Contains half of a surrogate pair' })

/** The same, with at least one character that is not white space. */
export const filledText = (max: number) =>
  text(max).refine((value) => value.trim() !== '', { error: 'Is empty' })

/** Text from a site: what PostgreSQL can't store is replaced by U+FFFD, so that the message is never refused for ever. */
export const repairedText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .transform((value) => value.toWellFormed().replaceAll('\u0000', '\uFFFD'))

/** An id in a body or an answer. */
export const id = z.int().positive()

/** An id in a path or a query. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, { error: 'Is not an id' })
  .transform(Number)

/** A moment: ISO 8601, UTC. */
export const moment = z.iso.datetime({ precision: undefined })

// Beyond these years no clock is right, and PostgreSQL has no year 0.
const isOfOurTimes = (value: string) => {
  const year = new Date(value).getUTCFullYear()
  return year >= 1900 && year < 2200
}
const notOfOurTimes = { error: 'Is not in the years 1900 to 2199' }

/** A moment as the outside gives it, with its offset: one that PostgreSQL can store. */
export const momentWithOffset = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine(isOfOurTimes, notOfOurTimes)
  .refine((value) => !/[+-](1[6-9]|2\d):\d\d$/.test(value), { error: 'Has an offset of 16 hours or more' })

/** A day: `2026-11-20`. */
export const day = z.iso.date().refine(isOfOurTimes, notOfOurTimes)

/** A language as BCP 47 writes it, in the short forms this product uses: `nl`, `en-GB`. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/, { error: 'Is not a language such as nl or en-GB' })

export const countryCode = z.string().regex(/^[A-Z]{2}$/, { error: 'Is not a country such as NL' })

/** An identifier of a site: any visible characters. */
export const externalId = filledText(200)

export const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .refine(hasNoNul)
  .refine(isWellFormed)

/** Facts about a person: `{ job: 'Baker', pets: ['Biscuit'] }`. */
export const facts = z.record(
  z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, { error: 'A fact is named in lower case with underscores' }),
  z.union([text(500), z.number(), z.boolean(), z.array(text(100)).max(60)]),
)

/** Facts as a site gives them. They are counted before they are looked at: a million of them would take seconds. */
export const givenFacts = z.preprocess((given, context) => {
  if (typeof given !== 'object' || given === null || Object.keys(given).length <= factsAtMost) return given
  context.issues.push({ code: 'custom', message: `Has more than ${factsAtMost} facts`, input: given })
  return z.NEVER
}, facts)

/** A page of a list: at most `limit` items after `cursor`. */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^\d{1,3}$/, { error: 'Is not a number from 1 to 200' })
    .transform(Number)
    .refine((value) => value >= 1 && value <= 200, { error: 'Is not a number from 1 to 200' })
    .optional(),
}
