import type { OperatorActivity } from '@panel/contract'
import {
  type Icon,
  IconCoffee,
  IconFlag,
  IconLogin2,
  IconMessage,
  IconPlayerTrackNext,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import { mayOpen } from '../../settings/pages/pages'
import { reportReasonsQuery } from '../../settings/settings-queries'
import { useReasons } from '../../settings/use-reasons'
import { useUser } from '../../settings/user-query'
import { codeText } from '../../settings/word-texts'
import { useDeviceName } from '../login-history/use-device-name'
import styles from './ActivityPanel.module.css'
import { activityKey } from './activity-query'

const icons: Record<OperatorActivity['kind'], Icon> = {
  answer: IconMessage,
  skip: IconPlayerTrackNext,
  break: IconCoffee,
  report: IconFlag,
  sign_in: IconLogin2,
}

/** Something that an operator did, with its chat. */
export function ActivityItem({ item }: { item: OperatorActivity }) {
  const { t } = useTranslation()
  const Icon = icons[item.kind]
  const more = useMoreWords(item)
  return (
    <li data-id={activityKey(item)}>
      <time dateTime={item.at} title={formatDate(item.at, 'long')}>
        {formatDate(item.at, 'timeOnly')}
      </time>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <div>
        {whatWords(t, item)}
        {more && <p>{more}</p>}
        {'conversation_id' in item && <Chat id={item.conversation_id} />}
      </div>
    </li>
  )
}

function whatWords(t: TFunction, item: OperatorActivity): string {
  switch (item.kind) {
    case 'answer':
      return t(/poke|starter/.test(item.type) ? 'operators.activity.poked' : 'operators.activity.answered')
    case 'skip':
      return t('operators.activity.skipped')
    case 'break':
      return t('operators.activity.break', { time: formatDate(item.until, 'timeOnly') })
    case 'report':
      return t('operators.activity.reported')
    case 'sign_in':
      return t(`login_history.result.${item.result}`)
  }
}

function useMoreWords(item: OperatorActivity): string {
  const { i18n } = useTranslation()
  const { read } = useReasons()
  const deviceName = useDeviceName()
  const reasons = useQuery({ ...reportReasonsQuery, enabled: item.kind === 'report' })
  switch (item.kind) {
    case 'answer':
      return ''
    case 'skip':
    case 'break':
      return read(item)
    case 'report': {
      const words = reasons.data ? [...reasons.data.reasons, ...reasons.data.retired] : []
      return codeText(i18n, 'report_reasons', words, item.reason)
    }
    case 'sign_in':
      return [deviceName(item.device), item.address].filter(Boolean).join(', ')
  }
}

function Chat({ id }: { id: number }) {
  const { t } = useTranslation()
  const text = t('operators.activity.chat', { id })
  if (!mayOpen(useUser(), '/conversations/$id')) return <p>{text}</p>
  return (
    <Link to="/conversations/$id" params={{ id: String(id) }} className={styles.link}>
      {text}
    </Link>
  )
}
