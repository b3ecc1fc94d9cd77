import { useTranslation } from 'react-i18next'
import type { Stats } from './stats-query'
import { isSettled } from './unsettled'

/** What a hatch means, in the legend of a chart that has one. */
export function HatchKey({ steps }: Pick<Stats, 'steps'>) {
  const { t } = useTranslation()
  if (steps.every(isSettled)) return null
  return (
    <li data-caption data-look="hatched">
      {t('stats_groups.hatched')}
    </li>
  )
}
