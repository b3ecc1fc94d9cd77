import { useTranslation } from 'react-i18next'
import { useLiveState } from '../features/answering/live/live'
import styles from './LiveState.module.css'

/** "Live, 3 s ago": the stream is open, and when the server last responded. */
export function LiveState() {
  const { t } = useTranslation()
  const { isOpen, seconds } = useLiveState()
  const text = isOpen ? t('live.open', { seconds }) : t('live.reconnecting')
  return (
    <span className={isOpen ? styles.state : `${styles.state} ${styles.lost}`} title={text}>
      <i className={styles.dot} />
      <span>{text}</span>
    </span>
  )
}
