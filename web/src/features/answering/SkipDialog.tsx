import { isBlank } from '@panel/contract/blank'
import { reasonCodes } from '@panel/contract/enumerations'
import { reasonLength } from '@panel/contract/limits'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../ui/ChoiceList'
import { DialogForm } from '../../ui/DialogForm'
import { choiceText, type GivenReason, giveReason } from '../../ui/reasons'
import { TextAreaField } from '../../ui/TextAreaField'
import type { LeaveDialogProps } from './leave-dialog'
import styles from './SkipDialog.module.css'

const choices = [...reasonCodes.skip, 'other'] as const
type Choice = (typeof choices)[number]
export type SkipReason = GivenReason<Exclude<Choice, 'other'>>

type Props = Omit<LeaveDialogProps, 'onLeave'> & {
  /** Text that was not sent is asked about next. */
  isFirstOfTwo: boolean
  onReason: (reason: SkipReason) => void
}

/** Skipping asks for a reason: a digit chooses it, Enter goes on. Specification sections 4 and 5. */
export function SkipDialog({ isFirstOfTwo, onReason, ...dialog }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [words, setWords] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const isOther = chosen === 'other'
  const wordsFault = () => {
    if (!isOther) return null
    if (isBlank(words)) return t('leave.reason_empty')
    return words.trim().length > reasonLength ? t('leave.reason_too_long') : null
  }
  const writeWords = () => {
    // The field is there before the letter that was typed arrives.
    flushSync(() => setChosen('other'))
    field.current?.focus()
  }
  const reason = giveReason(chosen, isOther ? words : '')
  const submit = () => {
    setIsAsked(true)
    if (wordsFault()) field.current?.focus()
    else if (reason) onReason(reason)
  }
  return (
    <DialogForm
      {...dialog}
      isOpen
      title={t('skip.title')}
      step={isFirstOfTwo ? t('dialog.step', { step: 1, steps: 2 }) : null}
      confirm={t(isFirstOfTwo ? 'skip.continue' : 'skip.confirm')}
      confirmKeys={isOther ? 'mod+enter' : 'enter'}
      onConfirm={submit}
      error={dialog.error || (isAsked && !chosen && t('leave.reason_none'))}
    >
      <ChoiceList
        kind="one"
        hasFocus
        words={field}
        onWords={writeWords}
        label={t('leave.reason')}
        choices={choices.map((value) => ({ value, label: choiceText(t, value) }))}
        chosen={chosen ? [chosen] : []}
        onChoose={setChosen}
        onDigit={(value) => value === 'other' && writeWords()}
      />
      {isOther ? (
        <TextAreaField
          ref={field}
          label={t('skip.hint')}
          value={words}
          required
          error={isAsked ? wordsFault() : null}
          onChange={(event) => setWords(event.target.value)}
        />
      ) : (
        <p className={styles.note}>{t('skip.note', { other: t('reason.other') })}</p>
      )}
    </DialogForm>
  )
}
