import type { CustomerProfile } from '@panel/contract'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useReturnedFocus } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { Badge } from '../../../ui/Badge'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { addNote, showAllNotes } from './customer-actions'
import styles from './Logbook.module.css'
import { useLogbookRequests } from './logbook-requests'
import { NoteForm } from './NoteForm'
import { NoteItem } from './NoteItem'

const wholePart = lazyPart(() => import('./AllNotes'), 'idle')

type Props = { customer: CustomerProfile; onShow: () => void }

/** The operators' notes about a customer: the newest ones, all of them on request, and a new one with N. */
export function Logbook({ customer, onShow }: Props) {
  const { t } = useTranslation()
  const { count, latest } = customer.notes
  const [isWriting, setIsWriting] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const whole = useLazyPart(wholePart, isWhole)
  const draft = useUnsavedWords('note', customer.id)
  const focus = useReturnedFocus()
  const write = () => {
    onShow()
    setIsWriting(true)
  }
  const section = useRef<HTMLElement>(null)
  useLogbookRequests(() => {
    onShow()
    // After the part of the screen that has it is shown.
    requestAnimationFrame(() => {
      section.current?.focus({ preventScroll: true })
      section.current?.scrollIntoView({ block: 'nearest' })
    })
  })
  const hasMore = count > latest.length || isWhole
  const toggle = () => setIsWhole(!isWhole)
  const add = useAction(addNote, { write })
  const all = useAction(showAllNotes, hasMore ? { isWhole, toggle } : null)
  const close = () => {
    focus.returnFocus()
    setIsWriting(false)
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={isWhole ? `${styles.logbook} ${styles.whole}` : styles.logbook}
      data-empty={(count === 0 && !isWriting) || undefined}
      aria-label={t('logbook.title')}
    >
      <div className={styles.head}>
        <h3>{t('logbook.title')}</h3>
        {count > 0 && <Badge count={count} />}
        {all && (
          <ActionButton
            action={all}
            size="small"
            look="quiet"
            isIcon
            className={styles.toggle}
            aria-expanded={isWhole}
            aria-label={all.title}
            title={all.title}
          >
            {null}
          </ActionButton>
        )}
        {!isWriting && (
          <ActionButton
            ref={focus.button}
            action={add}
            className={styles.add}
            size="small"
            look="quiet"
            hasNoIcon
          >
            {t(draft.text === '' ? 'logbook.add' : 'logbook.go_on')}
          </ActionButton>
        )}
      </div>
      {isWriting && <NoteForm customerId={customer.id} draft={draft} onClose={close} />}
      {isWhole && whole ? (
        <whole.AllNotes customer={customer} />
      ) : (
        latest.length > 0 && (
          <ul className={styles.notes}>
            {latest.map((note) => (
              <NoteItem key={note.id} customerId={customer.id} note={note} isShort />
            ))}
          </ul>
        )
      )}
    </section>
  )
}
