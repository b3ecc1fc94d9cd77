import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/Badge'
import queue from '../../../ui/lists/queue-list.module.css'
import { useUser } from '../../settings/user-query'
import styles from './EscalationsPage.module.css'
import { escalationStates } from './escalation-search'

type Props = { state: (typeof escalationStates)[number] }

/** The lists of the page: escalations that are open and settled, and appeals. */
export function EscalationTabs({ state }: Props) {
  const { t } = useTranslation()
  const { open_escalations, open_appeals } = useUser()
  const counts = { open: open_escalations, appeals: open_appeals, settled: 0 }
  return (
    <nav className={`${queue.tabs} ${styles.tabs}`} aria-label={t('page.escalations')}>
      {escalationStates.map((each) => (
        <Link
          key={each}
          to="/escalations"
          search={each === 'open' ? {} : { state: each }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={each === state ? 'true' : undefined}
        >
          {t(`escalations.state.${each}`)}
          {counts[each] > 0 && <Badge count={counts[each]} tone={each === 'open' ? 'bad' : 'warn'} />}
        </Link>
      ))}
    </nav>
  )
}
