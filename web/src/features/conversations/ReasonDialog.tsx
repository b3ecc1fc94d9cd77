import { reasonLength } from '@panel/contract/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../ui/ChoiceList'
import { DialogForm } from '../../ui/DialogForm'
import { type CommonReason, writeReason } from '../../ui/reasons'
import { TextAreaField } from '../../ui/TextAreaField'
import type { LeaveDialogProps } from './leave-dialog'

type Props = {
  title: string
  /** What to write: the hint of the field. */
  hint: string
  /** Reasons that come often: one of them goes before the words. */
  common: readonly CommonReason[]
  /** None of them. */
  other: string
  confirm: string
  onConfirm: (reason: string) => void
} & Omit<LeaveDialogProps, 'onLeave'>

/** Asks for a reason, in words of the operator's own: that is what others read. */
export function ReasonDialog(props: Props) {
  const { title, hint, common, other, confirm, onConfirm, ...dialog } = props
  const { t } = useTranslation()
  const [preset, setPreset] = useState<CommonReason | 'other' | null>(null)
  const [words, setWords] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const reason = writeReason(preset === 'other' ? null : preset, words)
  const fault = () => {
    if (words.trim() === '') return t('leave.reason_empty')
    return reason.length > reasonLength ? t('leave.reason_too_long') : null
  }
  const submit = () => {
    setIsAsked(true)
    if (fault()) field.current?.focus()
    else onConfirm(reason)
  }
  return (
    <DialogForm {...dialog} isOpen title={title} confirm={confirm} onConfirm={submit}>
      <ChoiceList
        kind="one"
        hasFocus
        words={field}
        label={t('leave.reason')}
        choices={[
          ...common.map((value) => ({ value, label: t(value) })),
          { value: 'other' as const, label: other },
        ]}
        chosen={preset ? [preset] : []}
        onChoose={setPreset}
        onDigit={() => field.current?.focus()}
      />
      <TextAreaField
        ref={field}
        label={hint}
        value={words}
        required
        error={isAsked ? fault() : null}
        onChange={(event) => setWords(event.target.value)}
      />
    </DialogForm>
  )
}
