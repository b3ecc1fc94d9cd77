import type { Conversation, Message } from '@panel/contract'
import { IconMessage2Plus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { formatDate } from '../../ui/dates'
import { Keys } from '../../ui/Keys'
import { excerptOf } from './message-excerpt'
import styles from './NewerMessages.module.css'

type Props = {
  conversation: Conversation
  newer: readonly Message[]
  /** What the customer had written before. */
  before: Message | undefined
}

/** In the sender box: the customer wrote again while the text was typed. Asked once for each message. */
export function NewerQuestion({ conversation, newer, before }: Props) {
  const { t } = useTranslation()
  const { customer, language } = conversation
  const id = useId()
  return (
    <div className={styles.question} role="alertdialog" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <IconMessage2Plus size={16} stroke={1.75} aria-hidden="true" />
        {t('newer.question', { name: customer.name })}
      </p>
      <ul lang={language}>
        {before && <Line message={before} sign="·" />}
        {newer.map((message) => (
          <Line key={message.id} message={message} sign="+" isNew />
        ))}
      </ul>
    </div>
  )
}

function Line({ message, sign, isNew }: { message: Message; sign: string; isNew?: boolean }) {
  const { t } = useTranslation()
  return (
    <li className={isNew ? styles.added : undefined}>
      <span aria-hidden="true">{sign}</span>
      <span className={styles.words}>{excerptOf(t, message)}</span>
      <time dateTime={message.sent_at}>{formatDate(message.sent_at, 'timeOnly')}</time>
    </li>
  )
}

type ButtonsProps = { stays: boolean; onEdit: () => void; onSend: () => void }

/** In place of the buttons that send: back to the text, which has the focus, or send it as it is. */
export function NewerButtons({ stays, onEdit, onSend }: ButtonsProps) {
  const { t } = useTranslation()
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => edit.current?.focus({ preventScroll: true }), [])
  // Whoever types on means the text: the letter arrives in the editor.
  const typeOn = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (event.key !== 'Escape' && (!isLetter || event.ctrlKey || event.metaKey || event.altKey)) return
    if (event.key === 'Escape') event.preventDefault()
    event.nativeEvent.stopImmediatePropagation()
    onEdit()
  }
  return (
    <>
      <Button ref={edit} size="big" aria-keyshortcuts="Escape" onClick={onEdit} onKeyDown={typeOn}>
        {t('refusal.edit')}
        <Keys keys="esc" />
      </Button>
      <Button
        size="big"
        look="primary"
        aria-keyshortcuts={stays ? 'Control+Shift+Enter' : 'Control+Enter'}
        onClick={onSend}
      >
        {t(stays ? 'refusal.send_anyway' : 'newer.send_anyway_next')}
        <Keys keys={stays ? 'mod+shift+enter' : 'mod+enter'} onAccent />
      </Button>
    </>
  )
}
