import { fewestToCompare } from '@panel/contract/rules/stats-rules'
import { formatNumber, formatPercentage } from '../../../ui/words/dates'
import type { Counts } from './stats-query'

/** A change on the period before: as text, null when there are too few messages to compare, undefined when nothing is compared. */
export type Change = string | null | undefined

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : value < 0 ? `−${text}` : text)

const isEnough = (now: number, before: number) => now >= fewestToCompare && before >= fewestToCompare

/** The change of a number in percent: `+4%`. */
export function changeOfNumber(now: number, before: number | undefined): Change {
  if (before === undefined || (now === 0 && before === 0)) return undefined
  if (!isEnough(now, before)) return null
  const percent = Math.round(((now - before) / before) * 100)
  return signed(percent, `${formatNumber(Math.abs(percent))}%`)
}

/** The change of a percentage in points: `+1.9`. */
export function changeOfPercentage(now: Counts, before: Counts | null): Change {
  if (before === null || (now.messages === 0 && before.messages === 0)) return undefined
  const [one, other] = [now.answer_percentage, before.answer_percentage]
  if (one === null || other === null || !isEnough(now.messages, before.messages)) return null
  const points = Math.round((one - other) * 10) / 10
  return signed(points, formatPercentage(Math.abs(points)).replace(/\s*%/, ''))
}
