import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import type { RowCount } from '../../api/use-total'
import { ActionButton } from '../actions/ActionButton'
import { Button } from '../actions/Button'
import { useAction } from '../actions/use-action'
import { PageHead } from '../PageHead'
import { Loading, Skeleton } from '../Skeleton'
import { formatNumber } from '../words/dates'
import { failureText } from '../words/failure'
import { FailedPanel } from './FailedPanel'
import styles from './ListPage.module.css'
import { showMoreRows } from './list-actions'
import { NothingPanel } from './NothingPanel'
import { RefusedPanel } from './RefusedPanel'
import { ScrollRegion } from './ScrollRegion'

type Props = {
  title: string
  /** The link back, for a list that is opened from another page. */
  back?: ReactNode
  /** Adds tabs with the views of the list above it. */
  withViews?: (list: ReactNode) => ReactNode
  /** The named views of the list, above its filters. */
  views?: ReactNode
  filters: ReactNode
  list: UseInfiniteQueryResult
  /** The number of shown rows. */
  rows: number
  /** The number of shown rows as text, while they are all: `12 skips`. */
  shown: string
  /** How many there are in all, when some are not shown. */
  all?: RowCount | undefined
  failed: string
  nothing: string
  /** What the operator can do when the list is empty. */
  nothingReason?: string
  /** Shown when there is nothing to list yet, instead of `nothing`. */
  empty?: ReactNode
  onReset: (() => void) | null
  /** The keys of this list. */
  legend?: ReactNode
  /** A note about this list, where there is space. */
  note?: string
  /** Why there is no list, instead of `failed`, when the page can say it. */
  refusal?: ReactNode
  /** Actions on the whole list, at the end of the footer. */
  actions?: ReactNode
  /** The actions on the selected rows; shown instead of the footer. */
  selectionBar?: ReactNode
  /** The table itself scrolls, not the page around it. */
  scrollsItself?: boolean
  /** The table, when there are rows. */
  children: ReactNode
}

/** Loads the next rows, unless they are being loaded. */
export function loadMore(list: UseInfiniteQueryResult) {
  if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
}

/** A paged list with its filters: loading, empty, failed and full. */
export function ListPage({
  title,
  back,
  withViews,
  views,
  filters,
  list,
  rows,
  shown,
  all,
  failed,
  nothing,
  nothingReason,
  empty,
  onReset,
  legend,
  note,
  refusal,
  actions,
  selectionBar,
  scrollsItself,
  children,
}: Props) {
  const { t } = useTranslation()
  const more = useAction(showMoreRows, list.hasNextPage ? { load: () => loadMore(list) } : null)
  const isRefused = list.error instanceof ApiError && list.error.code === 'not_allowed'
  if (isRefused)
    return (
      <>
        <PageHead title={title} back={back} />
        <RefusedPanel />
      </>
    )
  const content = (
    <>
      <div className={styles.toolbar}>
        {views}
        <div className={styles.filters}>{filters}</div>
      </div>
      {scrollsItself && rows > 0 ? (
        <div className={styles.list}>{children}</div>
      ) : (
        <ScrollRegion className={styles.list} aria-label={title}>
          {list.isPending && <ListLoading />}
          {list.isError &&
            rows === 0 &&
            (refusal || (
              <FailedPanel title={failed} error={list.error} onRetry={() => void list.refetch()} />
            ))}
          {list.isSuccess &&
            rows === 0 &&
            (empty || <NothingPanel title={nothing} why={nothingReason} onReset={onReset} />)}
          {rows > 0 && children}
        </ScrollRegion>
      )}
      {selectionBar || (
        <footer className={styles.foot}>
          {/* While it loads, there is no number. */}
          <b role="status">{list.isSuccess || rows > 0 ? (all ? shownOf(t, rows, all) : shown) : ''}</b>
          {legend}
          <span className={styles.end}>
            {note && <span className={styles.note}>{note}</span>}
            {list.isFetchNextPageError && (
              <span role="alert">{failureText(t, t('overview.more_failed'), list.error)}</span>
            )}
            {more && <ActionButton action={more} isBusy={list.isFetchingNextPage} hasNoIcon />}
            {actions}
          </span>
        </footer>
      )}
    </>
  )
  return (
    <>
      <PageHead title={title} back={back} />
      <div className={styles.page}>{withViews ? withViews(content) : content}</div>
    </>
  )
}

/** `50 of 399`. */
const shownOf = (t: TFunction, rows: number, { count, more }: RowCount) =>
  t('overview.shown_of', {
    shown: formatNumber(rows),
    all: more ? `${formatNumber(count)}+` : formatNumber(Math.max(rows, count)),
  })

const lines = [0, 1, 2, 3, 4, 5, 6, 7]

/** The skeleton of rows. */
export function ListLoading() {
  return (
    <Loading className={styles.loading}>
      {lines.map((line) => (
        <Skeleton key={line} width="100%" height={18} />
      ))}
    </Loading>
  )
}

type PanelListProps = {
  /** Its name, which is the title of the panel. */
  label: string
  list: UseInfiniteQueryResult
  /** The number of shown rows. */
  rows: number
  /** The title when the list did not load. */
  failed: string
  /** Says that there are no rows. */
  nothing: string
  /** The table, when there are rows. */
  children: ReactNode
}

/** A list in a panel: loading, empty, failed, its table, and a button for more. */
export function PanelList({ label, list, rows, failed, nothing, children }: PanelListProps) {
  const { t } = useTranslation()
  return (
    <>
      {list.isPending && <ListLoading />}
      {list.isError && rows === 0 && (
        <FailedPanel title={failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows === 0 && <p className={styles.panelPart}>{nothing}</p>}
      {rows > 0 && (
        <ScrollRegion role="group" className={styles.panelList} aria-label={label}>
          {children}
        </ScrollRegion>
      )}
      {list.hasNextPage && (
        <div className={styles.panelPart}>
          <Button size="small" isBusy={list.isFetchingNextPage} onClick={() => loadMore(list)}>
            {t('overview.more')}
          </Button>
        </div>
      )}
    </>
  )
}
