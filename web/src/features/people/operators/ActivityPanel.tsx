import { activityKinds } from '@panel/contract/rules/operator-views'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading, loadMore } from '../../../ui/lists/ListPage'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { TitledPanel } from '../../../ui/TitledPanel'
import { dayHeading } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { useNow } from '../../../ui/words/now'
import { useServiceZone } from '../../../ui/words/service-time'
import { dayIn } from '../../../ui/words/zone-clock'
import { ActivityItem } from './ActivityItem'
import styles from './ActivityPanel.module.css'
import { ActivityRun } from './ActivityRun'
import { activityKey, activityQuery } from './activity-query'
import { inRuns } from './activity-runs'
import { type ActivitySearch, readActivitySearch } from './activity-search'

/** The activity of the operator: answers, skips, breaks, reports and sign-ins, latest first. */
export function ActivityPanel({ id }: { id: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/operators/$id' })
  const search = readActivitySearch(useSearch({ from: '/operators/$id' }))
  const now = useNow(60_000)
  const zone = useServiceZone()
  const today = dayIn(zone, now)
  const { list, rows: items } = usePages(activityQuery(id, search, today))
  const choose = (next: ActivitySearch) => void navigate({ search: next, replace: true })
  const { period, from, to, kind } = search
  const words = { today: t('today'), yesterday: t('yesterday') }
  const days = Map.groupBy(items, ({ at }) => dayHeading(at, now, words, undefined, zone))
  return (
    <TitledPanel title={t('operators.activity.title')} className={styles.panel}>
      <div className={styles.filters}>
        <FilterSelect
          label={t('operators.activity.kind')}
          value={kind ?? ''}
          options={activityKinds.map((each) => [each, t(`operators.activity.kinds.${each}`)] as const)}
          onChoose={(value) =>
            choose({
              ...withoutUndefined({ period, from, to }),
              ...withoutUndefined({ kind: activityKinds.find((each) => each === value) }),
            })
          }
        />
        <PeriodField
          period={withoutUndefined({ period, from, to })}
          today={today}
          onChange={(next) => choose({ ...next, ...withoutUndefined({ kind }) })}
        />
      </div>
      {list.isPending && <ListLoading />}
      {list.isError && items.length === 0 && (
        <FailedPanel
          title={t('operators.activity.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && items.length === 0 && (
        <p className={styles.none}>{t('operators.activity.nothing')}</p>
      )}
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h3 className={styles.day}>{day}</h3>
          <ol className={styles.items}>
            {(kind ? ofDay.map((item) => [item]) : inRuns(ofDay)).map((run) => {
              const [item] = run
              if (!item) return null
              const key = activityKey(item)
              if (run.length === 1) return <ActivityItem key={key} item={item} />
              return (
                <ActivityRun
                  key={key}
                  items={run}
                  isOpenEnded={list.hasNextPage && run.at(-1) === items.at(-1)}
                />
              )
            })}
          </ol>
        </section>
      ))}
      {list.isFetchNextPageError && (
        <p role="alert" className={styles.none}>
          {failureText(t, t('overview.more_failed'), list.error)}
        </p>
      )}
      {list.hasNextPage && (
        <LinkButton
          className={styles.more}
          aria-busy={list.isFetchingNextPage}
          onClick={() => loadMore(list)}
        >
          {t('overview.more')}
        </LinkButton>
      )}
    </TitledPanel>
  )
}
