import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../ui/TitledPanel'
import { formatDate } from '../../ui/words/dates'
import { useUser } from '../settings/user-query'
import styles from './HomePage.module.css'

/** For those who manage operators: the requests for a reset or a new link that wait, each with the page where it is decided or stopped. */
export function ResetsPanel() {
  const { t } = useTranslation()
  const { waiting_resets: resets } = useUser()
  if (resets.length === 0) return null
  return (
    <TitledPanel title={t('home.resets.title')}>
      <ul className={styles.resets}>
        {resets.map(({ operator, what, by, expires_at }) => (
          <li key={operator.id}>
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
      </ul>
    </TitledPanel>
  )
}
