import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { offer } from '../../../ui/actions/actions'
import { reportFailedPart } from '../../../ui/report-failed-part'
import { useUser } from '../../settings/user-query'
import { lastChat } from './last-chat-actions'

/** The action that ends the shift after the chat in hand; null for those who answer no chats. */
export function useLastChat() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { last_chat: isLast, message_types } = useUser()
  const toReceipt = () => void navigate({ to: '/mine/receipts' })
  const choose = (next: boolean) =>
    void import('./choose-last-chat').then(
      ({ chooseLastChat }) => chooseLastChat(client, next, toReceipt),
      reportFailedPart,
    )
  return message_types.length > 0 ? offer(t, lastChat, { isLast, choose }) : null
}
