import type { Conversation } from '@panel/contract'
import { hasRight } from '@panel/contract/rules/rights'
import { IconUserUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import { useReasons } from '../../settings/use-reasons'
import { useUser } from '../../settings/user-query'
import styles from './HandoverReasons.module.css'

type Props = { handover: NonNullable<Conversation['handover']> }

/** Shows who handed the conversation over to the masters, why and when. */
export function HandoverReasons({ handover }: Props) {
  const { t } = useTranslation()
  const { read } = useReasons()
  const mayDecide = hasRight(useUser().scope, 'escalations')
  const isAppeal = handover.reasons.some(({ reason_code }) => reason_code === 'stopped')
  const summary = () => {
    if (!handover.by) return t('handover.by_panel')
    return handover.by.name ? t('handover.by', { name: handover.by.name }) : t('handover.by_another')
  }
  return (
    <div className={styles.notice}>
      <Notice tone="warn" icon={IconUserUp}>
        <b>{summary()}</b> <span className={styles.since}>{formatDate(handover.at, 'short')}</span>
        {isAppeal && mayDecide && (
          <Link to="/escalations" search={{ state: 'appeals' }}>
            {t('handover.decide')}
          </Link>
        )}
        <p className={styles.reason}>{handover.reasons.map(read).join('\n')}</p>
      </Notice>
    </div>
  )
}
