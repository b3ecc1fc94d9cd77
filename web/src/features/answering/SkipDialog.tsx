import { isBlank } from '@panel/contract/rules/blank'
import { reasonLength } from '@panel/contract/rules/limits'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../ui/fields/ChoiceList'
import { DialogForm } from '../../ui/overlays/DialogForm'
import { giveReason, ownWords } from '../../ui/words/reasons'
import { choiceAmong, useUnsavedWords } from '../settings/drafts/unsaved-words'
import { WordsField } from '../settings/drafts/WordsField'
import { useReasons } from '../settings/use-reasons'
import { useAnswering, useAnsweringState } from './answering'
import type { LeaveDialogProps } from './leave-dialog'
import { hasUnsent } from './machine/sent-state'
import styles from './SkipDialog.module.css'

/** Asks for the reason of a skip. A digit chooses it, Enter confirms. Specification sections 4 and 5. */
export function SkipDialog(dialog: LeaveDialogProps) {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  const { choices } = useReasons()
  // With unsent text, a second dialog asks what to do with it.
  const hasSecondStep = useAnsweringState(hasUnsent)
  const conversationId = useAnsweringState(({ chat }) => chat.conversationId)
  const words = useUnsavedWords('skip', conversationId)
  const chosen = choiceAmong(choices('skip'), words)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const isOther = chosen === ownWords
  const ownWordsError = () => {
    if (!isOther) return null
    if (isBlank(words.text)) return t('leave.reason_empty')
    return words.text.trim().length > reasonLength ? t('leave.reason_too_long') : null
  }
  const openOwnWords = () => {
    // Renders the field at once, so that the letter that the operator has just typed goes into it.
    flushSync(() => words.choose(ownWords))
    field.current?.focus()
  }
  const submit = () => {
    setIsSubmitted(true)
    if (ownWordsError()) field.current?.focus()
    else {
      const reason = giveReason(chosen, isOther ? words.text : '')
      if (reason) dispatch({ type: 'give reason', reason })
    }
  }
  return (
    <DialogForm
      {...dialog}
      isOpen
      title={t('skip.title')}
      step={hasSecondStep ? t('dialog.step', { step: 1, steps: 2 }) : null}
      confirm={t(hasSecondStep ? 'skip.continue' : 'skip.confirm')}
      confirmKeys="enter"
      onConfirm={submit}
      error={dialog.error || (isSubmitted && !chosen && t('leave.reason_none'))}
    >
      <ChoiceList
        kind="one"
        hasFocus
        textField={field}
        onTyping={openOwnWords}
        label={t('leave.reason')}
        choices={choices('skip')}
        chosen={chosen ? [chosen] : []}
        onChoose={words.choose}
        onDigit={(value) => value === ownWords && openOwnWords()}
      />
      {isOther ? (
        <WordsField
          words={words}
          ref={field}
          label={t('skip.hint')}
          required
          error={isSubmitted ? ownWordsError() : null}
        />
      ) : (
        <p className={styles.note}>{`${t('skip.hint')}. ${t('skip.note', { other: t('reason.other') })}`}</p>
      )}
    </DialogForm>
  )
}
