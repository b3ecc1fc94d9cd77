import { longestReminderMinutes } from '@panel/contract/rules/reminder-rules'

export const reminderTimes = ['half_hour', 'hour', 'tomorrow', 'at'] as const
export type ReminderTime = (typeof reminderTimes)[number]

const morning = 9

/** Tomorrow morning, by the clock of the browser. */
export function tomorrowMorning(now: number): Date {
  const at = new Date(now)
  at.setDate(at.getDate() + 1)
  at.setHours(morning, 0, 0, 0)
  return at
}

/** A moment as a field for date and time has it: `2026-11-30T09:00`, by the clock of the browser. */
export function inField(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/**
 * The moment of a reminder as the server takes it: minutes by its own clock, or a time. Null when the time is none of the next 14 days.
 * @param typed the value of the field for date and time
 */
export function dueOf(
  chosen: ReminderTime,
  typed: string,
  now: number,
): { after_minutes: number } | { at: string } | null {
  switch (chosen) {
    case 'half_hour':
      return { after_minutes: 30 }
    case 'hour':
      return { after_minutes: 60 }
    case 'tomorrow':
      return { at: tomorrowMorning(now).toISOString() }
    case 'at': {
      const at = new Date(typed)
      const left = at.getTime() - now
      return left > 0 && left <= longestReminderMinutes * 60_000 ? { at: at.toISOString() } : null
    }
  }
}
