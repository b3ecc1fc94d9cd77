import type { Conversation } from '@panel/contract'
import { hasRight } from '@panel/contract/rights'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/dates'
import { useUser } from '../sign-in/user-query'
import { rightsOf } from '../sign-in/user-rights'
import styles from './CustomerStrip.module.css'
import { OtherChatsDialog } from './OtherChatsDialog'

/** How many other chats the customer has: a plain number, and a way to them for those who may see them. */
export function OtherChats({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { customer } = conversation
  const mayList = hasRight(rightsOf(useUser()), { other_chats: 'overview' })
  const count = formatNumber(customer.other_chat_count)
  if (!mayList || customer.other_chat_count === 0) return count
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        title={t('other_chats.open', { name: customer.name })}
        onClick={() => setIsOpen(true)}
      >
        {count}
      </button>
      <OtherChatsDialog conversation={conversation} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
