import type { Escalation } from '@panel/contract'
import { type EscalationUrgency, escalationUrgencies, urgencyMinutes } from '@panel/contract/hold-rules'
import { IconCheck } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../ui/DownloadButton'
import { EmptyPanel } from '../../ui/EmptyPanel'
import { loadMore } from '../../ui/ListPage'
import { PageHead } from '../../ui/PageHead'
import { QueueList } from '../../ui/QueueList'
import { withoutUndefined } from '../../ui/search-values'
import { useRowCursor } from '../../ui/use-row-cursor'
import { Appeals } from './Appeals'
import { EscalationPanel } from './EscalationPanel'
import { EscalationRow } from './EscalationRow'
import styles from './EscalationsPage.module.css'
import { EscalationTabs } from './EscalationTabs'
import { escalationsQuery } from './escalation-queries'
import { type EscalationSearch, readEscalationSearch } from './escalation-search'
import { UnansweredInquiries } from './UnansweredInquiries'

/** What operators have escalated, by urgency: a master looks, and decides about the hold. */
export function EscalationsPage() {
  const { t } = useTranslation()
  const search = readEscalationSearch(useSearch({ from: '/escalations' }))
  return (
    <>
      <PageHead title={t('page.escalations')} />
      {search.state === 'appeals' && <Appeals id={search.id} />}
      {search.state === 'settled' && <Settled search={search} />}
      {search.state === undefined && <Open search={search} />}
    </>
  )
}

function Open({ search }: { search: EscalationSearch }) {
  const atOnce = useInfiniteQuery(escalationsQuery({ state: 'open', urgency: 'at_once' }))
  const today = useInfiniteQuery(escalationsQuery({ state: 'open', urgency: 'today' }))
  const rows = { at_once: itemsOf(atOnce.data), today: itemsOf(today.data) }
  // The urgent ones come first, whatever has loaded first.
  const list = atOnce.isSuccess ? today : atOnce
  return (
    <Escalations
      search={search}
      list={list}
      rows={atOnce.isSuccess ? rows : {}}
      isEmpty={rows.at_once.length + rows.today.length === 0}
    />
  )
}

function Settled({ search }: { search: EscalationSearch }) {
  const list = useInfiniteQuery(escalationsQuery({ state: 'settled' }))
  const rows = itemsOf(list.data)
  return <Escalations search={search} list={list} rows={{ settled: rows }} isEmpty={rows.length === 0} />
}

const itemsOf = (data: { pages: { items: Escalation[] }[] } | undefined) =>
  data?.pages.flatMap((page) => page.items) ?? []

type Props = {
  search: EscalationSearch
  list: Parameters<typeof QueueList>[0]['list']
  rows: { [U in EscalationUrgency | 'settled']?: Escalation[] }
  isEmpty: boolean
}

function Escalations({ search, list, rows, isEmpty }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/escalations' })
  const state = search.state === 'settled' ? 'settled' : 'open'
  const all = [...(rows.at_once ?? []), ...(rows.today ?? []), ...(rows.settled ?? [])]
  // The first one opens by itself, and stays open when a colleague settles it.
  const [first, setFirst] = useState<number | null>(null)
  const firstId = all[0]?.id
  useEffect(() => {
    if (firstId !== undefined) setFirst((opened) => opened ?? firstId)
  }, [firstId])
  const openId = search.id ?? first
  const show = (id: number | undefined) =>
    void navigate({ search: withoutUndefined({ state: search.state, id }), replace: true })
  const cursor = useRowCursor<HTMLUListElement>(
    all.map(({ id }) => id),
    () => loadMore(list),
  )
  const showNext = () => {
    const place = all.findIndex(({ id }) => id === openId)
    setFirst(null)
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
    <div className={styles.zones} data-open={search.id !== undefined || undefined}>
      <div className={styles.list}>
        <EscalationTabs state={state}>
          <DownloadButton path="/api/escalations.csv" query={{ state }} />
        </EscalationTabs>
        {state === 'open' && <UnansweredInquiries />}
        <QueueList
          label={t('page.escalations')}
          list={list}
          failed={t('escalations.failed')}
          empty={isEmpty && <EmptyPanel icon={IconCheck} title={t(`escalations.nothing.${state}`)} />}
        >
          <ul ref={cursor.table} className={styles.rows}>
            {escalationUrgencies.map((urgency) => {
              const items = rows[urgency] ?? []
              return items.length === 0
                ? null
                : [
                    <li key={urgency} className={styles.group}>
                      <h2>{t(`escalations.urgency.${urgency}`)}</h2>
                      <span>{t('escalations.target', { minutes: urgencyMinutes[urgency] })}</span>
                    </li>,
                    ...items.map(row),
                  ]
            })}
            {rows.settled?.map(row)}
          </ul>
        </QueueList>
      </div>
      <EscalationPanel id={openId} onDone={showNext} onClose={() => show(undefined)} />
    </div>
  )
}
