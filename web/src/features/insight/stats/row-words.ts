import type { StatsGroup, StatsStep } from '@panel/contract/rules/stats-rules'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import { languageName } from '../../../ui/words/region-names'
import { useReasons } from '../../settings/use-reasons'
import type { Stats } from './stats-query'

/** The head of the column of the groups. */
export function groupName(t: TFunction, by: StatsGroup): string {
  switch (by) {
    case 'type':
      return t('overview.message_type')
    case 'operator':
      return t('overview.operator_filter')
    case 'language':
      return t('overview.language')
    case 'siteowner':
      return t('overview.siteowner')
    case 'skip_reason':
      return t('list.reason')
    case 'step':
    case 'team':
    case 'hour':
      return t(`stats_groups.group.${by}`)
  }
}

/** The first day of a step: `7 Nov`, `Nov 2026`. */
export const stepName = (from: string, step: StatsStep) =>
  formatDate(from, step === 'month' ? 'monthOnly' : 'dayOnly', undefined, 'UTC')

/** The name of a row, or of a chart. */
export function useRowWords({ by, step }: Pick<Stats, 'by' | 'step'>) {
  const { t } = useTranslation()
  const { read } = useReasons()
  return ({ key, name }: { key: string; name: string | null }): string => {
    switch (by) {
      case 'type':
        return key
      case 'step':
        return stepName(key, step)
      case 'language':
        return languageName(key)
      case 'hour':
        return `${key.padStart(2, '0')}:00`
      case 'skip_reason':
        return key === '' ? t('stats_groups.own_words') : read({ reason_code: key, reason_words: null })
      case 'operator':
      case 'team':
      case 'siteowner':
        return name ?? t('overview.hidden_name')
    }
  }
}
