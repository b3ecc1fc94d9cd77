import type { Conversation } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { failureText } from '../../../ui/words/failure'
import {
  addMessages,
  catchUp,
  conversationQuery,
  type Held,
} from '../../conversations/thread/conversation-queries'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { useHoldName } from '../hold-name'
import { whenReleased } from '../release-lease'
import { takeConversation } from './conversation-actions'
import styles from './LockedPanel.module.css'
import { lockTitle } from './lock-title'
import { TakeOverDialog } from './TakeOverDialog'

type Props = {
  conversation: Conversation
  isMine: boolean
  mayTake: boolean
  onTaken: (taken: Held) => void
}

/** Takes the conversation independently of the queues, or shows why that is not possible. */
export function TakeButton({ conversation, isMine, mayTake, onTaken }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const holdName = useHoldName()
  const { id, answering } = conversation
  const [hold] = conversation.customer.holds
  const words = useUnsavedWords('take_over', id)
  const take = useMutation({
    mutationFn: async (reason?: string) => {
      // A release of this conversation can be in progress, and must arrive first.
      await whenReleased()
      return call('POST /api/conversations/:id/lease', { params: { id }, body: reason ? { reason } : {} })
    },
    onSuccess: (taken) => {
      words.forget()
      client.setQueryData(conversationQuery(id).queryKey, taken)
      // The loaded thread stays.
      addMessages(client, id, [...taken.earlier_unanswered.items, ...taken.messages])
      onTaken(taken)
    },
    onError: () => catchUp(client, id),
  })
  // Its operator has given no input for a minute: the conversation can be taken over with a reason.
  const isIdle = answering !== null && !isMine && answering.idle_since !== null
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const press = () => (isIdle ? setIsDialogOpen(true) : take.mutate(undefined))

  const blocked = () => {
    if (!mayTake) return t('take.no_right')
    if (answering && !isMine && !isIdle) return lockTitle(t, answering)
    if (hold) return t('take.held', { why: holdName(hold.kind) })
    return null
  }
  const why = blocked()
  const errorText = (error: Error) => {
    if (!(error instanceof ApiError)) return failureText(t, t('take.failed'), error)
    if (error.code === 'taken') return lockTitle(t, error.by ?? null)
    if (error.code === 'held') return t('take.held', { why: holdName(error.kind ?? '') })
    return error.code === 'not_allowed' ? t('take.no_right') : failureText(t, t('take.failed'), error)
  }
  const action = useAction(takeConversation, { isMine, isIdle, why, isBusy: take.isPending, take: press })
  return (
    <div className={styles.actions}>
      <ActionButton action={action} look="primary" size="big" isBusy={take.isPending} />
      {take.isError && !why ? (
        <span role="alert">{errorText(take.error)}</span>
      ) : (
        <span className={styles.why}>
          {why ?? (isMine ? null : t(isIdle ? 'take_over.note' : 'take.note'))}
        </span>
      )}
      {isDialogOpen && isIdle && !why && (
        <TakeOverDialog
          words={words}
          error={take.error && errorText(take.error)}
          isBusy={take.isPending}
          onClose={() => setIsDialogOpen(false)}
          onTakeOver={(reason) => take.mutate(reason)}
        />
      )}
    </div>
  )
}
