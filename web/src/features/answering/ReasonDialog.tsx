import { isBlank } from '@panel/contract/blank'
import { reasonLength } from '@panel/contract/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../ui/ChoiceList'
import { DialogForm } from '../../ui/DialogForm'
import { type ReasonChoice, writeReason } from '../../ui/reasons'
import { TextAreaField } from '../../ui/TextAreaField'
import type { LeaveDialogProps } from './leave-dialog'

type Props = {
  title: string
  /** What to write: the hint of the field. */
  hint: string
  /** Reasons that come often: one of them goes before the words. None of them is the last. */
  choices: readonly ReasonChoice[]
  confirm: string
  onConfirm: (reason: string) => void
} & Omit<LeaveDialogProps, 'onLeave'>

/** Asks for a reason, in words of the operator's own: that is what others read. */
export function ReasonDialog(props: Props) {
  const { title, hint, choices, confirm, onConfirm, ...dialog } = props
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReasonChoice | null>(null)
  const [words, setWords] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const reason = writeReason(chosen, words)
  const fault = () => {
    if (isBlank(words)) return t('leave.reason_empty')
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
        choices={choices.map((value) => ({ value, label: t(value) }))}
        chosen={chosen ? [chosen] : []}
        onChoose={setChosen}
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
