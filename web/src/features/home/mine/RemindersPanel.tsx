import type { Reminder } from '@panel/contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { showToast, showUndo } from '../../../ui/overlays/toasts'
import { TitledPanel } from '../../../ui/TitledPanel'
import { failureText } from '../../../ui/words/failure'
import { RemindDialog } from '../../answering/reminders/RemindDialog'
import { remindersQuery, storeReminders } from '../../answering/reminders/reminders-query'
import { chatStateText } from '../../answering/unsent/chat-state-text'
import { ActTime } from './ActTime'
import { ChatLink } from './ChatLink'
import styles from './Mine.module.css'
import { NewReminder } from './NewReminder'
import { newReminder } from './reminder-actions'

/** The reminders of the operator, the next one first, with what has become of each chat. */
export function RemindersPanel() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery(remindersQuery)
  const [isNew, setIsNew] = useState(false)
  const [changed, setChanged] = useState<Reminder | null>(null)
  const remove = useRemove()
  const add = useAction(newReminder, { open: () => setIsNew(true) })
  return (
    <TitledPanel title={t('reminders.title')} aside={<ActionButton action={add} size="small" look="quiet" />}>
      {isPending && <ListLoading />}
      {error && !data && (
        <FailedPanel title={t('reminders.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className={styles.nothing}>{t('reminders.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.lines}>
          {data.map((each) => (
            <li key={each.id} className={styles.reminder}>
              <b data-due={each.is_due || undefined}>
                <ActTime at={each.due_at} />
              </b>
              <div>
                <ChatLink chat={each} />
                <span className={styles.small}>{each.note}</span>
                <span className={styles.small}>{chatStateText(t, each)}</span>
              </div>
              <Button
                look="quiet"
                size="small"
                isIcon
                aria-label={t('reminders.change', { name: each.customer.name })}
                onClick={() => setChanged(each)}
              >
                <IconPencil size={14} stroke={1.75} aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                size="small"
                isIcon
                aria-label={t('reminders.delete', { name: each.customer.name })}
                onClick={() => remove(each)}
              >
                <IconTrash size={14} stroke={1.75} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isNew && <NewReminder onClose={() => setIsNew(false)} />}
      {changed && (
        <RemindDialog
          conversationId={changed.conversation.id}
          title={t('reminder.of', { customer: changed.customer.name, profile: changed.profile.name })}
          reminder={changed}
          onClose={() => setChanged(null)}
        />
      )}
    </TitledPanel>
  )
}

/** Deletes a reminder. One that is not due can be set again. */
function useRemove() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const failed = (title: string) => (error: Error) =>
    showToast({ icon: IconTrash, text: failureText(t, title, error) })
  const setAgain = useMutation({
    mutationFn: ({ conversation, due_at: at, note }: Reminder) =>
      call('PUT /api/conversations/:id/reminder', {
        params: { id: conversation.id },
        body: { at, ...(note && { note }) },
      }),
    onSuccess: ({ items }) => storeReminders(client, items),
    onError: failed(t('reminder.failed')),
  })
  const { mutate } = useMutation({
    mutationFn: ({ conversation }: Reminder) =>
      call('DELETE /api/conversations/:id/reminder', { params: { id: conversation.id } }),
    onSuccess({ items }, reminder) {
      storeReminders(client, items)
      const done = { icon: IconTrash, text: t('reminders.deleted'), about: reminder.customer.name }
      if (reminder.is_due) showToast(done)
      else showUndo(done, () => setAgain.mutate(reminder))
    },
    onError: failed(t('reminders.not_deleted')),
  })
  return mutate
}
