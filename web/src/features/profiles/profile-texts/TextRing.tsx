import type { TextLease } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { serverTime } from '../../../api/server-clock'
import ring from '../../../ui/charts/ring.module.css'
import { useNow } from '../../../ui/words/now'
import styles from './TextPanel.module.css'

/** How much of the lease is left. */
export function TextRing({ lease }: { lease: TextLease }) {
  const { t } = useTranslation()
  const left = Math.max(0, Date.parse(lease.expires_at) - serverTime(useNow(10_000)))
  const share = Math.min(100, left / (lease.seconds * 10))
  return (
    <span
      className={`${ring.ring} ${styles.ring}`}
      role="img"
      aria-label={t('profile_texts.yours_for', { count: Math.ceil(left / 60_000) })}
    >
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <circle cx="26" cy="26" r="22" />
        <circle cx="26" cy="26" r="22" pathLength="100" strokeDasharray={`${share} 100`} />
      </svg>
    </span>
  )
}
