import { IconFlag2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Notice } from '../../../ui/overlays/Notice'
import { useUser } from '../../settings/user-query'
import styles from './LastChatNote.module.css'
import { useLastChat } from './use-last-chat'

/** Says that the shift ends after the chat in hand, and takes further chats. */
export function LastChatNote() {
  const { t } = useTranslation()
  const { last_chat: isLast } = useUser()
  const action = useLastChat()
  if (!isLast || !action) return null
  return (
    <div className={styles.note}>
      <Notice
        icon={IconFlag2}
        tone="accent"
        role="status"
        actions={<ActionButton action={action} size="small" hasNoIcon />}
      >
        {t('last_chat_told.last')}
      </Notice>
    </div>
  )
}
