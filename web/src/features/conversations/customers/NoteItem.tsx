import type { Note } from '@panel/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { focusDefault } from '../../../ui/actions/move-focus'
import { formatDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { useNow } from '../../../ui/words/now'
import styles from './Logbook.module.css'
import { noteKey, useCustomer } from './save-customer'
import { useWrittenBy } from './use-written-by'

type Props = {
  customerId: number
  note: Note
  /** Shows only its first lines. */
  isShort?: boolean
}

/** A note of the logbook. Its author can delete it within a day. */
export function NoteItem({ customerId, note, isShort }: Props) {
  const { t } = useTranslation()
  const writtenBy = useWrittenBy()
  const now = useNow(60_000)
  const { deleteNote } = useCustomer(customerId)
  const [isAsking, setIsAsking] = useState(false)
  const removal = useMutation({ mutationFn: () => deleteNote(note.id), onSuccess: focusDefault })
  const isDeletable = note.deletable_until !== null && Date.parse(note.deletable_until) > now
  return (
    <li className={styles.note} data-id={noteKey(note)}>
      <p className={isShort ? styles.short : undefined}>{note.text}</p>
      <div className={styles.by}>
        <time dateTime={note.created_at} title={formatDate(note.created_at, 'long')}>
          {writtenBy(note.operator.name, note.created_at)}
        </time>
        {isDeletable && !isAsking && (
          <LinkButton className={styles.delete} onClick={() => setIsAsking(true)}>
            {t('logbook.delete')}
          </LinkButton>
        )}
        {isAsking && (
          <>
            <LinkButton
              className={styles.sure}
              aria-busy={removal.isPending}
              onClick={() => removal.mutate()}
            >
              {t('logbook.delete_sure')}
            </LinkButton>
            <LinkButton
              onClick={() => {
                setIsAsking(false)
                focusDefault()
              }}
            >
              {t('logbook.keep')}
            </LinkButton>
          </>
        )}
        {removal.isError && (
          <span role="alert">{failureText(t, t('logbook.delete_failed'), removal.error)}</span>
        )}
      </div>
    </li>
  )
}
