import type { Escalation } from '@panel/contract'
import { type EscalationUrgency, escalationLate, escalationUrgencies } from '@panel/contract/rules/hold-rules'
import { IconCheck } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { loadMore } from '../../../ui/lists/ListPage'
import { moveInList } from '../../../ui/lists/list-actions'
import { QueueList } from '../../../ui/lists/QueueList'
import queue from '../../../ui/lists/queue-list.module.css'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { useFirstRow } from '../../../ui/lists/use-first-row'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { PageHead } from '../../../ui/PageHead'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { Appeals } from './Appeals'
import { EscalationFilters } from './EscalationFilters'
import { EscalationPanel } from './EscalationPanel'
import { EscalationRow } from './EscalationRow'
import styles from './EscalationsPage.module.css'
import { EscalationTabs } from './EscalationTabs'
import { escalationsQuery } from './escalation-queries'
import { type EscalationSearch, escalationFilters, readEscalationSearch } from './escalation-search'
import { OpenHandovers } from './OpenHandovers'
import { UnansweredInquiries } from './UnansweredInquiries'
import { useOthersWait } from './use-others-wait'

/** What operators have escalated, by urgency: a master looks, and decides about the hold. */
export function EscalationsPage() {
  const { t } = useTranslation()
  const { named_view, ...given } = useSearch({ from: '/escalations' })
  const search = readEscalationSearch(given)
  const filters = escalationFilters(search)
  const List = search.state === 'settled' ? Settled : Open
  return (
    <>
      <PageHead title={t('page.escalations')} />
      {search.state === 'appeals' ? (
        <Appeals id={search.id} />
      ) : (
        <List key={JSON.stringify(filters)} search={search} view={named_view} />
      )}
    </>
  )
}

type ListProps = {
  search: EscalationSearch
  /** The named view in the URL. */
  view: number | undefined
}

function Open({ search, view }: ListProps) {
  const filters = { ...escalationFilters(search), state: 'open' as const }
  const atOnce = usePages(escalationsQuery({ ...filters, urgency: 'at_once' }))
  const today = usePages(escalationsQuery({ ...filters, urgency: 'today' }))
  // The urgent ones come first, whatever has loaded first.
  const isReady = atOnce.list.isSuccess
  return (
    <Escalations
      search={search}
      view={view}
      list={isReady ? today.list : atOnce.list}
      rows={isReady ? { at_once: atOnce.rows, today: today.rows } : {}}
      isEmpty={atOnce.rows.length + today.rows.length === 0}
    />
  )
}

function Settled({ search, view }: ListProps) {
  const { list, rows } = usePages(escalationsQuery({ ...escalationFilters(search), state: 'settled' }))
  return (
    <Escalations
      search={search}
      view={view}
      list={list}
      rows={{ settled: rows }}
      isEmpty={rows.length === 0}
    />
  )
}

type Props = ListProps & {
  list: Parameters<typeof QueueList>[0]['list']
  rows: { [U in EscalationUrgency | 'settled']?: Escalation[] }
  isEmpty: boolean
}

function Escalations({ search, view, list, rows, isEmpty }: Props) {
  const { t } = useTranslation()
  const { listed, show, showView, onReset } = useShown(search, view)
  const state = search.state === 'settled' ? 'settled' : 'open'
  const nothing = useOthersWait() && state === 'open' ? 'escalated' : state
  const all = [...(rows.at_once ?? []), ...(rows.today ?? []), ...(rows.settled ?? [])]
  // The first one opens by itself, and stays open when a colleague settles it.
  const first = useFirstRow(all)
  const openId = search.id ?? first.opened
  const cursor = useRowCursor<HTMLUListElement>(
    all.map(({ id }) => id),
    () => loadMore(list),
  )
  const showNext = () => {
    const place = all.findIndex(({ id }) => id === openId)
    first.close()
    show((all[place + 1] ?? all[place - 1])?.id)
  }
  const row = (item: Escalation) => (
    <li key={item.id}>
      <EscalationRow
        item={item}
        isOpen={item.id === openId}
        onFocus={() => {
          cursor.setCursor(item.id)
          show(item.id)
        }}
      />
    </li>
  )
  return (
    <div className={`${queue.zones} ${styles.zones}`} data-open={search.id !== undefined || undefined}>
      <div className={queue.queue}>
        <ListViews view={view} search={listed} isReady={list.isSuccess} onOpen={showView} />
        <EscalationTabs state={state} />
        <EscalationFilters search={search} onSearch={(next) => showView(next, view)} onReset={onReset} />
        {state === 'open' && !onReset && <UnansweredInquiries />}
        <QueueList
          label={t('page.escalations')}
          list={list}
          failed={t('escalations.failed')}
          empty={isEmpty && <NoneListed nothing={nothing} onReset={onReset} />}
        >
          <ul ref={cursor.table} className={styles.rows}>
            {escalationUrgencies.map((urgency) => {
              const items = rows[urgency] ?? []
              return items.length > 0 && [<UrgencyHead key={urgency} urgency={urgency} />, ...items.map(row)]
            })}
            {rows.settled?.map(row)}
          </ul>
        </QueueList>
        {state === 'open' && !onReset && <OpenHandovers />}
        <Foot search={search} />
      </div>
      <EscalationPanel id={openId} onDone={showNext} onClose={() => show(undefined)} />
    </div>
  )
}

/** Shows other escalations, or opens one: both are in the URL. */
function useShown(search: EscalationSearch, view: number | undefined) {
  const navigate = useNavigate({ from: '/escalations' })
  const { id: _, ...listed } = search
  const { state, ...chosen } = listed
  const showView = (next: EscalationSearch, named_view: number | undefined) =>
    void navigate({ search: { ...next, ...withoutUndefined({ named_view }) }, replace: true })
  return {
    listed,
    showView,
    show: (id: number | undefined) => showView(withoutUndefined({ ...listed, id }), view),
    onReset: Object.keys(chosen).length > 0 ? () => showView(withoutUndefined({ state }), view) : null,
  }
}

type NoneProps = { nothing: 'escalated' | 'open' | 'settled'; onReset: (() => void) | null }

function NoneListed({ nothing, onReset }: NoneProps) {
  const { t } = useTranslation()
  return (
    <EmptyPanel
      icon={IconCheck}
      title={t(onReset ? 'escalations.none_match' : `escalations.nothing.${nothing}`)}
      actions={onReset && <Button onClick={onReset}>{t('overview.reset')}</Button>}
    />
  )
}

type ListViewsProps = {
  view: number | undefined
  search: EscalationSearch
  isReady: boolean
  onOpen: (search: EscalationSearch, view: number | undefined) => void
}

function ListViews({ view, search, isReady, onOpen }: ListViewsProps) {
  return (
    <NamedViews
      list="escalations"
      current={view}
      search={search}
      onOpen={(named, id) => onOpen(readEscalationSearch(named), id)}
      count={{
        rows: async (named, signal) =>
          call('GET /api/escalations/count', {
            query: escalationFilters(readEscalationSearch(named)),
            signal,
          }),
        today: '',
        isReady,
      }}
    />
  )
}

function UrgencyHead({ urgency }: { urgency: EscalationUrgency }) {
  const { t } = useTranslation()
  return (
    <li className={styles.group}>
      <h2>{t(`escalations.urgency.${urgency}`)}</h2>
      <span>{t('escalations.target', { minutes: escalationLate[urgency].red })}</span>
    </li>
  )
}

function Foot({ search }: { search: EscalationSearch }) {
  const { t } = useTranslation()
  return (
    <footer className={`${queue.foot} ${styles.foot}`}>
      <span className={styles.keys}>
        <Keys keys={moveInList.key} /> {t('overview.move')}
      </span>
      <span className={queue.end}>
        <DownloadButton path="/api/escalations.csv" query={escalationFilters(search)} />
      </span>
    </footer>
  )
}
