import type { Conversation } from '@panel/contract'
import { liftReasonLength } from '@panel/contract/inquiry-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { failureText } from '../../ui/failure'
import { useUnsavedWords } from '../drafts/unsaved-words'
import { WordsDialog } from '../drafts/WordsDialog'
import { catchUp } from '../thread/conversation-queries'
import { useAnswering } from './answering'

type Props = { conversation: Conversation; onClose: () => void }

/** The customer has not asked who writes: asks why, and lifts the inquiry. */
export function NotAskedDialog({ conversation: { id, customer }, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { store } = useAnswering()
  const lift = (reason: string) => {
    const { lease } = store.getState().chat
    return call('POST /api/conversations/:id/inquiry/lift', {
      params: { id },
      body: { lease_id: lease.id, epoch: lease.epoch, reason },
    }).finally(() => catchUp(client, id))
  }
  return (
    <WordsDialog
      words={useUnsavedWords('not_asked', id)}
      title={t('inquiry.not_asked_title', { name: customer.name })}
      confirm={t('inquiry.not_asked')}
      label={t('held.reason')}
      maxLength={liftReasonLength}
      missing={t('held.reason_missing')}
      act={lift}
      failure={(error) => failureText(t, t('inquiry.not_lifted'), error)}
      onClose={onClose}
    >
      <p>{t('inquiry.not_asked_text')}</p>
    </WordsDialog>
  )
}
