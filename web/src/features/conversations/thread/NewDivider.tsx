import { useTranslation } from 'react-i18next'
import { useDuration } from '../../../ui/words/Elapsed'
import { useNow } from '../../../ui/words/now'
import styles from './MessageList.module.css'
import { UnansweredLink } from './UnansweredLink'
import type { UnansweredGroup } from './unanswered'

type Props = {
  count: number
  since: string | null
  unansweredAbove: UnansweredGroup | null
  conversationId: number
}

/** "2 new, waiting 11 min": above unanswered messages; the last divider links to those further up. */
export function NewDivider({ count, since, unansweredAbove, conversationId }: Props) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  const duration = useDuration()
  const fresh = t('thread.new', { count })
  const waited = since ? Math.max(0, Math.floor((now - Date.parse(since)) / 60_000)) : 0
  return (
    <li className={`${styles.divider} ${styles.new}`}>
      <span>
        {waited === 0 && fresh}
        {waited > 0 &&
          waited < 60 &&
          t('thread.new_waiting', { fresh, time: t('duration.only_minutes', { minutes: waited }) })}
        {waited >= 60 && t('thread.new_waiting', { fresh, time: duration(waited * 60_000) })}
      </span>
      {unansweredAbove && <UnansweredLink group={unansweredAbove} conversationId={conversationId} />}
    </li>
  )
}
