import type { Conversation } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { remindMe } from './remind-actions'

const dialogPart = lazyPart(() => import('./RemindDialog'))

/** The command that sets a reminder of this chat, and its dialog. The chat stays as it is. */
export function RemindMe({ conversation: { id, customer, profile } }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useLazyPart(dialogPart, isOpen)
  useAction(remindMe, { open: () => setIsOpen(true) })
  return (
    isOpen &&
    dialog && (
      <dialog.RemindDialog
        conversationId={id}
        title={t('reminder.of', { customer: customer.name, profile: profile.name })}
        onClose={() => setIsOpen(false)}
      />
    )
  )
}
