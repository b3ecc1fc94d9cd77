import type { Message } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import { reportNotesLength } from '@panel/contract/rules/limits'
import { IconFlag } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ChoiceList } from '../../../ui/fields/ChoiceList'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showToast } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { choiceAmong, useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { reportReasonsQuery } from '../../settings/settings-queries'
import { wordText } from '../../settings/word-texts'
import { ActionError } from './ActionError'
import { QuotedMessage } from './QuotedMessage'

type Props = { message: Message; isInHand: boolean; onClose: () => void }

/** Reports a message: reason and notes are required. A digit chooses the reason. Specification section 5. */
export function ReportDialog({ message, isInHand, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const reasons = useQuery(reportReasonsQuery)
  const words = useUnsavedWords('report', message.id)
  const choices = (reasons.data?.reasons ?? []).map((word) => ({
    value: String(word.id),
    label: wordText(i18n, 'report_reasons', word),
  }))
  const reasonId = choiceAmong(choices, words)
  const notes = words.text
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const reporting = useMutation({
    mutationFn: () =>
      call('POST /api/messages/:id/report', {
        params: { id: message.id },
        body: { reason_id: Number(reasonId), notes },
      }),
    onSuccess: () => {
      showToast({ icon: IconFlag, text: t(isInHand ? 'report.done' : 'report.done_reading') })
      words.forget()
      onClose()
    },
  })
  const lacksReason = reasonId === null
  const lacksNotes = isBlank(notes)
  return (
    <DialogForm
      isOpen
      title={t('report.title')}
      confirm={t('report.confirm')}
      isBusy={reporting.isPending}
      error={
        (reporting.error && <ActionError error={reporting.error} />) ||
        (isSubmitted && lacksReason && t('report.reason_missing')) ||
        (reasons.isError && failureText(t, t('report.reasons_failed'), reasons.error))
      }
      onClose={onClose}
      onConfirm={() => {
        setIsSubmitted(true)
        if (!lacksReason && !lacksNotes) reporting.mutate()
        else if (!lacksReason) field.current?.focus()
      }}
    >
      <QuotedMessage message={message} />
      <ChoiceList
        kind="one"
        hasFocus
        textField={field}
        label={t('report.reason')}
        choices={choices}
        chosen={reasonId ? [reasonId] : []}
        onChoose={words.choose}
        onDigit={() => field.current?.focus()}
      />
      <WordsField
        words={words}
        ref={field}
        label={t('report.notes')}
        rows={3}
        maxLength={reportNotesLength}
        error={isSubmitted && lacksNotes ? t('report.notes_missing') : null}
      />
    </DialogForm>
  )
}
