import { useNavigate } from '@tanstack/react-router'
import { queueAddress, queueFor } from '../../answering/queue/queue-links'
import type { SentOffer } from '../../answering/undo/sent-offer'
import { useUndoSend } from '../../answering/undo/use-undo-send'
import { useUser } from '../../settings/user-query'

/** Undoes a sent message from a page without a chat, and goes to the queue, whose claim returns the chat that is in hand again. */
export function useUndoFromHere() {
  const undoSend = useUndoSend()
  const navigate = useNavigate()
  const { message_types } = useUser()
  return (offer: SentOffer) =>
    undoSend(offer, {
      onSuccess: ({ in_hand }) => {
        if (in_hand) void navigate(queueAddress[queueFor(message_types)])
      },
    })
}
