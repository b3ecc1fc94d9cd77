import type { Conversation } from '@panel/contract'
import { reasonLength } from '@panel/contract/rules/limits'
import { IconSchool } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { useAction } from '../../../ui/actions/use-action'
import { showToast } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { catchUp } from '../../conversations/thread/conversation-queries'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsDialog } from '../../settings/drafts/WordsDialog'
import { useUser } from '../../settings/user-query'
import { useAnswering } from '../answering'
import { askCoach } from './coach-actions'

/** The command that asks the coaches about the chat in hand, and its dialog. The chat stays in hand. */
export function AskCoach({ conversation: { id, coach_questions } }: { conversation: Conversation }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id: operatorId } = useUser()
  const isWaiting = coach_questions.some(({ by, answer }) => by.id === operatorId && !answer)
  useAction(askCoach, { isWaiting, open: () => setIsOpen(true) })
  return isOpen && <AskDialog id={id} onClose={() => setIsOpen(false)} />
}

function AskDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const words = useUnsavedWords('ask_coach', id)
  const { store } = useAnswering()
  return (
    <WordsDialog
      words={words}
      title={t('coach_question.title')}
      confirm={t('coach_question.confirm')}
      label={t('coach_question.label')}
      maxLength={reasonLength}
      missing={t('coach_question.missing')}
      act={async (text) => {
        const { lease } = store.getState().chat
        const { coaches_here: count } = await call('POST /api/conversations/:id/coach-questions', {
          params: { id },
          body: { text, lease_id: lease.id, epoch: lease.epoch },
        })
        showToast({
          icon: IconSchool,
          text: count > 0 ? t('coach_question.asked', { count }) : t('coach_question.nobody_here'),
        })
        catchUp(client, id)
      }}
      failure={(error) =>
        error instanceof ApiError && error.code === 'coach_question_open'
          ? t('coach_question.waits')
          : failureText(t, t('coach_question.failed'), error)
      }
      onClose={onClose}
    >
      <p>{t('coach_question.text')}</p>
    </WordsDialog>
  )
}
