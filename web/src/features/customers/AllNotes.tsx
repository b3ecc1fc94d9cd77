import type { CustomerProfile } from '@panel/contract'
import { notePageSize } from '@panel/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { Button } from '../../ui/Button'
import { FailedPanel } from '../../ui/FailedPanel'
import { ScrollRegion } from '../../ui/ScrollRegion'
import { Loading, Skeleton } from '../../ui/Skeleton'
import styles from './Logbook.module.css'
import { NoteItem } from './NoteItem'
import { notesKey } from './save-customer'

/** The whole logbook, page by page. Notes outside of the view are not painted. */
export function AllNotes({ customer }: { customer: CustomerProfile }) {
  const { t } = useTranslation()
  const { id, notes } = customer
  const query = useInfiniteQuery({
    queryKey: notesKey(id),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/customers/:id/notes', {
        params: { id },
        query: { limit: notePageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next_cursor,
    gcTime: 60_000,
  })
  const { refetch } = query
  // Somebody has added or deleted a note: the conversation already has the newest ones.
  const newest = `${notes.count} ${notes.latest.map((note) => note.id).join()}`
  const shown = useRef(newest)
  useEffect(() => {
    if (shown.current === newest) return
    shown.current = newest
    void refetch()
  }, [newest, refetch])

  if (query.isPending)
    return (
      <Loading className={styles.notes}>
        <Skeleton width="90%" height={14} />
        <Skeleton width="60%" height={12} />
        <Skeleton width="80%" height={14} />
      </Loading>
    )
  if (!query.data)
    return <FailedPanel title={t('logbook.failed')} error={query.error} onRetry={() => void refetch()} />
  return (
    <ScrollRegion className={styles.all} aria-label={t('logbook.all')}>
      <ul className={styles.notes}>
        {query.data.pages
          .flatMap((page) => page.items)
          .map((note) => (
            <NoteItem key={note.id} customerId={id} note={note} />
          ))}
      </ul>
      {query.hasNextPage && (
        <Button size="small" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('logbook.load_older')}
        </Button>
      )}
      {query.isFetchNextPageError && <p role="alert">{t('save.offline')}</p>}
    </ScrollRegion>
  )
}
