import { boardAim } from '@panel/contract/rules/board-rules'

/** What a forecast means against the operators who are here. Places are hours from now. */
export type Gap =
  /** Operators are missing from one hour until the beginning of another; null until the end of the forecast. */
  | { kind: 'short'; missing: number; from: number; until: number | null }
  /** Nobody is missing; `spare` operators are not needed from an hour until the end. */
  | { kind: 'enough'; spare: number; from: number }

/**
 * The work that waits, when those who are here do not answer it within the time that the board aims at; null otherwise.
 * @returns its seconds, for one operator
 */
export function backlogOf({
  here,
  waiting,
  handling,
}: {
  here: number
  waiting: number
  handling: number | null
}) {
  if (waiting === 0 || handling === null) return null
  const seconds = waiting * handling
  return seconds > here * boardAim.minutes * 60 ? seconds : null
}

/** Below ninety minutes in steps of five minutes, then in half hours: the handling time is an average. */
export function roundedWork(seconds: number): { minutes: number } | { hours: number } {
  const minutes = seconds / 60
  return minutes < 90
    ? { minutes: Math.max(5, Math.round(minutes / 5) * 5) }
    : { hours: Math.round(minutes / 30) / 2 }
}

/** Compares the operators who are here with those that each hour needs: the first hours in which some are missing count. */
export function gapOf(here: number, needed: readonly number[]): Gap {
  const from = needed.findIndex((number) => number > here)
  if (from >= 0) {
    const end = needed.findIndex((number, hour) => hour > from && number <= here)
    const short = needed.slice(from, end < 0 ? undefined : end)
    return { kind: 'short', missing: Math.max(...short) - here, from, until: end < 0 ? null : end }
  }
  const last = needed.findLastIndex((number) => number >= here)
  const rest = needed.slice(last + 1)
  return { kind: 'enough', spare: rest.length === 0 ? 0 : here - Math.max(...rest), from: last + 1 }
}
