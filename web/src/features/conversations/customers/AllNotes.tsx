import type { CustomerProfile } from '@panel/contract'
import { notePageSize } from '@panel/contract/rules/limits'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { pagesQuery, usePages } from '../../../api/pages-query'
import { Button } from '../../../ui/actions/Button'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { failureText } from '../../../ui/words/failure'
import styles from './Logbook.module.css'
import { NoteItem } from './NoteItem'
import { noteKey, notesKey } from './save-customer'

/** Pages of the notes about a customer, newest first. */
const notesQuery = (id: number) =>
  pagesQuery({
    queryKey: notesKey(id),
    load: (cursor, signal) =>
      call('GET /api/customers/:id/notes', {
        params: { id },
        query: { limit: notePageSize, ...cursor },
        signal,
      }),
    rowKey: (note) => noteKey(note),
    gcTime: 60_000,
  })

/** The whole logbook, page by page. Notes outside of the view are not painted. */
export function AllNotes({ customer }: { customer: CustomerProfile }) {
  const { t } = useTranslation()
  const { id, notes } = customer
  const { list, rows } = usePages(notesQuery(id))
  const { refetch } = list
  // Somebody has added or deleted a note: the conversation already has the newest ones.
  const newest = `${notes.count} ${notes.latest.map((note) => note.id).join()}`
  const shown = useRef(newest)
  useEffect(() => {
    if (shown.current === newest) return
    shown.current = newest
    void refetch()
  }, [newest, refetch])

  if (list.isPending)
    return (
      <Loading className={styles.notes}>
        <Skeleton width="90%" height={14} />
        <Skeleton width="60%" height={12} />
        <Skeleton width="80%" height={14} />
      </Loading>
    )
  if (!list.data)
    return <FailedPanel title={t('logbook.failed')} error={list.error} onRetry={() => void refetch()} />
  return (
    <ScrollRegion className={styles.all} aria-label={t('logbook.all')}>
      <ul className={styles.notes}>
        {rows.map((note) => (
          <NoteItem key={note.id} customerId={id} note={note} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="small" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('logbook.load_older')}
        </Button>
      )}
      {list.isFetchNextPageError && <p role="alert">{failureText(t, t('logbook.failed'), list.error)}</p>}
    </ScrollRegion>
  )
}
