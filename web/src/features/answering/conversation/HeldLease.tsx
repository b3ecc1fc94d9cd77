import type { Conversation } from '@panel/contract'
import { isReleasedByPeople } from '@panel/contract/rules/hold-rules'
import { IconPlayerPause } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { daysBefore, formatDate } from '../../../ui/words/dates'
import styles from './LeasePanel.module.css'

type Holds = Conversation['customer']['holds']

/** In the place of the lease, while a hold stops all answers: who has the chat, and when that ends. */
export function HeldLease({ conversation: { customer } }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const holds = customer.holds.filter(({ kind }) => kind !== 'asked_if_real')
  const escalated = holds.find(({ escalation_id }) => escalation_id !== null)
  return (
    <div className={styles.lease}>
      <div className={styles.now}>
        <span className={styles.stopped} aria-hidden="true">
          <IconPlayerPause size={16} stroke={1.75} />
        </span>
        <div>
          <h2>{t(escalated ? 'held.with_master' : 'held.is_held')}</h2>
          <p>{escalated ? t('held.since', { time: shortly(escalated.since) }) : t('held.in_no_queue')}</p>
        </div>
      </div>
      <dl className={styles.wait}>
        <div>
          <dt>{t('lease.customer_waiting')}</dt>
          <dd>{t('held.clock_stopped')}</dd>
        </div>
        <div>
          <dt>{t('holds.ends')}</dt>
          <dd>{endOf(t, holds)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** The time, with the date if it is not today. */
function shortly(moment: string): string {
  return formatDate(moment, daysBefore(moment, Date.now()) > 0 ? 'short' : 'timeOnly')
}

/** When the last of the holds ends, or who ends it. */
function endOf(t: TFunction, holds: Holds): string {
  const open = holds.filter(({ until }) => until === null)
  if (open.some(({ kind, stays }) => stays || kind === 'erased')) return t('held.ended_by.nobody')
  if (open.some(({ kind }) => isReleasedByPeople(kind))) return t('held.ended_by.master')
  const last = holds
    .map(({ until }) => until ?? '')
    .sort()
    .at(-1)
  return open.length > 0 || !last ? t('held.ended_by.site') : formatDate(last, 'short')
}
