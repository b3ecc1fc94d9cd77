import { hasRight } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../ui/TitledPanel'
import { formatDate, formatNumber } from '../../ui/words/dates'
import { siteownersListQuery } from '../settings/siteowners-query'
import { useUser } from '../settings/user-query'
import styles from './HomePage.module.css'

/** For those who manage operators: requests that wait for a second admin, and what could not be delivered to a site. */
export function OpenInAdministration() {
  const { t } = useTranslation()
  const { waiting_resets: resets, scope } = useUser()
  const siteowners = useQuery({
    ...siteownersListQuery,
    enabled: hasRight(scope, 'manage_operators'),
    staleTime: 60_000,
  })
  const failing = siteowners.data?.filter(({ dead_deliveries }) => dead_deliveries > 0) ?? []
  if (resets.length + failing.length === 0) return null
  return (
    <TitledPanel title={t('home.open.title')} count={resets.length + failing.length}>
      <ul className={styles.resets}>
        {resets.map(({ operator, what, by, expires_at }) => (
          <li key={`operator ${operator.id}`}>
            <Link to="/operators/$id" params={{ id: String(operator.id) }}>
              <bdi>{operator.name ?? `#${operator.id}`}</bdi>
            </Link>
            {': '}
            {t(`home.resets.${what}`)},{' '}
            {t('home.resets.asked', {
              name: by.name ?? `#${by.id}`,
              time: formatDate(expires_at, 'timeOnly'),
            })}
          </li>
        ))}
        {failing.map(({ id, name, dead_deliveries: count }) => (
          <li key={`siteowner ${id}`}>
            <Link to="/settings/siteowners/$id" params={{ id: String(id) }}>
              <bdi>{name}</bdi>
            </Link>
            {': '}
            {t('home.open.dead', { count, number: formatNumber(count) })}
          </li>
        ))}
      </ul>
    </TitledPanel>
  )
}
