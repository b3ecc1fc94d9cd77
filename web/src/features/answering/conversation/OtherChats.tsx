import type { Conversation } from '@panel/contract'
import { hasRight } from '@panel/contract/rules/rights'
import { useState } from 'react'
import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { formatNumber } from '../../../ui/words/dates'
import { useUser } from '../../settings/user-query'
import styles from './CustomerStrip.module.css'
import { openOtherChats } from './conversation-actions'

const dialogPart = lazyPart(() => import('./OtherChatsDialog'), 'idle')

/** The number of other chats of the customer. It opens their list if the operator has the right to see it. */
export function OtherChats({ conversation }: { conversation: Conversation }) {
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useLazyPart(dialogPart, isOpen)
  const { customer } = conversation
  const mayList = hasRight(useUser().scope, 'other_chats.overview')
  const count = formatNumber(customer.other_chat_count)
  const canOpen = mayList && customer.other_chat_count > 0
  const action = useAction(
    openOtherChats,
    canOpen ? { name: customer.name, open: () => setIsOpen(true) } : null,
  )
  if (!action) return count
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        title={action.title}
        onClick={action.run}
      >
        {count}
      </button>
      {dialog && (
        <dialog.OtherChatsDialog
          conversation={conversation}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
