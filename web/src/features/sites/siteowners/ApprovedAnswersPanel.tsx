import type { ApprovedAnswer } from '@panel/contract'
import { shortened } from '@panel/contract/rules/cut'
import { maxApprovedAnswers } from '@panel/contract/rules/inquiry-rules'
import { languageOf } from '@panel/contract/rules/locale'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { TitledPanel } from '../../../ui/TitledPanel'
import { languagesQuery } from '../../settings/settings-queries'
import { siteownerError } from '../../settings/siteowner-error'
import { approvedAnswersQuery } from '../../settings/siteowners-query'
import { ApproveAnswerDialog } from './ApproveAnswerDialog'
import { InquiryCounts } from './InquiryCounts'
import styles from './Siteowners.module.css'

type Props = { siteownerId: number }
type Language = { code: string; name: string }

/** The true answers to a customer who asks who writes, in each language of the panel. The digit of an answer is its place. */
export function ApprovedAnswersPanel({ siteownerId }: Props) {
  const { t, i18n } = useTranslation()
  const languages = useQuery(languagesQuery(languageOf(i18n.language)))
  const list = useQuery(approvedAnswersQuery(siteownerId))
  const [adding, setAdding] = useState<Language | null>(null)
  const [retiring, setRetiring] = useState<ApprovedAnswer | null>(null)
  const failed = list.error ?? languages.error
  return (
    <TitledPanel title={t('siteowners.answers')}>
      {(list.isPending || languages.isPending) && <ListLoading />}
      {failed && (
        <FailedPanel
          title={t('siteowners.answers_failed')}
          error={failed}
          onRetry={() => void Promise.all([list.refetch(), languages.refetch()])}
        />
      )}
      <InquiryCounts siteownerId={siteownerId} />
      {list.data &&
        languages.data?.map((language) => {
          const own = list.data?.filter((answer) => answer.language === language.code) ?? []
          return (
            <div key={language.code} className={styles.row}>
              <code className={styles.quiet}>{language.code}</code>
              <div className={styles.rowText}>
                <div>{language.name}</div>
                {own.length === 0 && <div className={styles.quiet}>{t('siteowners.answer_missing')}</div>}
                <ol className={styles.answers}>
                  {own.map((answer) => (
                    <li key={answer.id}>
                      <bdi lang={answer.language}>{answer.body}</bdi>{' '}
                      <Button
                        size="small"
                        look="quiet"
                        aria-label={t('siteowners.answer_retire_this', { text: shortened(answer.body, 40) })}
                        onClick={() => setRetiring(answer)}
                      >
                        {t('siteowners.answer_retire')}
                      </Button>
                    </li>
                  ))}
                </ol>
              </div>
              <Button
                size="small"
                aria-label={t('siteowners.answer_add_in', { language: language.name })}
                blocked={own.length >= maxApprovedAnswers && t('siteowners.refusal.approved_answers_full')}
                onClick={() => setAdding(language)}
              >
                {t('siteowners.answer_add')}
              </Button>
            </div>
          )
        })}
      {adding && (
        <ApproveAnswerDialog siteownerId={siteownerId} language={adding} onClose={() => setAdding(null)} />
      )}
      {retiring && (
        <RetireAnswerDialog siteownerId={siteownerId} answer={retiring} onClose={() => setRetiring(null)} />
      )}
    </TitledPanel>
  )
}

type DialogProps = Props & { answer: ApprovedAnswer; onClose: () => void }

function RetireAnswerDialog({ siteownerId, answer, onClose }: DialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const retire = useMutation({
    mutationFn: () =>
      call('POST /api/siteowners/:id/approved-answers/:answer_id/retire', {
        params: { id: siteownerId, answer_id: answer.id },
      }),
    onSuccess: ({ items }) => {
      client.setQueryData(approvedAnswersQuery(siteownerId).queryKey, items)
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('siteowners.answer_retire_title')}
      isOpen
      isDanger
      confirm={t('siteowners.answer_retire')}
      onConfirm={() => retire.mutate()}
      onClose={onClose}
      isBusy={retire.isPending}
      error={siteownerError(t, retire.error)}
    >
      <p>
        <bdi lang={answer.language}>{answer.body}</bdi>
      </p>
      <p>{t('siteowners.answer_retire_text')}</p>
    </DialogForm>
  )
}
