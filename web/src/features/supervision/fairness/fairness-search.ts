import { type FairnessMeasure, fairnessMeasures, lengthsFrom } from '@panel/contract/rules/fairness-rules'
import { idIn, withoutUndefined } from '../../../ui/lists/search-values'

/** Numbers of days that can be compared, up to yesterday; the first is the usual one and not in the URL. */
export const fairnessDays = [30, 14, 7] as const

export type FairnessSearch = {
  operator_id?: number
  days?: 14 | 7
  /** The number whose items are shown. */
  measure?: FairnessMeasure
  /** Only those of messages of this length. */
  length?: MessageLength
}

/** The number of characters from which messages are of a length. */
export type MessageLength = (typeof lengthsFrom)[number]

/** The page with the items of this number. */
export const withItems =
  (measure: FairnessMeasure, length?: MessageLength) =>
  (search: FairnessSearch): FairnessSearch => ({
    ...withoutItems(search),
    measure,
    ...withoutUndefined({ length }),
  })

export const withoutItems = ({ measure: _, length: __, ...search }: FairnessSearch): FairnessSearch => search

export const daysIn = (value: unknown): 14 | 7 | undefined => {
  const days = Number(value)
  return days === 14 || days === 7 ? days : undefined
}

export const readFairnessSearch = (search: Record<string, unknown>): FairnessSearch =>
  withoutUndefined({
    operator_id: idIn(search.operator_id),
    days: daysIn(search.days),
    measure: fairnessMeasures.find((measure) => measure === search.measure),
    length: lengthsFrom.find((length) => length === search.length),
  })
