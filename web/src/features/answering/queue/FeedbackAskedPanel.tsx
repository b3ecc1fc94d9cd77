import { IconClipboardCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { takeFocus } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { failureText } from '../../../ui/words/failure'
import { putOffAskedFeedback, readAskedFeedback } from './asked-feedback-actions'

type Props = {
  /** It was not put off before. */
  mayPutOff: boolean
  /** Asks for the next chat. */
  onPutOff: () => void
}

/** In place of the next chat: a coach asks that feedback is read first. */
export function FeedbackAskedPanel({ mayPutOff, onPutOff }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api/feedback/put-off', { body: {} }),
    onSuccess: onPutOff,
  })
  const read = useAction(readAskedFeedback, { run: () => void navigate({ to: '/feedback' }) })
  const putOff = useAction(putOffAskedFeedback, mayPutOff ? { isBusy: isPending, run: () => mutate() } : null)
  return (
    <EmptyPanel
      icon={IconClipboardCheck}
      title={t('feedback.asked.title')}
      actions={
        <>
          {putOff && <ActionButton action={putOff} isBusy={isPending} />}
          <ActionButton ref={takeFocus} action={read} look="primary" />
        </>
      }
    >
      <p>{t('feedback.asked.text')}</p>
      <p>{t(mayPutOff ? 'feedback.asked.once' : 'feedback.asked.was_put_off')}</p>
      {error && <FailureNotice>{failureText(t, t('feedback.asked.not_put_off'), error)}</FailureNotice>}
    </EmptyPanel>
  )
}
