import { isBlank } from '@panel/contract/blank'
import { reasonCodes } from '@panel/contract/enumerations'
import { reasonLength } from '@panel/contract/limits'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../ui/ChoiceList'
import { DialogForm } from '../../ui/DialogForm'
import { choiceText } from '../../ui/reasons'
import { TextAreaField } from '../../ui/TextAreaField'
import { useAnswering, useAnsweringState } from './answering'
import type { LeaveDialogProps } from './leave-dialog'
import { hasUnsent } from './machine/sent-state'
import type { SkipChoice } from './machine/state'
import styles from './SkipDialog.module.css'

const choices = [...reasonCodes.skip, 'other'] as const

type Props = LeaveDialogProps & { chosen: SkipChoice | null }

/** Skipping asks for a reason: a digit chooses it, Enter goes on. Specification sections 4 and 5. */
export function SkipDialog({ chosen, ...dialog }: Props) {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  // Text that was not sent is asked about next.
  const isFirstOfTwo = useAnsweringState(hasUnsent)
  const [words, setWords] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const choose = (choice: SkipChoice) => dispatch({ type: 'choose reason', choice })
  const isOther = chosen === 'other'
  const wordsFault = () => {
    if (!isOther) return null
    if (isBlank(words)) return t('leave.reason_empty')
    return words.trim().length > reasonLength ? t('leave.reason_too_long') : null
  }
  const writeWords = () => {
    // The field is there before the letter that was typed arrives.
    flushSync(() => choose('other'))
    field.current?.focus()
  }
  const submit = () => {
    setIsAsked(true)
    if (wordsFault()) field.current?.focus()
    else dispatch({ type: 'give reason', words })
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
        onChoose={choose}
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
