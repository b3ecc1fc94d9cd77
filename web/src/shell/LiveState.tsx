import { useTranslation } from 'react-i18next'
import { useLiveState } from '../features/live/live'
import { useNow } from '../ui/now'
import styles from './LiveState.module.css'

/** "Live, 3 s ago": the stream is open, and when the server was last heard. */
export function LiveState() {
  const { t } = useTranslation()
  const { isOpen, heardAt } = useLiveState()
  useNow()
  const seconds = Math.max(0, Math.floor((Date.now() - heardAt) / 1_000))
  const told = isOpen ? t('live.open', { seconds }) : t('live.reconnecting')
  return (
    <span className={isOpen ? styles.state : `${styles.state} ${styles.lost}`} title={told}>
      <i className={styles.dot} />
      <span>{told}</span>
    </span>
  )
}
