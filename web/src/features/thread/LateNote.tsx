import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/dates'
import styles from './MessageItem.module.css'

/** Says that a message arrived long after it was sent: it stands where it was sent. */
export function LateNote({ arrivedAt }: { arrivedAt: string }) {
  const { t } = useTranslation()
  return <span className={styles.late}>{t('message.arrived', { date: formatDate(arrivedAt, 'short') })}</span>
}
