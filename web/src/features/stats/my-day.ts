import type { MyDay } from '@panel/contract'

/** How much of what was sent got an answer, in percent; null when nothing was sent. */
export const answeredShare = ({ sent, answered }: { sent: number; answered: number }): number | null =>
  sent === 0 ? null : Math.round((answered / sent) * 100)

/** More bars than this can't be read. */
const hoursAtMost = 12

/** The bars of the newest hours: how high each is, in percent of the highest; the last is the hour that goes on. */
export function hourBars(hours: MyDay['hours']) {
  const shown = hours.slice(-hoursAtMost)
  const most = Math.max(1, ...shown.map(({ sent }) => sent))
  return shown.map(({ at, sent }, index) => ({
    at,
    sent,
    height: Math.round((sent / most) * 100),
    isNow: index === shown.length - 1,
  }))
}
