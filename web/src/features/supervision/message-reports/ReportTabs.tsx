import { reportStates } from '@panel/contract/rules/report-outcomes'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/Badge'
import queue from '../../../ui/lists/queue-list.module.css'
import { useUser } from '../../settings/user-query'
import styles from './CaseList.module.css'
import type { ReportSearch } from './report-search'

type Props = { search: ReportSearch }

/** The lists of cases, those with a complaint from a site, and their statistics. */
export function ReportTabs({ search: { state = 'open', view, source } }: Props) {
  const { t } = useTranslation()
  const { open_reports } = useUser()
  return (
    <nav className={`${queue.tabs} ${styles.tabs}`} aria-label={t('page.reports')}>
      {reportStates.map((each) => (
        <Link
          key={each}
          to="/message-reports"
          search={each === 'open' ? {} : { state: each }}
          // Without it, the link without a search would be current on each of these pages.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={!view && source !== 'site' && each === state ? 'true' : undefined}
        >
          {t(`reports.state.${each}`)}
          {each === 'open' && open_reports > 0 && <Badge count={open_reports} tone="bad" />}
        </Link>
      ))}
      <Link
        to="/message-reports"
        search={{ source: 'site' }}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={source === 'site' && !view ? 'true' : undefined}
      >
        {t('reports.source.site')}
      </Link>
      <Link to="/message-reports" search={{ view: 'stats' }} aria-current={view ? 'true' : undefined}>
        {t('report_stats.tab')}
      </Link>
    </nav>
  )
}
