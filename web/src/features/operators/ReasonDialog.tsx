import type { OperatorDetail } from '@panel/contract'
import { reasonLength } from '@panel/contract/limits'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../ui/DialogForm'
import { TextAreaField } from '../../ui/TextAreaField'
import { useTypedInto } from '../../ui/use-typed-into'
import { refusalText } from './refusal-text'
import { useOperatorAct } from './use-operator-act'

type Props = {
  id: number
  title: string
  /** Says what the action does. */
  text: string
  /** Shown below it. */
  more?: ReactNode
  confirm: string
  isDanger?: boolean
  act: (reason: string) => Promise<{ operator: OperatorDetail }>
  onClose: () => void
}

/** Asks for the reason of an action on an operator, and says what the action does. */
export function ReasonDialog({ id, title, text, more, confirm, isDanger, act, onClose }: Props) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useTypedInto(field)
  const { mutate, isPending, error } = useOperatorAct(id, act, onClose)
  const missing = reason.trim() === '' ? t('operators.reason_missing') : null
  const submit = () => {
    setIsSubmitted(true)
    if (missing) field.current?.focus()
    else mutate(reason)
  }
  return (
    <DialogForm
      isOpen
      title={title}
      confirm={confirm}
      isDanger={isDanger ?? false}
      isBusy={isPending}
      error={error && refusalText(t, error)}
      onConfirm={submit}
      onClose={onClose}
    >
      <p>{text}</p>
      {more}
      <TextAreaField
        ref={field}
        label={t('operators.reason')}
        value={reason}
        maxLength={reasonLength}
        error={isSubmitted ? missing : null}
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  )
}
