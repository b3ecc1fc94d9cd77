import type { Conversation } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import {
  hasReasonWords,
  liftReasonLength,
  liftReasonWords,
  type NotAskedReason,
  notAskedReasons,
} from '@panel/contract/rules/inquiry-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { ChoiceList } from '../../ui/fields/ChoiceList'
import { DialogForm } from '../../ui/overlays/DialogForm'
import { failureText } from '../../ui/words/failure'
import { issueText } from '../../ui/words/issue-text'
import { catchUp } from '../conversations/thread/conversation-queries'
import { useUnsavedWords } from '../settings/drafts/unsaved-words'
import { WordsField } from '../settings/drafts/WordsField'
import { useAnswering } from './answering'

/** The choice of own words. */
const own = 'own'
const choices = [...notAskedReasons, own] as const

type Props = { conversation: Conversation; onClose: () => void }

/** The customer has not asked who writes: asks why, and lifts the inquiry. The digit of a reason does it at once. */
export function NotAskedDialog({ conversation: { id, customer }, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { store } = useAnswering()
  const words = useUnsavedWords('not_asked', id)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const lifting = useMutation({
    // Not in `onSuccess`: without the inquiry, the dialog is no longer on the page.
    mutationFn: async (reason: { reason_code: NotAskedReason } | { reason: string }) => {
      const { lease } = store.getState().chat
      const body = { lease_id: lease.id, epoch: lease.epoch, ...reason }
      await call('POST /api/conversations/:id/inquiry/lift', { params: { id }, body }).finally(() =>
        catchUp(client, id),
      )
      words.forget()
    },
    onSuccess: onClose,
  })
  const chosen = choices.find((each) => each === (words.choice ?? (words.isKept ? own : null)))

  const fault = () => {
    if (isBlank(words.text)) return t('held.reason_missing')
    if (hasReasonWords(words.text)) return null
    return issueText(t, { code: 'too_few_words', params: { min: liftReasonWords } })
  }
  const openOwnWords = () => {
    // Renders the field at once, so that the letter that the operator has just typed goes into it.
    flushSync(() => words.choose(own))
    field.current?.focus()
  }
  const lift = (reason: typeof chosen) => {
    if (!reason || lifting.isPending) return
    if (reason !== own) lifting.mutate({ reason_code: reason })
    else if (fault()) field.current?.focus()
    else lifting.mutate({ reason: words.text.trim() })
  }
  const { error } = lifting
  const refused = error instanceof ApiError && error.issues.find(({ path }) => path === 'reason')
  return (
    <DialogForm
      isOpen
      onClose={onClose}
      isBusy={lifting.isPending}
      title={t('inquiry.not_asked_title', { name: customer.name })}
      confirm={t('inquiry.not_asked')}
      confirmKeys="enter"
      onConfirm={() => {
        setIsSubmitted(true)
        lift(chosen)
      }}
      error={
        error && !refused
          ? failureText(t, t('inquiry.not_lifted'), error)
          : isSubmitted && !chosen && t('leave.reason_none')
      }
    >
      <p>{t('inquiry.not_asked_text')}</p>
      <ChoiceList
        kind="one"
        hasFocus
        textField={field}
        onTyping={openOwnWords}
        label={t('held.reason')}
        choices={choices.map((value) => ({ value, label: t(`inquiry.not_asked_reason.${value}`) }))}
        chosen={chosen ? [chosen] : []}
        onChoose={words.choose}
        onDigit={(value) => (value === own ? openOwnWords() : lift(value))}
      />
      {chosen === own && (
        <WordsField
          ref={field}
          words={words}
          label={t('held.reason')}
          maxLength={liftReasonLength}
          required
          error={(isSubmitted && fault()) || (refused ? issueText(t, refused) : null)}
        />
      )}
    </DialogForm>
  )
}
