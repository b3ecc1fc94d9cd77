import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { useTypedPerId } from '../../../ui/fields/use-typed-per-id'
import queue from '../../../ui/lists/queue-list.module.css'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { useFirstRow } from '../../../ui/lists/use-first-row'
import { PageHead } from '../../../ui/PageHead'
import { useLatest } from '../../../ui/use-latest'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useUser } from '../../settings/user-query'
import { CaseList } from './CaseList'
import { CasePanel } from './CasePanel'
import { ReportStatsView } from './ReportStatsView'
import styles from './ReportsPage.module.css'
import { caseFilters, casesQuery } from './report-queries'
import { type ReportSearch, readCaseSearch } from './report-search'
import { emptyWork, storedWork, type Work } from './work'

/** Reported messages: supervisors read each in its context and settle it. Specification section 2. */
export function ReportsPage() {
  const { t } = useTranslation()
  const { named_view, ...given } = useSearch({ from: '/message-reports' })
  const search = readCaseSearch(given)
  // What was chosen and typed stays with its case, also when a colleague settles it.
  const { id: operatorId } = useUser()
  const works = useTypedPerId((id) => storedWork(operatorId, id))
  return (
    <>
      <PageHead title={t('page.reports')} />
      {search.view ? <ReportStatsView search={search} /> : cases()}
    </>
  )

  function cases() {
    return (
      <Cases
        key={JSON.stringify(caseFilters(search))}
        search={search}
        view={named_view}
        workOn={(id) => works.read(id) ?? emptyWork}
        onWork={works.write}
      />
    )
  }
}

type Props = {
  search: ReportSearch
  /** The named view in the URL. */
  view: number | undefined
  workOn: (id: number) => Work
  onWork: (id: number, work: Work | null) => void
}

function Cases({ search, view, workOn, onWork }: Props) {
  const navigate = useNavigate({ from: '/message-reports' })
  const { list, rows: cases } = usePages(casesQuery(caseFilters(search)))
  const showView = (next: ReportSearch, named_view: number | undefined) =>
    void navigate({ search: { ...next, ...withoutUndefined({ named_view }) }, replace: true })
  const choose = (next: ReportSearch) => showView(next, view)
  const { id: chosen, ...listSearch } = search
  // The first case opens by itself, and stays open when somebody else settles it.
  const first = useFirstRow(cases)
  const openId = chosen ?? first.opened
  const show = (id: number | undefined) => choose(withoutUndefined({ ...listSearch, id }))

  const latest = useLatest({ cases, openId, show })
  /** Opens the case after a settled one, or the one before it at the end; none when it was the last, or another one was opened meanwhile. */
  const finish = (settled: number) => {
    onWork(settled, null)
    const now = latest.current
    if (now.openId !== settled) return
    const place = now.cases.findIndex(({ id }) => id === settled)
    first.close()
    now.show((now.cases[place + 1] ?? now.cases[place - 1])?.id)
  }
  return (
    <div className={`${queue.zones} ${styles.zones}`} data-open={chosen !== undefined || undefined}>
      <CaseList
        views={
          <NamedViews
            list="reports"
            current={view}
            search={listSearch}
            onOpen={(chosenView, id) => showView(readCaseSearch(chosenView), id)}
            count={{
              rows: async (each, signal) =>
                call('GET /api/message-reports/count', {
                  query: caseFilters(readCaseSearch(each)),
                  signal,
                }),
              today: '',
              isReady: list.isSuccess,
            }}
          />
        }
        search={search}
        list={list}
        cases={cases}
        openId={openId}
        onOpen={show}
        onSearch={choose}
      />
      <CasePanel
        id={openId}
        isEmpty={list.isSuccess && cases.length === 0}
        work={workOn(openId ?? 0)}
        onWork={onWork}
        onDone={finish}
        onUndone={(id, work) => {
          onWork(id, work)
          choose({ id })
        }}
        onClose={() => show(undefined)}
      />
    </div>
  )
}
