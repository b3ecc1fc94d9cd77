import type { Conversation } from '@panel/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SideMark } from '../../../ui/SideMark'
import hidden from '../../../ui/text.module.css'
import { daysBefore } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { useFactWords } from '../../conversations/customers/fact-words'
import { showLogbook } from '../../conversations/customers/logbook-requests'
import { jumpTo } from '../../conversations/thread/jump-to-message'
import { timeOf } from '../../conversations/thread/message-place'
import { isStarting, owedIn, type Quoted } from '../../conversations/thread/owed'
import type { Thread } from '../../conversations/thread/thread'
import { groupFacts } from './facts'
import styles from './OwedRow.module.css'

const shownQuestions = 2
const shownFacts = 3

type Props = { conversation: Conversation; thread: Thread }

/** The first row of a chat in hand: what the customer waits for, in the words of the chat; or who they are, when it begins. */
export function OwedRow({ conversation, thread }: Props) {
  return isStarting(thread) ? (
    <Starter conversation={conversation} />
  ) : (
    <Links conversation={conversation} thread={thread} />
  )
}

function Links({ conversation, thread }: Props) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  const { id: conversationId, language, customer, profile } = conversation
  const owed = owedIn(thread)
  const [note] = customer.notes.latest
  const days = owed ? daysBefore(timeOf(owed.last), now) : 0
  const questions = owed?.questions ?? []
  const [next] = questions.slice(shownQuestions)
  const to = (messageId: number) => () => jumpTo({ conversationId, messageId })
  const quote = ({ messageId, text }: Quoted, isMine: boolean) => (
    <Item key={`${messageId} ${text}`} title={text} onClick={to(messageId)}>
      <SideMark isMine={isMine} /> <span className={hidden.hidden}>{(isMine ? profile : customer).name}</span>{' '}
      <q lang={language}>{text}</q>
    </Item>
  )
  if (questions.length === 0 && !owed?.asked && !note && days === 0) return null
  return (
    <ul className={styles.row} aria-label={t('owed.title')}>
      {questions.slice(0, shownQuestions).map((question) => quote(question, false))}
      {next && (
        <Item isShort title={next.text} onClick={to(next.messageId)}>
          +{questions.length - shownQuestions}
        </Item>
      )}
      {owed?.asked && quote(owed.asked, true)}
      {note && (
        <Item title={note.text} onClick={showLogbook}>
          <b>{t('logbook.title')}</b> {note.text}
        </Item>
      )}
      {owed && days > 0 && (
        <Item
          isShort
          title={t('owed.since', { days: t('owed.days', { count: days }) })}
          onClick={to(owed.last.id)}
        >
          {t('owed.days', { count: days })}
        </Item>
      )}
    </ul>
  )
}

type ItemProps = { title?: string; isShort?: boolean; onClick: () => void; children: ReactNode }

const Item = ({ isShort, children, ...button }: ItemProps) => (
  <li className={isShort ? styles.short : styles.item}>
    <button type="button" {...button}>
      {children}
    </button>
  </li>
)

function Starter({ conversation: { customer, profile } }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const facts = groupFacts(customer.facts)
    .flatMap((group) => group.facts)
    .slice(0, shownFacts)
  const { label, format } = useFactWords(facts.some(({ name }) => name === 'region'))
  return (
    <ul className={styles.row} aria-label={t('owed.starts')}>
      <li className={styles.short}>
        <b>{customer.name}</b> {t('thread.and')} <b>{profile.name}</b>
      </li>
      {customer.city && <li className={styles.short}>{customer.city}</li>}
      {facts.map(({ name, value }) => (
        <li key={name} className={styles.item} title={format(name, value)}>
          {label(name)} <b>{format(name, value)}</b>
        </li>
      ))}
    </ul>
  )
}
