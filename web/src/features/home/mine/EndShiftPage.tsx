import { IconFlag2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useFocusFallback } from '../../../ui/actions/move-focus'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { PageHead } from '../../../ui/PageHead'
import { useLastChat } from '../../answering/last-chat/use-last-chat'
import { queueAddress, queueFor } from '../../answering/queue/queue-links'
import { SendUndo } from '../../answering/undo/SendUndo'
import { useUser } from '../../settings/user-query'
import { endShiftQuery, refusal } from './receipts-query'

/** After the last chat: makes the receipt of the shift, and opens it. */
export function EndShiftPage() {
  const { t } = useTranslation()
  const { message_types, last_chat: isLast } = useUser()
  const { data, error, refetch } = useQuery(endShiftQuery)
  const further = useLastChat()
  useFocusFallback()
  if (data) return <Navigate to="/mine/receipts/$id" params={{ id: String(data.receipt.number) }} replace />
  switch (refusal(error)) {
    case 'shift_goes_on':
      return <Navigate to="/mine" replace />
    case 'chat_in_hand':
      // An undo has brought the last chat back.
      return <Navigate {...queueAddress[queueFor(message_types)]} replace />
    default:
  }
  return (
    <>
      <PageHead title={t('page.receipt')} />
      {error ? (
        <FailedPanel title={t('receipts.not_made')} error={error} onRetry={() => void refetch()} />
      ) : (
        <EmptyPanel
          icon={IconFlag2}
          title={t('receipts.making')}
          actions={isLast && further && <ActionButton action={further} hasNoIcon />}
        >
          <p role="status">{t('receipts.undo_first')}</p>
          <SendUndo />
        </EmptyPanel>
      )}
    </>
  )
}
