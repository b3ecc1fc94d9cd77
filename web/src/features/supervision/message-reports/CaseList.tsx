import type { ReportCase } from '@panel/contract'
import { reportAssignees, reportStates } from '@panel/contract/rules/report-outcomes'
import { IconCheck } from '@tabler/icons-react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { SelectField } from '../../../ui/fields/SelectField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { loadMore } from '../../../ui/lists/ListPage'
import { moveInList } from '../../../ui/lists/list-actions'
import { QueueList } from '../../../ui/lists/QueueList'
import queue from '../../../ui/lists/queue-list.module.css'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { useLongRows } from '../../../ui/lists/use-long-rows'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { useReportReasons } from '../../settings/use-report-reasons'
import styles from './CaseList.module.css'
import { CaseRow } from './CaseRow'
import { ReportListFilters } from './ReportListFilters'
import { ReportTabs } from './ReportTabs'
import { takeCase } from './report-actions'
import { caseFilters } from './report-queries'
import type { ReportSearch } from './report-search'

type Props = {
  /** The named views of the list. */
  views: ReactNode
  search: ReportSearch
  list: UseInfiniteQueryResult
  cases: readonly ReportCase[]
  openId: number | null
  onOpen: (id: number) => void
  onSearch: (search: ReportSearch) => void
}

type Part = { [K in keyof ReportSearch]: ReportSearch[K] | undefined }

/** The open or the settled cases with their filters. J and K move, and the case at the cursor is open. */
export function CaseList({ views, search, list, cases, openId, onOpen, onSearch }: Props) {
  const { t } = useTranslation()
  const reasons = useReportReasons()
  const { state = 'open' } = search
  const long = useLongRows(cases)
  const cursor = useRowCursor<HTMLUListElement>(
    cases.map(({ id }) => id),
    () => loadMore(list),
    long,
  )
  const { id: _, ...listed } = search
  const set = (part: Part) => onSearch(withoutUndefined({ ...listed, ...part }))
  // What belongs to the chosen tab stays.
  const tab = withoutUndefined({
    state: search.state,
    source: search.source === 'site' ? search.source : undefined,
  })
  const onReset = Object.keys(listed).some((name) => !(name in tab)) && (() => onSearch(tab))
  return (
    <section className={queue.queue} aria-label={t('page.reports')}>
      {views}
      <ReportTabs search={search} />
      <CaseFilters search={search} onChange={set} />
      <ReportListFilters search={search} onReset={onReset || null} />
      <QueueList
        label={t(`reports.state.${state}`)}
        list={list}
        long={long}
        failed={t('reports.failed')}
        empty={
          cases.length === 0 && (
            <EmptyPanel
              icon={IconCheck}
              title={t(onReset ? 'reports.none_match' : `reports.none.${state}`)}
              actions={onReset && <Button onClick={onReset}>{t('overview.reset')}</Button>}
            />
          )
        }
      >
        <ul ref={cursor.table}>
          {long.shown.map((each, index) => (
            <li key={each.id} {...long.placeOf(index)}>
              <CaseRow
                item={each}
                reason={reasons.read(each.reason_id)}
                isOpen={each.id === openId}
                onFocus={() => {
                  cursor.setCursor(each.id)
                  if (each.id !== search.id) onOpen(each.id)
                }}
              />
            </li>
          ))}
        </ul>
      </QueueList>
      <Foot search={search} />
    </section>
  )
}

type FiltersProps = { search: ReportSearch; onChange: (part: Part) => void }

function CaseFilters({ search: { state = 'open', source, reason_id, assignee }, onChange }: FiltersProps) {
  const { t } = useTranslation()
  const reasons = useReportReasons()
  return (
    <div className={styles.filters}>
      <FilterSelect
        label={t('report.reason')}
        value={reason_id === undefined ? '' : String(reason_id)}
        options={reasons.options}
        onChoose={(value) => onChange({ reason_id: value ? Number(value) : undefined })}
      />
      <FilterSelect
        label={t(state === 'open' ? 'reports.assigned' : 'reports.settled_by')}
        value={assignee ?? ''}
        all={t('reports.anyone')}
        options={reportAssignees
          .filter((each) => each === 'me' || state === 'open')
          .map((each) => [each, t(`reports.assignee.${each}`)])}
        onChoose={(value) => onChange({ assignee: reportAssignees.find((each) => each === value) })}
      />
      {source === 'site' && (
        <SelectField
          label={t('reports.state.label')}
          value={state}
          options={reportStates.map((each) => [each, t(`reports.state.${each}`)])}
          onChoose={(value) =>
            // Nobody is assigned to settled ones.
            onChange({ state: value === 'settled' ? value : undefined, assignee: undefined })
          }
        />
      )}
    </div>
  )
}

function Foot({ search }: { search: ReportSearch }) {
  const { t } = useTranslation()
  return (
    <footer className={`${queue.foot} ${styles.foot}`}>
      <span className={styles.keys}>
        <Keys keys={moveInList.key} /> {t('overview.move')}
        {!search.state && (
          <>
            {' '}
            <Keys keys={takeCase.key} /> {t('reports.take')}
          </>
        )}
      </span>
      <span className={queue.end}>
        <DownloadButton path="/api/message-reports.csv" query={caseFilters(search)} />
      </span>
    </footer>
  )
}
