import type { Conversation } from '@panel/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBefore, formatDate, formatNumber } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import styles from './CustomerStrip.module.css'
import { OtherChats } from './OtherChats'

/** The summary of the customer and the conversation. Specification section 3. */
export function SummaryList({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const { customer } = conversation
  const now = useNow(60_000)
  const date = (moment: string | null) => (moment ? formatDate(moment, 'dateOnly') : t('unknown'))
  const lastMessage = () => {
    const moment = customer.last_message_at
    if (!moment || daysBefore(moment, now) > 0) return date(moment)
    return t('today_at', { time: formatDate(moment, 'timeOnly') })
  }
  const lines: [string, ReactNode][] = [
    [t('summary.credits'), formatNumber(customer.credits)],
    [t('summary.member_since'), date(customer.member_since)],
    [t('summary.messages'), formatNumber(customer.message_count)],
    [t('summary.first_message'), date(customer.first_message_at)],
    [t('summary.other_chats'), <OtherChats key="other_chats" conversation={conversation} />],
    [t('summary.last_message'), lastMessage()],
    [t('summary.photos'), formatNumber(customer.photo_count)],
    [t('summary.invisible_photos'), formatNumber(customer.invisible_photo_count)],
  ]
  return (
    <dl className={styles.summary} data-hide-on-phone>
      {lines.map(([name, value]) => (
        <Line key={name} name={name} value={value} />
      ))}
    </dl>
  )
}

function Line({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt title={name}>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
