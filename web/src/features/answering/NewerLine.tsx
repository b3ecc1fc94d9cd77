import type { Conversation, Message } from '@panel/contract'
import { IconMessage2Plus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDuration } from '../../ui/words/Elapsed'
import { useNow } from '../../ui/words/now'
import { excerptOf } from '../conversations/thread/message-excerpt'
import styles from './NewerMessages.module.css'

type Props = { conversation: Conversation; newest: Message }

/** In the sender box: shows at once that the customer wrote again. `NewMessages` announces it to screen readers. */
export function NewerLine({ conversation, newest }: Props) {
  const { t } = useTranslation()
  const duration = useDuration()
  const now = useNow()
  const { customer, language } = conversation
  return (
    <div className={styles.line}>
      <IconMessage2Plus size={16} stroke={1.75} aria-hidden="true" />
      <span className={styles.text}>
        <b>{t('newer.told', { name: customer.name })}</b> <q lang={language}>{excerptOf(t, newest)}</q>
      </span>
      <span className={styles.ago}>
        {t('newer.ago', { time: duration(now - Date.parse(newest.arrived_at)) })}
      </span>
    </div>
  )
}
