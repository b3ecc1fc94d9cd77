import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/Button'
import { FailedPanel } from './FailedPanel'
import { ListLoading, loadMore } from './ListPage'
import styles from './queue-list.module.css'
import { ScrollRegion } from './ScrollRegion'
import type { useLongRows } from './use-long-rows'

type Props = {
  label: string
  list: UseInfiniteQueryResult
  /** The title when the list did not load. */
  failed: string
  /** Shown instead of the rows when there are none. */
  empty: ReactNode
  /** Its rows when they can be many; `children` are then those that are shown. */
  long?: Pick<ReturnType<typeof useLongRows>, 'scroller' | 'onScroll' | 'before' | 'after'>
  children: ReactNode
}

/** The rows of a narrow list beside the opened row: loading, empty, failed, and a button for more. */
export function QueueList({ label, list, failed, empty, long, children }: Props) {
  const { t } = useTranslation()
  return (
    <ScrollRegion ref={long?.scroller} className={styles.scroll} aria-label={label} onScroll={long?.onScroll}>
      {list.isPending && <ListLoading />}
      {list.isError && !list.data && (
        <FailedPanel title={failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && empty}
      {long && <div style={{ height: long.before }} />}
      {children}
      {long && <div style={{ height: long.after }} />}
      {list.hasNextPage && (
        <Button look="quiet" isBlock isBusy={list.isFetchingNextPage} onClick={() => loadMore(list)}>
          {t('overview.more')}
        </Button>
      )}
    </ScrollRegion>
  )
}
