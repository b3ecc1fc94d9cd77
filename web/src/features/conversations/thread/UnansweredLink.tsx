import { IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { jumpTo } from './jump-to-message'
import styles from './MessageList.module.css'
import type { UnansweredGroup } from './unanswered'

/** A link to unanswered messages that are above others because they arrived late. */
export function UnansweredLink({
  group,
  conversationId,
}: {
  group: UnansweredGroup
  conversationId: number
}) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles.up}
      data-above
      onClick={() => jumpTo({ conversationId, messageId: group.firstId })}
    >
      <IconArrowUp size={14} stroke={1.75} aria-hidden="true" />
      {t('thread.new_above', { count: group.count })}
    </button>
  )
}
