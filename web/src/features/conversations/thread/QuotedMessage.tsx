import type { Message } from '@panel/contract'
import { isOurs } from '@panel/contract/rules/message-sides'
import { useTranslation } from 'react-i18next'
import { excerptOf } from './message-excerpt'
import styles from './QuotedMessage.module.css'

/** The message of a dialog, as it is in the thread. */
export function QuotedMessage({ message }: { message: Message }) {
  const { t } = useTranslation()
  const { direction } = message
  return (
    <p className={isOurs(direction) ? `${styles.quote} ${styles.mine}` : styles.quote} dir="auto">
      {excerptOf(t, message)}
    </p>
  )
}
