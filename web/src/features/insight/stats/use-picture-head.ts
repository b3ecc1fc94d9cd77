import { levelSeeingOtherOperators } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import { languageName } from '../../../ui/words/region-names'
import { operatorNamesQuery, siteownersQuery } from '../../settings/settings-queries'
import { useUser } from '../../settings/user-query'
import type { PictureHead } from './picture'
import { groupName } from './row-words'
import type { Stats, StatsFilters } from './stats-query'

const dayName = (day: string) => formatDate(day, 'dateOnly', undefined, 'UTC')
const daysName = ({ from, to }: { from: string; to: string }) =>
  from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`

/** What the charts are of, for a picture that is seen without the page: the period, and all filters of the bar. */
export function usePictureHead(stats: Stats | undefined, filters: StatsFilters): PictureHead {
  const { t } = useTranslation()
  const user = useUser()
  const seesOthers = user.permissions.id >= levelSeeingOtherOperators
  const operators = useQuery({ ...operatorNamesQuery, enabled: seesOthers }).data
  const siteowners = useQuery(siteownersQuery).data
  const { by = 'type', operator_id, team_id, siteowner_id, language } = filters
  const all = t('overview.all')
  const hidden = t('overview.hidden_name')
  const operator =
    operator_id === undefined ? (seesOthers ? all : user.name) : (operators?.[operator_id]?.name ?? hidden)
  const siteowner =
    siteowner_id === undefined ? all : (siteowners?.find(({ id }) => id === siteowner_id)?.name ?? hidden)
  const chosen = [
    [t('stats_groups.step'), t(`stats_groups.steps.${stats?.step ?? 'day'}`)],
    [t('stats_groups.rows'), groupName(t, by)],
    [t('stats_groups.compare'), stats?.before ? daysName(stats.before) : t('stats_groups.nothing')],
    [t('overview.operator_filter'), operator],
    ...(team_id === undefined ? [] : [[t('stats_groups.group.team'), stats?.team_name ?? hidden] as const]),
    [t('overview.siteowner'), siteowner],
    [t('overview.language'), language === undefined ? all : languageName(language)],
  ] as const
  return {
    title: t('page.stats'),
    details: [
      `${t('period.label')}: ${daysName(stats?.period ?? filters)}`,
      chosen.map(([label, value]) => `${label}: ${value}`).join(' · '),
    ],
  }
}
