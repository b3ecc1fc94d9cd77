import type { CustomerProfile } from '@panel/contract'
import { IconChevronDown, IconChevronUp, IconNotes } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { useCommands } from '../../ui/commands'
import { Keys } from '../../ui/Keys'
import { focusHome } from '../../ui/kept-focus'
import { useKey } from '../../ui/keys'
import { useUser } from '../sign-in/user-query'
import { AllNotes } from './AllNotes'
import styles from './Logbook.module.css'
import { NoteForm } from './NoteForm'
import { NoteItem } from './NoteItem'
import { useNoteDraft } from './note-draft'

type Props = { customer: CustomerProfile; onShow: () => void }

/** What operators tell each other about a customer: the newest notes, all of them on request, and a new one with N. */
export function Logbook({ customer, onShow }: Props) {
  const { t } = useTranslation()
  const { count, latest } = customer.notes
  const [isWriting, setIsWriting] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const draft = useNoteDraft(useUser().id, customer.id)
  const button = useRef<HTMLButtonElement>(null)
  const Chevron = isWhole ? IconChevronDown : IconChevronUp
  const write = () => {
    onShow()
    setIsWriting(true)
  }
  useKey('KeyN', write)
  const hasMore = count > latest.length || isWhole
  const toggle = () => setIsWhole(!isWhole)
  const toggleTitle = t(isWhole ? 'logbook.show_newest' : 'logbook.show_all')
  useCommands([
    { id: 'add a note', group: 'chat', title: t('logbook.add'), icon: IconNotes, keys: 'N', run: write },
    ...(hasMore
      ? [{ id: 'all notes', group: 'chat' as const, title: toggleTitle, icon: Chevron, run: toggle }]
      : []),
  ])
  const close = () => {
    setIsWriting(false)
    requestAnimationFrame(() => {
      if (!focusHome()) button.current?.focus({ preventScroll: true })
    })
  }

  return (
    <section
      className={isWhole ? `${styles.logbook} ${styles.whole}` : styles.logbook}
      aria-label={t('logbook.title')}
    >
      <div className={styles.head}>
        <h3>{t('logbook.title')}</h3>
        {count > 0 && <Badge count={count} />}
        {hasMore && (
          <Button
            size="small"
            look="quiet"
            isIcon
            className={styles.toggle}
            aria-expanded={isWhole}
            aria-label={toggleTitle}
            title={toggleTitle}
            onClick={toggle}
          >
            <Chevron size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        )}
        {!isWriting && (
          <Button
            ref={button}
            className={styles.add}
            size="small"
            look="quiet"
            aria-keyshortcuts="N"
            onClick={write}
          >
            {t(draft.text === '' ? 'logbook.add' : 'logbook.go_on')}
            <Keys keys="N" />
          </Button>
        )}
      </div>
      {isWriting && <NoteForm customerId={customer.id} draft={draft} onClose={close} />}
      {isWhole ? (
        <AllNotes customer={customer} />
      ) : (
        latest.length > 0 && (
          <ul className={styles.notes}>
            {latest.map((note) => (
              <NoteItem key={note.id} customerId={customer.id} note={note} isShort />
            ))}
          </ul>
        )
      )}
      {count === 0 && !isWriting && <p className={styles.empty}>{t('logbook.empty')}</p>}
    </section>
  )
}
