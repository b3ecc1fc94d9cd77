import type { Message } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import styles from './QuotedMessage.module.css'

/** The message that a dialog is about, as it stands in the thread. */
export function QuotedMessage({ message }: { message: Message }) {
  const { t } = useTranslation()
  const { text, gift, photo_url, direction } = message
  return (
    <p className={direction === 'out' ? `${styles.quote} ${styles.mine}` : styles.quote} dir="auto">
      {text || gift || (photo_url && t('message_type.photo'))}
    </p>
  )
}
