import { regionOf } from '@panel/contract/rules/locale'
import i18next from 'i18next'
import { dayIn } from './zone-clock.ts'

const formats = {
  short: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  long: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
  timeOnly: { hour: '2-digit', minute: '2-digit' },
  dateOnly: { day: 'numeric', month: 'short', year: 'numeric' },
  /** A date of this year. */
  dayOnly: { day: 'numeric', month: 'short' },
  /** A time of this year. */
  dayAndTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  monthOnly: { month: 'short', year: 'numeric' },
  weekdayOnly: { weekday: 'short' },
  /** When something was saved, with seconds. */
  second: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  /** A day in the thread. */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  dayOfYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateFormat = keyof typeof formats

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Creating a format is slow, so each is created once. */
function formatter(name: DateFormat, language: string, timeZone?: string): Intl.DateTimeFormat {
  const key = `${name} ${language} ${timeZone ?? ''}`
  const known = formatters.get(key)
  if (known) return known
  const fresh = new Intl.DateTimeFormat(regionOf(language), { ...formats[name], hourCycle: 'h23', timeZone })
  formatters.set(key, fresh)
  return fresh
}

export function formatDate(
  moment: string | number | Date,
  format: DateFormat,
  language = i18next.language,
  timeZone?: string,
): string {
  return formatter(format, language, timeZone).format(new Date(moment))
}

const isSameYear = (moment: string | number, now: number) =>
  new Date(moment).getFullYear() === new Date(now).getFullYear()

/** A date with its time: 18 Nov, 14:05, with the year if it is not this year. */
export const shortDate = (moment: string | number, now: number, language = i18next.language): string =>
  formatDate(moment, isSameYear(moment, now) ? 'dayAndTime' : 'short', language)

const numberFormatters = new Map<string, Intl.NumberFormat>()

/** Whole numbers below a thousand are equal in all our languages: most pages do not need the slow number format. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1_000

export function formatNumber(value: number, language = i18next.language): string {
  if (isPlain(value)) return String(value)
  const known = numberFormatters.get(language) ?? new Intl.NumberFormat(regionOf(language))
  numberFormatters.set(language, known)
  return known.format(value)
}

const percentageFormatters = new Map<string, Intl.NumberFormat>()
const oneDigit = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** A number from 0 to 1 as a whole percentage: 62%. */
export const formatShare = (share: number, language = i18next.language): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share)

/** A percentage with one decimal: 79.8% for 79.83. */
export function formatPercentage(value: number, language = i18next.language): string {
  const known = percentageFormatters.get(language) ?? new Intl.NumberFormat(regionOf(language), oneDigit)
  percentageFormatters.set(language, known)
  return known.format(value / 100)
}

const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)

/** The number of midnights between `moment` and `now`. */
export function daysBefore(moment: string | number, now: number): number {
  const from = startOfDay(new Date(moment).getTime())
  return Math.round((startOfDay(now) - from) / 86_400_000)
}

/** The same by the clock of a time zone. */
const daysBetween = (zone: string, moment: string, now: number) =>
  Math.round((Date.parse(dayIn(zone, now)) - Date.parse(dayIn(zone, Date.parse(moment)))) / 86_400_000)

/** The heading of a day in a thread: today, yesterday, Wednesday 18 November, with the year if it is not this year. */
export function dayHeading(
  moment: string,
  now: number,
  words: { today: string; yesterday: string },
  language = i18next.language,
  /** By the clock of this time zone, instead of that of the browser. */
  zone?: string,
) {
  const days = zone === undefined ? daysBefore(moment, now) : daysBetween(zone, moment, now)
  if (days === 0) return words.today
  if (days === 1) return words.yesterday
  return formatDate(moment, isSameYear(moment, now) ? 'day' : 'dayOfYear', language, zone)
}

export type Duration = { unit: 'seconds' | 'minutes' | 'hours' | 'days'; large: number; small: number }

/** Splits a duration into its two largest units: 45 s; 11 min 42 s; 3 h 05 min; 2 d 4 h. */
export function splitDuration(milliseconds: number): Duration {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  if (seconds < 60) return { unit: 'seconds', large: seconds, small: 0 }
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return { unit: 'minutes', large: minutes, small: seconds % 60 }
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return { unit: 'hours', large: hours, small: minutes % 60 }
  return { unit: 'days', large: Math.floor(hours / 24), small: hours % 24 }
}

/** Whole hours in one unit: 4 hours, 3 days. */
export function wholeDuration(hours: number, language = i18next.language): string {
  const isDays = hours % 24 === 0
  const unit = isDays ? 'day' : 'hour'
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    isDays ? hours / 24 : hours,
  )
}

/** A countdown: 1:12. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
