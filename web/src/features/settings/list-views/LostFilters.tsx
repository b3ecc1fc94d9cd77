import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { operatorNamesQuery, siteownersQuery } from '../settings-queries'
import { teamsQuery } from '../teams-query'
import styles from './NamedViews.module.css'
import { lostFilters } from './view-search'

type Props = { search: Record<string, string>; onOpen: (search: Record<string, string>) => void }

/** Says that a view has a filter by something that is gone, and offers to leave it out. */
export function LostFilters({ search, onOpen }: Props) {
  const { t } = useTranslation()
  const siteowners = useQuery(siteownersQuery).data?.map(({ id }) => id)
  const names = useQuery(operatorNamesQuery).data
  const teams = useQuery(teamsQuery).data
  const lost = lostFilters(search, {
    siteowners,
    operators: names && Object.keys(names).map(Number),
    teams: teams && [...teams.teams, ...teams.retired].map(({ id }) => id),
  })
  if (lost.length === 0) return null
  const kept = Object.fromEntries(
    Object.entries(search).filter(([name]) => !lost.some((one) => one === name)),
  )
  return (
    <p className={styles.lost}>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
      {t('views.lost', { filters: lost.map((name) => t(`views.filter.${name}`)).join(', ') })}
      <LinkButton onClick={() => onOpen(kept)}>{t('views.leave_out')}</LinkButton>
    </p>
  )
}
