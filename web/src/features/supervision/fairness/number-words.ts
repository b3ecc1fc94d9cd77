import { lengthsFrom } from '@panel/contract/rules/fairness-rules'
import type { TFunction } from 'i18next'
import type { Numbered } from './fairness-query'
import type { MessageLength } from './fairness-search'

/** The characters of messages of a length: 50 to 149. */
export function charactersOf(t: TFunction, from: MessageLength): string {
  const next = lengthsFrom.find((length) => length > from)
  if (next === undefined) return t('fairness.from', { from })
  return from === 0 ? t('fairness.under', { to: next }) : t('fairness.between', { from, to: next - 1 })
}

/** What a number of the comparison counts. */
export function nameOfNumber(t: TFunction, { measure, length }: Numbered): string {
  if (length === undefined) return t(`fairness.measure.${measure}`)
  const name = measure === 'skipped' ? t('fairness.act.skipped') : t(`fairness.measure.${measure}`)
  return t('fairness.of_length', { measure: name, length: charactersOf(t, length) })
}
