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
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { lockTitle } from '../conversation/lock-title'
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
      {chat ? stateText(t, chat) : t('unsent_words.state.gone')}
    </span>
  )
}

function stateText(t: TFunction, { state, by }: UnsentChat): string {
  if (state === 'in_hand') return t('reading.yours')
  if (state === 'answering') return lockTitle(t, by ?? { id: 0, name: null })
  if (state !== 'answered' || !by) return t(`unsent_words.state.${state}`)
  return by.name
    ? t('unsent_words.state.answered_by', { name: by.name })
    : t('unsent_words.state.answered_by_another')
}
