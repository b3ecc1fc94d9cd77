import type { TFunction } from 'i18next'
import { formatNumber, formatShare } from '../../../ui/words/dates'

/** The last part of the key of each line's name. */
export const lengthNames = {
  length_min: 'min',
  length_share: 'share',
  length_max: 'max',
  length_stops: 'stops',
} as const

/** The value of a line about the length of answers: characters, a share, or yes and no; empty for nothing. */
export function lengthText(
  t: TFunction,
  field: keyof typeof lengthNames,
  value: number | boolean | null,
): string {
  if (value === null) return t('line.empty')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return field === 'length_share'
    ? formatShare(value / 100)
    : t('siteowners.length.characters', { number: formatNumber(value) })
}
