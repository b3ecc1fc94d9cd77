import type { Reminder } from '@panel/contract'
import { reminderNoteLength } from '@panel/contract/rules/reminder-rules'
import { IconBell } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { ChoiceList } from '../../../ui/fields/ChoiceList'
import { Field } from '../../../ui/fields/Field'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showToast } from '../../../ui/overlays/toasts'
import { formatDate, shortDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { choiceAmong, useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { dueOf, inField, type ReminderTime, reminderTimes, tomorrowMorning } from './reminder-times'
import { storeReminders } from './reminders-query'

type Props = {
  conversationId: number
  title: string
  /** The reminder that is changed. */
  reminder?: Reminder
  /** What else is chosen. */
  children?: ReactNode
  onClose: () => void
}

/** Asks when to remind the operator of a chat, and for a note. */
export function RemindDialog({ conversationId, title, reminder, children, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const words = useUnsavedWords('reminder', conversationId, reminder?.note ?? '')
  const [now] = useState(Date.now)
  const choices = reminderTimes.map((value) => ({
    value,
    label: t(`reminder.in.${value}`, { time: formatDate(tomorrowMorning(now), 'timeOnly') }),
  }))
  // The cast: the choices have no other values.
  const kept = choiceAmong(choices, words) as ReminderTime | null
  const chosen = kept ?? (reminder ? 'at' : 'hour')
  const [time, setTime] = useState(() => inField(reminder ? new Date(reminder.due_at) : tomorrowMorning(now)))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Once another time is chosen: in a low window the field is below what is seen.
  const takeField = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    input?.focus({ preventScroll: true })
    input?.scrollIntoView({ block: 'center' })
  }, [])
  const note = useRef<HTMLTextAreaElement>(null)
  const isOutOfRange = dueOf(chosen, time, now) === null
  const save = useMutation({
    mutationFn: () =>
      call('PUT /api/conversations/:id/reminder', {
        params: { id: conversationId },
        body: { ...dueOf(chosen, time, Date.now()), ...(words.text.trim() && { note: words.text.trim() }) },
      }),
    onSuccess({ items }) {
      words.forget()
      storeReminders(client, items)
      const set = items.find(({ conversation }) => conversation.id === conversationId)
      if (set) showToast({ icon: IconBell, text: t('reminder.set', { time: shortDate(set.due_at, now) }) })
      onClose()
    },
  })
  const submit = () => {
    setIsSubmitted(true)
    if (isOutOfRange) field.current?.focus()
    else save.mutate()
  }
  return (
    <DialogForm
      isOpen
      title={title}
      confirm={t('reminder.confirm')}
      isBusy={save.isPending}
      error={save.isError && errorText(save.error)}
      onConfirm={submit}
      onClose={onClose}
    >
      {children}
      <ChoiceList
        kind="one"
        hasFocus
        textField={note}
        label={t('reminder.when')}
        choices={choices}
        chosen={[chosen]}
        onChoose={words.choose}
      />
      {chosen === 'at' && (
        <Field
          ref={takeField}
          type="datetime-local"
          label={t('reminder.time')}
          value={time}
          error={isSubmitted && isOutOfRange ? t('reminder.out_of_range') : null}
          onChange={(event) => setTime(event.target.value)}
        />
      )}
      <WordsField words={words} ref={note} label={t('reminder.note')} maxLength={reminderNoteLength} />
      <p>{t('reminder.text')}</p>
    </DialogForm>
  )

  function errorText(error: Error) {
    if (error instanceof ApiError && error.code === 'reminder_out_of_range') return t('reminder.out_of_range')
    if (error instanceof ApiError && error.code === 'too_many_reminders') return t('reminder.list_full')
    return failureText(t, t('reminder.failed'), error)
  }
}
