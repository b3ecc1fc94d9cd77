import { approvedAnswerLength } from '@panel/contract/rules/inquiry-rules'
import { answerDrafts } from '@panel/contract/rules/text-drafts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { siteownerError } from '../../settings/siteowner-error'
import { approvedAnswersQuery } from '../../settings/siteowners-query'
import { TextDrafts } from './TextDrafts'

type Props = { siteownerId: number; language: { code: string; name: string }; onClose: () => void }

/** A new approved answer in one language. It cannot be changed afterwards, only retired. */
export function ApproveAnswerDialog({ siteownerId, language, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const words = useUnsavedWords(`answer_${language.code}`, siteownerId)
  const body = words.text
  const approved = useQuery(approvedAnswersQuery(siteownerId)).data ?? []
  const drafts = (answerDrafts[language.code.slice(0, 2)] ?? [])
    .map((draft, place) => ({ draft, name: t('siteowners.draft.use_number', { number: place + 1 }) }))
    .filter(({ draft }) => !approved.some((answer) => answer.body === draft))
  const approve = useMutation({
    mutationFn: () =>
      call('POST /api/siteowners/:id/approved-answers', {
        params: { id: siteownerId },
        body: { language: language.code, body },
      }),
    onSuccess: ({ items }) => {
      client.setQueryData(approvedAnswersQuery(siteownerId).queryKey, items)
      words.forget()
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('siteowners.answer_title', { language: language.name })}
      isOpen
      confirm={t('siteowners.answer_approve')}
      onConfirm={() => approve.mutate()}
      blocked={body.trim() === '' && t('service_settings.nothing_changed')}
      onClose={onClose}
      isBusy={approve.isPending}
      error={siteownerError(t, approve.error)}
    >
      <WordsField
        words={words}
        hasLines
        label={t('siteowners.answer_text')}
        rows={6}
        maxLength={approvedAnswerLength}
        lang={language.code}
        data-autofocus
      />
      {body.trim() === '' && <TextDrafts drafts={drafts} onUse={words.set} />}
      <p>{t('siteowners.answer_note')}</p>
    </DialogForm>
  )
}
