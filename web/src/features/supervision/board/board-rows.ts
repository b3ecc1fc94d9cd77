import type { Board, BoardLanguage, BoardLease, Staff } from '@panel/contract'
import { idleInHandSeconds } from '@panel/contract/rules/limits'

export const hereOf = ({ answering, ready, away }: Staff) => answering + ready + away

/** The language whose chat has waited longest; null when nothing waits. */
export function oldestOf(languages: readonly BoardLanguage[]): BoardLanguage | null {
  const waiting = languages.filter(({ oldest_waiting_at: at }) => at !== null)
  return waiting.toSorted((one, other) => timeOf(one) - timeOf(other))[0] ?? null
}

const timeOf = ({ oldest_waiting_at: at }: BoardLanguage) => (at === null ? 0 : Date.parse(at))

/** Milliseconds since the last input of the holder. */
export const idleFor = ({ last_input_at: at }: BoardLease, now: number) =>
  at === null ? 0 : Math.max(0, now - Date.parse(at))

export const isIdle = (lease: BoardLease, now: number) => idleFor(lease, now) >= idleInHandSeconds * 1_000

/** The lease whose holder has been idle for the longest time. */
export function longestIdle(leases: readonly BoardLease[], now: number): BoardLease | null {
  return leases.toSorted((one, other) => idleFor(other, now) - idleFor(one, now))[0] ?? null
}

/** Sums of the last hour; the share is null without replies. */
export function sumsOf({ bars, replies, in_time }: Board['hour']) {
  const counted = bars.filter(({ sent }) => sent !== null)
  return {
    sent: counted.length === 0 ? null : bars.reduce((sum, bar) => sum + (bar.sent ?? 0), 0),
    skipped: bars.reduce((sum, bar) => sum + bar.skipped, 0),
    inTime: replies === 0 ? null : in_time / replies,
  }
}
