import type { Conversation, Message } from '@panel/contract'
import { IconMessage2Plus } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/words/dates'
import { excerptOf } from '../conversations/thread/message-excerpt'
import { useAnsweringState } from './answering'
import { messagesOfQuestion } from './machine/newer'
import styles from './NewerMessages.module.css'

type Props = {
  conversation: Conversation
  written: readonly Message[]
}

/** In the sender box: says that the customer wrote again, or changed a message, and asks whether to send. Asked once for each message. */
export function NewerQuestion({ conversation, written }: Props) {
  const { t } = useTranslation()
  const { customer, language } = conversation
  const id = useId()
  const known = useAnsweringState((state) => state.newer)
  const thread = useAnsweringState((state) => state.thread)
  const { newer, before } = messagesOfQuestion({ newer: known, thread }, written)
  const isChanged = newer.every(({ edited }) => edited !== null)
  return (
    <div className={styles.question} role="alertdialog" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <IconMessage2Plus size={16} stroke={1.75} aria-hidden="true" />
        {t(isChanged ? 'newer.changed' : 'newer.question', { name: customer.name })}
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
