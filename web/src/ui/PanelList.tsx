import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { FailedPanel } from './FailedPanel'
import { ListLoading, loadMore } from './ListPage'
import styles from './PanelList.module.css'
import { ScrollRegion } from './ScrollRegion'

type Props = {
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
export function PanelList({ label, list, rows, failed, nothing, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {list.isPending && <ListLoading />}
      {list.isError && rows === 0 && (
        <FailedPanel title={failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows === 0 && <p className={styles.part}>{nothing}</p>}
      {rows > 0 && (
        <ScrollRegion role="group" className={styles.list} aria-label={label}>
          {children}
        </ScrollRegion>
      )}
      {list.hasNextPage && (
        <div className={styles.part}>
          <Button size="small" isBusy={list.isFetchingNextPage} onClick={() => loadMore(list)}>
            {t('overview.more')}
          </Button>
        </div>
      )}
    </>
  )
}
