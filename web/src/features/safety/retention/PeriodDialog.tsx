import type { RetentionCount } from '@panel/contract'
import { type RetentionClass, retentionClasses } from '@panel/contract/rules/retention-rules'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { formatNumber } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { ConfirmPeriodDialog } from './ConfirmPeriodDialog'

type Props = { name: RetentionClass; days: number | null; onClose: () => void }

/** Asks for the days, and counts what would be deleted. The next dialog shows the count and confirms it. */
export function PeriodDialog({ name, days, onClose }: Props) {
  const { t } = useTranslation()
  const { min, max, proposed } = retentionClasses[name]
  const [typed, setTyped] = useState(String(days ?? proposed))
  const [counted, setCounted] = useState<RetentionCount | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const wanted = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const isWrong = !(wanted >= min && wanted <= max)
  const counting = useMutation({
    mutationFn: () =>
      call('GET /api/retention/:name/count', { params: { name }, query: { days: String(wanted) } }),
    onSuccess: setCounted,
  })
  const submit = () => {
    if (isWrong) field.current?.focus()
    else counting.mutate()
  }
  const range = t('retention.range', {
    min: formatNumber(min),
    max: formatNumber(max),
    proposed: formatNumber(proposed),
  })
  if (counted) return <ConfirmPeriodDialog name={name} days={wanted} seen={counted} onClose={onClose} />
  return (
    <DialogForm
      isOpen
      title={t(`retention.class.${name}.name`)}
      confirm={t('retention.count')}
      onConfirm={submit}
      onClose={onClose}
      isBusy={counting.isPending}
      error={counting.error && failureText(t, t('retention.not_counted'), counting.error)}
    >
      <p>{t('retention.count_first')}</p>
      <Field
        ref={field}
        label={t('retention.keep_for')}
        hint={range}
        error={isWrong ? range : null}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </DialogForm>
  )
}
