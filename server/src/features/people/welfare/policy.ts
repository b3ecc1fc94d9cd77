import type { BreakGround } from '@panel/contract'
import type { Settings } from '../../settings/read-settings.ts'
import type { Exposure } from './exposure.ts'

type Rules = Pick<Settings, 'break_after_photos' | 'break_after_escalations' | 'break_after_minutes'>

/** Why a break is suggested, by the rules of the owner of the service. A rule of 0 suggests none. */
export function groundOf({ escalations, photos, minutes }: Exposure, rules: Rules): BreakGround | null {
  const isReached = (value: number, rule: number) => rule > 0 && value >= rule
  if (isReached(escalations, rules.break_after_escalations)) return 'escalations'
  if (isReached(photos, rules.break_after_photos)) return 'photos'
  return isReached(minutes, rules.break_after_minutes) ? 'hours' : null
}

/** Whether the operator may take a pause: one is suggested, or they have escalated something since the last break. */
export const isPauseDue = (exposure: Exposure, rules: Rules): boolean =>
  exposure.escalations > 0 || groundOf(exposure, rules) !== null
