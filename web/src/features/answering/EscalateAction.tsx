import type { Conversation } from '@panel/contract'
import { useStore } from 'zustand'
import { ActionButton } from '../../ui/actions/ActionButton'
import { useAction } from '../../ui/actions/use-action'
import type { Thread } from '../conversations/thread/thread'
import { EscalateDialog } from './EscalateDialog'
import { escalate } from './escalate-actions'
import { escalating, openEscalate } from './escalating'

type Props = { conversation: Conversation; thread: Thread | undefined; isSending: boolean }

/** The button and the key X: everything to this customer stops with two presses. */
export function EscalateAction({ conversation, thread, isSending }: Props) {
  const isOpen = useStore(escalating, ({ openIn }) => openIn === conversation.id)
  const action = useAction(escalate, { isSending, open: () => openEscalate(conversation.id) })
  return (
    <>
      <ActionButton action={action} look="quiet" />
      {isOpen && <EscalateDialog conversation={conversation} thread={thread} />}
    </>
  )
}
