import { useTranslation } from 'react-i18next'
import { useDuration } from '../../ui/Elapsed'
import { useNow } from '../../ui/now'
import styles from './MessageList.module.css'

/** "2 new, waiting 11 min": stands above the first message nobody has answered. */
export function NewDivider({ count, since }: { count: number; since: string | null }) {
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
    </li>
  )
}
