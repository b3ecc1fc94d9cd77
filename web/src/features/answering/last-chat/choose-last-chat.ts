import { IconFlag2, IconMessages } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from '../../../api/call'
import { showToast } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { addHoldTexts } from '../../conversations/holds/hold-texts'
import { userQuery } from '../../settings/user-query'
import { refetchClaim } from '../queue/claim'

/** @param toReceipt called when the shift ends at once, because no chat is in hand */
export async function chooseLastChat(client: QueryClient, isLast: boolean, toReceipt: () => void) {
  await addHoldTexts()
  const { t } = i18next
  try {
    const { in_hand } = await call('PUT /api/last-chat', { body: { is_last: isLast } })
    await client.invalidateQueries({ queryKey: userQuery.queryKey })
    if (isLast && !in_hand) return toReceipt()
    showToast({
      icon: isLast ? IconFlag2 : IconMessages,
      text: t(isLast ? 'last_chat_told.last' : 'last_chat_told.further'),
    })
    if (!isLast && !in_hand) await refetchClaim(client)
  } catch (error) {
    showToast({ icon: IconFlag2, text: failureText(t, t('last_chat_told.failed'), error) })
  }
}
