import type { OperatorStatus } from '@panel/contract'
import { type Icon, IconBan, IconLock, IconMail, IconMailOff, IconShieldQuestion } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { clockFace, formatDate } from '../../../ui/words/dates'
import { useDuration } from '../../../ui/words/Elapsed'
import { useNow } from '../../../ui/words/now'
import { languageName } from '../../../ui/words/region-names'
import styles from './OperatorStatusText.module.css'

const icons: Partial<Record<OperatorStatus['state'], Icon>> = {
  suspended: IconBan,
  locked: IconLock,
  reset_waits: IconShieldQuestion,
  invited: IconMail,
  invitation_expired: IconMailOff,
}

/** The status of an operator: present, away, invited, locked or suspended. */
export function OperatorStatusText({ status }: { status: OperatorStatus }) {
  const Icon = icons[status.state]
  const text = useStatusText(status)
  return (
    <span className={`${styles.status} ${styles[status.state]}`}>
      {Icon ? (
        <Icon size={16} stroke={1.75} aria-hidden="true" />
      ) : (
        <i className={styles.dot} aria-hidden="true" />
      )}
      <span className={styles.text} title={text}>
        {text}
      </span>
    </span>
  )
}

function useStatusText(status: OperatorStatus): string {
  const { t } = useTranslation()
  const duration = useDuration()
  const now = useNow(status.state === 'away' ? 1_000 : 30_000)
  switch (status.state) {
    case 'answering':
      return status.language
        ? t('presence.answering_in', { language: languageName(status.language) })
        : t('presence.answering')
    case 'ready':
      return t('presence.ready')
    case 'away':
      if (status.until === null) return t('away.button')
      return t('presence.away', { time: clockFace(Date.parse(status.until) - now) })
    case 'idle':
      return t('presence.idle', { duration: duration(now - Date.parse(status.since)) })
    case 'offline':
      return t('operators.offline')
    case 'invited':
      return t('operators.invited', { date: formatDate(status.until, 'short') })
    case 'invitation_expired':
      return t('operators.invitation_expired', { date: formatDate(status.since, 'dayOnly') })
    case 'reset_waits':
      return t('operators.reset_waits')
    case 'locked':
      return t('operators.locked')
    case 'suspended':
      return suspendedText(t, status)
  }
}

function suspendedText(t: TFunction, { since, by }: Extract<OperatorStatus, { state: 'suspended' }>) {
  const date = formatDate(since, 'dayOnly')
  return by?.name
    ? t('operators.suspended_by', { date, name: by.name })
    : t('operators.suspended_on', { date })
}
