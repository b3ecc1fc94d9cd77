import { isBlank } from '@panel/contract/rules/blank'
import { hasIgnoreRule, type IgnoreOption, ignoreOptions } from '@panel/contract/rules/ignore-rules'
import { reasonLength } from '@panel/contract/rules/limits'
import { IconAlertOctagon } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/Button'
import { ChoiceList } from '../../ui/fields/ChoiceList'
import { DialogForm } from '../../ui/overlays/DialogForm'
import { Notice } from '../../ui/overlays/Notice'
import { useUnsavedWords } from '../settings/drafts/unsaved-words'
import { WordsField } from '../settings/drafts/WordsField'
import { useAnswering, useAnsweringState } from './answering'
import { openEscalate } from './escalating'
import styles from './IgnoreDialog.module.css'
import type { LeaveDialogProps } from './leave-dialog'

/** Asks how to ignore the conversation: one or more options, after a warning. Specification sections 4 and 5. */
export function IgnoreDialog(rest: LeaveDialogProps) {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  const conversationId = useAnsweringState(({ chat }) => chat.conversationId)
  const words = useUnsavedWords('ignore', conversationId)
  const { text: note, choice } = words
  const chosen: readonly string[] = choice === null ? ['until_next_message'] : choice.split(' ')
  const options = ignoreOptions.filter((option) => chosen.includes(option))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const hasAlert = options.some((option) => hasIgnoreRule(option, 'sets_alert'))
  const noteFault = () => {
    if (!hasAlert) return null
    if (isBlank(note)) return t('ignore.note_empty')
    return note.trim().length > reasonLength ? t('leave.reason_too_long') : null
  }
  const toggle = (option: IgnoreOption) =>
    words.choose(
      ignoreOptions
        .filter((each) => (each === option ? !options.includes(each) : options.includes(each)))
        .join(' '),
    )
  const submit = () => {
    setIsSubmitted(true)
    if (noteFault()) field.current?.focus()
    else if (options.length > 0)
      dispatch({
        type: 'leave',
        leave: { kind: 'ignore', options, ...(hasAlert ? { note: note.trim() } : {}) },
      })
  }
  return (
    <DialogForm
      {...rest}
      isOpen
      isDanger
      title={t('ignore.title')}
      confirm={t('ignore.confirm')}
      onConfirm={submit}
      error={rest.error || (isSubmitted && options.length === 0 && t('ignore.none'))}
    >
      <Notice tone="bad" icon={IconAlertOctagon}>
        {t('ignore.warning')}
      </Notice>
      <ChoiceList
        kind="many"
        hasFocus
        textField={field}
        label={t('ignore.how')}
        choices={ignoreOptions.map((value) => ({ value, label: t(`ignore.option.${value}`) }))}
        chosen={options}
        onChoose={toggle}
      />
      {hasAlert && (
        <WordsField
          words={words}
          ref={field}
          label={t('ignore.note')}
          required
          error={isSubmitted ? noteFault() : null}
        />
      )}
      <p className={styles.minor}>
        {t('ignore.minor')}{' '}
        <Button
          size="small"
          onClick={() => {
            rest.onClose()
            openEscalate(conversationId)
          }}
        >
          {t('ignore.escalate')}
        </Button>
      </p>
    </DialogForm>
  )
}
