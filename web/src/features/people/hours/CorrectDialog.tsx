import type { HoursOfDay, OperatorHours } from '@panel/contract'
import { mostCorrectedMinutes } from '@panel/contract/rules/hour-rules'
import { reasonLength } from '@panel/contract/rules/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { Segments } from '../../../ui/fields/Segments'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { failureText } from '../../../ui/words/failure'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import styles from './Hours.module.css'
import { hoursKey } from './hours-key'
import { useHoursWords } from './use-hours-words'

type Props = { operator: OperatorHours['operator']; day: HoursOfDay; onClose: () => void }

/** Adds minutes to a day or takes some from it, with a reason that the operator reads. */
export function CorrectDialog({ operator, day, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const shown = useHoursWords()
  const words = useUnsavedWords('hours', operator.id)
  const [way, setWay] = useState<'add' | 'take'>('add')
  const [typed, setTyped] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const name = operator.name ?? t('away.somebody', { id: operator.id })
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  const fault =
    minutes >= 1 && minutes <= mostCorrectedMinutes
      ? null
      : t('hours.minutes_missing', { max: mostCorrectedMinutes })
  const reasonFault = words.text.trim() === '' ? t('hours.reason_missing') : null
  const saving = useMutation({
    mutationFn: () =>
      call('POST /api/hours/:id/corrections', {
        params: { id: operator.id },
        body: {
          day: day.day,
          minutes: way === 'add' ? minutes : -minutes,
          reason: words.text.trim(),
          seen: day.corrected_minutes,
        },
      }),
    onSuccess: () => {
      words.forget()
      onClose()
    },
    // Also after a refusal: a colleague may have corrected the day.
    onSettled: () => client.invalidateQueries({ queryKey: hoursKey }),
  })
  const isChanged = saving.error instanceof ApiError && saving.error.code === 'already_so'
  return (
    <DialogForm
      isOpen
      title={t('hours.correct_of', { name, day: shown.day(day.day) })}
      confirm={t('hours.save')}
      isBusy={saving.isPending}
      error={
        saving.error &&
        (isChanged ? t('hours.changed_meanwhile') : failureText(t, t('hours.not_saved'), saving.error))
      }
      onClose={onClose}
      onConfirm={() => {
        setIsSubmitted(true)
        if (!fault && !reasonFault) saving.mutate()
      }}
    >
      <p className={styles.counted}>
        {t('hours.counted', {
          worked: shown.length(day.worked_seconds),
          change: shown.change(day.corrected_minutes),
        })}
      </p>
      <Segments
        label={t('hours.correction')}
        hasFocus
        value={way}
        options={[
          ['add', t('hours.add')],
          ['take', t('hours.take')],
        ]}
        onChoose={setWay}
      />
      <Field
        label={t('hours.minutes')}
        inputMode="numeric"
        value={typed}
        error={isSubmitted ? fault : null}
        onChange={({ target }) => setTyped(target.value)}
      />
      <WordsField
        words={words}
        label={t('hours.reason', { name })}
        rows={2}
        maxLength={reasonLength}
        error={isSubmitted ? reasonFault : null}
      />
    </DialogForm>
  )
}
