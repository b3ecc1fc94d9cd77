import { isBlank } from '@panel/contract/rules/blank'
import type { ReasonGroup } from '@panel/contract/rules/enumerations'
import { reasonLength } from '@panel/contract/rules/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../ui/fields/ChoiceList'
import { DialogForm } from '../../ui/overlays/DialogForm'
import { type GivenReason, giveReason } from '../../ui/words/reasons'
import { choiceAmong, useUnsavedWords } from '../settings/drafts/unsaved-words'
import { WordsField } from '../settings/drafts/WordsField'
import { useReasons } from '../settings/use-reasons'
import { useAnsweringState } from './answering'
import type { LeaveDialogProps } from './leave-dialog'

type Props = {
  title: string
  /** The label of the text field. */
  hint: string
  /** What the reason is for. The operator chooses one and adds words. */
  group: ReasonGroup & 'handover'
  confirm: string
  onConfirm: (reason: GivenReason) => void
} & LeaveDialogProps

/** Asks for a reason. The operator's own words are required, because other operators read them. */
export function ReasonDialog(props: Props) {
  const { title, hint, group, confirm, onConfirm, ...dialog } = props
  const { t } = useTranslation()
  const { choices } = useReasons()
  const conversationId = useAnsweringState(({ chat }) => chat.conversationId)
  const words = useUnsavedWords(group, conversationId)
  const chosen = choiceAmong(choices(group), words)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const reason = giveReason(chosen, words.text)
  const fault = () => {
    if (isBlank(words.text)) return t('leave.reason_empty')
    return words.text.trim().length > reasonLength ? t('leave.reason_too_long') : null
  }
  const submit = () => {
    setIsSubmitted(true)
    if (fault()) field.current?.focus()
    else if (reason) onConfirm(reason)
  }
  return (
    <DialogForm {...dialog} isOpen title={title} confirm={confirm} onConfirm={submit}>
      <ChoiceList
        kind="one"
        hasFocus
        textField={field}
        label={t('leave.reason')}
        choices={choices(group)}
        chosen={chosen ? [chosen] : []}
        onChoose={words.choose}
        onDigit={() => field.current?.focus()}
      />
      <WordsField words={words} ref={field} label={hint} required error={isSubmitted ? fault() : null} />
    </DialogForm>
  )
}
