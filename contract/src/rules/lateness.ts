import type { Threshold } from './thresholds.ts'

/** What customers wait for, each with its own thresholds. */
export const waitKinds = ['chat', 'poke', 'handover'] as const
export type WaitKind = (typeof waitKinds)[number]

/** Minutes of waiting from which something is late: shown in amber, then in red. */
export type LateMinutes = { amber: number; red: number }
export type Lateness = keyof LateMinutes

/** The minutes of each kind, from the thresholds. */
export function lateMinutesOf(values: Record<Threshold, number>): Record<WaitKind, LateMinutes> {
  const of = (kind: WaitKind) => ({
    amber: values[`${kind}_amber_minutes`],
    red: values[`${kind}_red_minutes`],
  })
  return { chat: of('chat'), poke: of('poke'), handover: of('handover') }
}

/**
 * How late something is that waits since a moment; null while it is not late, and when nothing waits.
 * @param now in milliseconds
 */
export function latenessOf(since: string | null, now: number, { amber, red }: LateMinutes): Lateness | null {
  const minutes = since === null ? 0 : (now - Date.parse(since)) / 60_000
  if (minutes >= red) return 'red'
  return minutes >= amber ? 'amber' : null
}
