import type { UnsentChat } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOfferedActions } from '../../../ui/actions/offered-actions'
import { type Held, seedConversation } from '../../conversations/thread/conversation-queries'
import { useUser } from '../../settings/user-query'
import { queueAddress, queueFor } from '../queue/queue-links'
import { takeBackChat, takeBackFailure } from './take-back'
import type { MainAct } from './UnsentRow'
import { unsentChatsKey } from './unsent-chats-key'
import type { UnsentEntry } from './unsent-entries'
import { fieldAction } from './words-label'

/** Words about a message: the chat opens at it. */
const ofMessage: readonly string[] = ['report', 'hide', 'told']

/**
 * Brings words back to where they were typed: takes a lost chat back, goes on with the one in hand, or opens the chat to read. The words
 * are in their field there, because it starts with what is kept.
 * @param onClose closes the drawer at once
 * @param onFailed moves the cursor to the words whose chat was not given back
 */
export function useMainAct(onClose: () => void, onFailed: (key: string) => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { message_types } = useUser()
  const actions = useOfferedActions()

  const toQueue = () => void navigate(queueAddress[queueFor(message_types)])
  const open = (held: Held) => {
    seedConversation(client, held)
    const [claim] = client.getQueryCache().findAll({ queryKey: ['claim'], type: 'active' })
    // Another page goes to the queue, which claims, and gets the chat that is in hand.
    if (claim) client.setQueryData(claim.queryKey, held)
    else toQueue()
  }
  const taking = useMutation({
    mutationFn: ({ chatId }: { chatId: number; key: string }) => takeBackChat(chatId),
    onSuccess: (held) => {
      onClose()
      open(held)
    },
    onError: (_, { key }) => {
      void client.invalidateQueries({ queryKey: unsentChatsKey })
      onFailed(key)
    },
  })

  const goOn = ({ kind }: UnsentEntry) => {
    onClose()
    const isShown = actions.some(({ id }) => id === 'send')
    if (!isShown) return toQueue()
    const field = fieldAction(kind)
    if (field !== null) actions.find(({ id, blocked }) => id === field && !blocked)?.run?.()
  }
  const read = ({ kind, id }: UnsentEntry, chatId: number) => {
    onClose()
    void navigate({
      to: '/conversations/$id',
      params: { id: String(chatId) },
      search: ofMessage.includes(kind) ? { message: id } : {},
    })
  }

  return {
    of(entry: UnsentEntry, chat: UnsentChat | null | undefined): MainAct | null {
      const { chatId, key } = entry
      if (chatId === null) return null
      const isBusy = taking.isPending && taking.variables.key === key
      if (chat?.state === 'in_hand')
        return { title: t('unsent_words.go_on'), blocked: null, isBusy, run: () => goOn(entry) }
      if (chat?.can_take_back || isBusy)
        return {
          title: t('unsent_words.take_back'),
          blocked: null,
          isBusy,
          run: () => taking.mutate({ chatId, key }),
        }
      return {
        title: t('unsent_words.open'),
        blocked: chat === null ? t('unsent_words.state.gone') : null,
        isBusy,
        run: () => read(entry, chatId),
      }
    },
    failureOf: (key: string) =>
      taking.error && taking.variables.key === key ? takeBackFailure(t, taking.error) : null,
  }
}
