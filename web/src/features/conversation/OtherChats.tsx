import type { Conversation } from '@panel/contract'
import { hasRight } from '@panel/contract/rights'
import { IconMessages } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../ui/commands'
import { formatNumber } from '../../ui/dates'
import { useUser } from '../sign-in/user-query'
import styles from './CustomerStrip.module.css'
import { OtherChatsDialog } from './OtherChatsDialog'

/** How many other chats the customer has: a plain number, and a way to them for those who may see them. */
export function OtherChats({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { customer } = conversation
  const mayList = hasRight(useUser().scope, 'other_chats.overview')
  const count = formatNumber(customer.other_chat_count)
  const isOffered = mayList && customer.other_chat_count > 0
  const title = t('other_chats.open', { name: customer.name })
  const open = () => setIsOpen(true)
  useCommand(isOffered ? { id: 'other chats', group: 'chat', title, icon: IconMessages, run: open } : null)
  if (!isOffered) return count
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" title={title} onClick={open}>
        {count}
      </button>
      <OtherChatsDialog conversation={conversation} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
