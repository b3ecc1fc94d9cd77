import { awayReasonLength } from '@panel/contract/rules/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { ChoiceList } from '../../../ui/fields/ChoiceList'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { giveReason, ownWords } from '../../../ui/words/reasons'
import { awayMutation, storeBreak } from '../../people/welfare/store-break'
import { choiceAmong, useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { useReasons } from '../../settings/use-reasons'
import styles from './AwayDialog.module.css'

type Props = { isOpen: boolean; onClose: () => void }

/** Asks for a reason and starts the break. Specification section 4: it needs a reason, and coaches are notified. */
export function AwayDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { choices } = useReasons()
  const words = useUnsavedWords('away', 0)
  const preset = choiceAmong(choices('away'), words)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const reason = giveReason(preset, words.text)
  const fault = reason ? null : t('away.reason_empty')
  const start = useMutation({
    mutationKey: awayMutation,
    mutationFn: () => call('POST /api/away-times', { body: reason ?? {} }),
    // The dialog is not closed here: the break replaces the page, and the dialog with it.
    onSuccess: ({ away }) => {
      words.forget()
      storeBreak(client, away)
    },
  })
  const close = () => {
    start.reset()
    setIsSubmitted(false)
    onClose()
  }
  const submit = () => {
    setIsSubmitted(true)
    if (fault) field.current?.focus()
    else start.mutate()
  }
  return (
    <DialogForm
      isOpen={isOpen}
      title={t('away.title')}
      confirm={t('away.start')}
      isBusy={start.isPending || start.isSuccess}
      error={start.isError && errorText(start.error)}
      onConfirm={submit}
      onClose={close}
    >
      <p className={styles.intro}>{t('away.intro')}</p>
      <ChoiceList
        kind="one"
        hasFocus
        textField={field}
        label={t('away.why')}
        choices={choices('away')}
        chosen={preset ? [preset] : []}
        onChoose={(value) => {
          words.choose(value)
          if (value === ownWords) field.current?.focus()
        }}
      />
      <WordsField
        words={words}
        ref={field}
        label={t(preset && preset !== ownWords ? 'away.more' : 'away.words')}
        maxLength={awayReasonLength}
        error={isSubmitted ? fault : null}
      />
    </DialogForm>
  )

  function errorText(error: Error) {
    if (!(error instanceof ApiError)) return t('error.offline')
    const number = error.requestId ? t('error.support', { id: error.requestId }) : ''
    return `${t('away.failed')} ${number}`.trim()
  }
}
