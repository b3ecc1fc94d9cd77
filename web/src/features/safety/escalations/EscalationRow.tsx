import type { Escalation } from '@panel/contract'
import { escalationLate, urgencyOf } from '@panel/contract/rules/hold-rules'
import { latenessOf } from '@panel/contract/rules/lateness'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import queue from '../../../ui/lists/queue-list.module.css'
import { formatDate } from '../../../ui/words/dates'
import { Moment } from '../../../ui/words/Moment'
import { useNow } from '../../../ui/words/now'
import { escalationIcons } from '../../conversations/holds/escalation-icons'
import styles from './EscalationsPage.module.css'
import { TimeLeft } from './TimeLeft'

type Props = { item: Escalation; isOpen: boolean; onFocus: () => void }

/** An escalation in its list: kind, people, age, the words, and who escalated it. */
export function EscalationRow({ item, isOpen, onFocus }: Props) {
  const { t } = useTranslation()
  const now = useNow(10_000)
  const Icon = escalationIcons[item.kind]
  const urgency = urgencyOf[item.kind]
  const late = escalationLate[urgency]
  const edge = urgency === 'at_once' ? 'red' : latenessOf(item.opened_at, now, late)
  return (
    <button
      type="button"
      className={`${queue.item} ${styles.item}`}
      data-id={item.id}
      data-edge={item.settled ? undefined : (edge ?? undefined)}
      aria-current={isOpen || undefined}
      onFocus={onFocus}
      onClick={onFocus}
    >
      <b>
        <Chip tone={urgency === 'at_once' ? 'bad' : 'warn'}>
          <Icon size={14} stroke={1.75} aria-hidden="true" />
          {t(`hold.${item.kind}`)}
        </Chip>
        <span>
          <bdi>{item.customer.name}</bdi> {t('thread.and')} <bdi>{item.profile.name}</bdi>
        </span>
      </b>
      {item.settled ? (
        <span className={styles.time}>
          <Moment at={item.settled.at} />
        </span>
      ) : (
        <TimeLeft since={item.opened_at} late={late} />
      )}
      {item.message && (
        <span className={styles.text} dir="auto">
          {item.message.text ?? t('mark.deleted')}
        </span>
      )}
      <span className={styles.by}>
        {item.settled
          ? `${t(`escalations.outcome.${item.settled.outcome}`)}, ${item.settled.by.name ?? t('overview.hidden_name')}`
          : t('escalations.by', {
              name: item.by.name ?? t('overview.hidden_name'),
              time: formatDate(item.opened_at, 'short'),
            })}
        {!item.settled && item.assigned && (
          <b className={styles.assigned}>
            {' '}
            {t('escalations.assigned', { name: item.assigned.name ?? t('overview.hidden_name') })}
          </b>
        )}
      </span>
    </button>
  )
}
