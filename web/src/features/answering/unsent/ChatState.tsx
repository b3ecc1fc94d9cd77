import type { UnsentChat } from '@panel/contract'
import type { UnsentChatState } from '@panel/contract/rules/unsent-chats'
import {
  type Icon,
  IconCheck,
  IconClock,
  IconEyeOff,
  IconHandStop,
  IconLock,
  IconMessageOff,
  IconPencil,
  IconUserUp,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { chatStateText } from './chat-state-text'
import styles from './UnsentRow.module.css'

const icons: Record<UnsentChatState, Icon> = {
  in_hand: IconPencil,
  answering: IconLock,
  held: IconHandStop,
  with_master: IconUserUp,
  waiting: IconClock,
  ignored: IconMessageOff,
  answered: IconCheck,
}

/** What has become of a chat. @param chat null: it is gone, or may no longer be read */
export function ChatState({ chat }: { chat: UnsentChat | null }) {
  const { t } = useTranslation()
  const StateIcon = chat ? icons[chat.state] : IconEyeOff
  return (
    <span className={styles.state}>
      <StateIcon size={14} stroke={1.75} aria-hidden="true" />
      {chat ? chatStateText(t, chat) : t('unsent_words.state.gone')}
    </span>
  )
}
