import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { PageHead } from '../../../ui/PageHead'
import { useToday } from '../../../ui/words/service-time'
import styles from './Hours.module.css'
import { HoursOff } from './HoursOff'
import { HoursPanels } from './HoursPanels'
import { ownHoursQuery } from './hours-queries'
import { daysOfWeek, mondayOf, readMyHoursSearch } from './hours-search'
import { WeekSteps } from './WeekSteps'

/** The operator's own hours by day, as their coach sees them. */
export function MyHoursPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/my-hours' })
  const current = mondayOf(useToday())
  const { week = current } = readMyHoursSearch(useSearch({ from: '/my-hours' }))
  const days = daysOfWeek(week)
  const query = useQuery({ ...ownHoursQuery(days), placeholderData: keepPreviousData })
  return (
    <ScrollRegion className={styles.page} aria-label={t('page.my_hours')}>
      <PageHead title={t('page.my_hours')} />
      {query.data === null ? (
        <HoursOff />
      ) : (
        <>
          <div className={styles.head}>
            <WeekSteps
              week={week}
              onChoose={(next) => void navigate({ search: withoutUndefined({ week: next }), replace: true })}
            />
            <DownloadButton path="/api/user/hours.csv" query={days} />
          </div>
          <NotLoaded query={query} failed={t('hours.failed')} />
          {query.data && <HoursPanels hours={query.data} />}
        </>
      )}
    </ScrollRegion>
  )
}
