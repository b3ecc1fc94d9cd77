import type { MyDay } from '@panel/contract'

/** The answered part of the sent messages, in percent; null when nothing was sent. */
export const answeredShare = ({ sent, answered }: { sent: number; answered: number }): number | null =>
  sent === 0 ? null : Math.round((answered / sent) * 100)

/** Maximum number of bars. */
const maxHours = 12

/** The bars of the newest hours: heights in percent of the highest; the last is the current hour. */
export function hourBars(hours: MyDay['hours']) {
  const shown = hours.slice(-maxHours)
  const highest = Math.max(1, ...shown.map(({ sent }) => sent))
  return shown.map(({ at, sent }, index) => ({
    at,
    sent,
    height: Math.round((sent / highest) * 100),
    isNow: index === shown.length - 1,
  }))
}
