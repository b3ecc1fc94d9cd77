import { createHash } from 'node:crypto'

/** The size of the generated service. Everything else of the seed follows from it. */
export type Size = {
  /** Determines all random choices. */
  seed: number
  /** The moment at which the history ends: a time of the same day as `now()`, in seconds since 1970. */
  until: number
  /** First days of the months that have messages, oldest first, as `2025-03-01`. */
  months: string[]
  conversations: number
  customers: number
  /** Profiles of each site owner and language. */
  profilesEach: number
  /** Writers of each language: a multiple of `writerGroups * 2`. */
  writersEach: number
  waitingReplies: number
  waitingPokes: number
  /** Samples that coaches score on a working day. */
  samplesADay: number
  /** Distinct texts of each language, before they are combined. */
  textsEach: number
}

export const languages = ['nl', 'it', 'pl', 'es', 'en', 'fr']
export const siteowners = 8
/** Writers are divided by site owner: those of group 0 work for site owners 1 and 5, and so on. */
export const writerGroups = 4
/** Of a small history, each month would have few messages, and its partition takes as long as that of a large one. */
const monthsOf = (messages: number) => (messages >= 100_000 ? 24 : 4)
/** Average of the distribution in `conversations.ts`. */
const messagesEach = 26.1
const atMost = Math.min

export function sizeOf(messages: number, seed: number, until: Date): Size {
  const conversations = Math.max(100, Math.round(messages / messagesEach))
  return {
    seed,
    until: Math.floor(until.getTime() / 1_000),
    months: Array.from({ length: monthsOf(messages) }, (_, place) =>
      firstDay(until, place + 1 - monthsOf(messages)),
    ),
    conversations,
    customers: Math.ceil(conversations / 2.2),
    profilesEach: Math.max(30, atMost(84, Math.round(conversations / 4_800))),
    // 306 operators with those of the demo, coaches, masters and admins.
    writersEach: messages >= 100_000 ? 48 : 8,
    waitingReplies: atMost(400, Math.ceil(conversations / 8)),
    waitingPokes: atMost(300, Math.ceil(conversations / 10)),
    samplesADay: messages >= 100_000 ? 4 : 1,
    textsEach: atMost(20_000, Math.ceil(messages / 50)),
  }
}

function firstDay(of: Date, months: number): string {
  return new Date(Date.UTC(of.getUTCFullYear(), of.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
}

/** Seconds since 1970 of the first moment of a day. */
export const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1_000

/** A month in names of tables: `2025_03`. */
export const nameOf = (month: string) => month.slice(0, 7).replace('-', '_')

/** The first day of the next month. */
export const monthAfter = (month: string) => firstDay(new Date(`${month}T00:00:00Z`), 1)

/**
 * Random choices as SQL expressions: the same for the same seed, name and row. They need no state, so that parts of the history
 * are generated in any order.
 */
export function drawsOf(seed: number) {
  const salt = (name: string) => createHash('sha256').update(`${seed}/${name}`).digest().readUIntBE(0, 6)
  return {
    /** A number from 0 to 1, without 1. */
    share: (row: string, name: string) =>
      `((hashint8extended(${row}, ${salt(name)}) & 1073741823)::float8 / 1073741824)`,
    /** A whole number from 0 to `count` - 1. */
    pick: (row: string, name: string, count: number | string) =>
      `((hashint8extended(${row}, ${salt(name)}) & 1073741823) % ${count})`,
  }
}
export type Draws = ReturnType<typeof drawsOf>

/** An SQL expression that takes one of these values. @param place an expression from 0 on */
export const oneOf = (values: readonly (string | number)[], place: string) =>
  `(array[${values.map((value) => (typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`)).join(', ')}])[1 + ${place}]`
