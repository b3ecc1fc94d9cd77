import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import styles from './MessageItem.module.css'

/** Shows that a message arrived long after it was sent, because its place is by the time of sending. */
export function LateNote({ arrivedAt }: { arrivedAt: string }) {
  const { t } = useTranslation()
  return <span className={styles.late}>{t('message.arrived', { date: formatDate(arrivedAt, 'short') })}</span>
}
