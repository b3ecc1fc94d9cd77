import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { SelectField } from '../../../ui/fields/SelectField'
import { Dialog } from '../../../ui/overlays/Dialog'
import { RemindDialog } from '../../answering/reminders/RemindDialog'
import { ownActsQuery } from './own-acts-query'

/** Sets a reminder of one of the chats that the operator has answered lately. */
export function NewReminder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { rows } = usePages(ownActsQuery())
  const chats = new Map(
    rows
      .filter(({ is_readable }) => is_readable)
      .map(({ conversation, customer, profile }) => [
        conversation.id,
        `${customer.name} ${t('thread.and')} ${profile.name}`,
      ]),
  )
  const [chosen, setChosen] = useState<number | null>(null)
  const id = chosen ?? chats.keys().next().value
  const title = t('reminders.title')
  if (id === undefined)
    return (
      <Dialog isOpen title={title} onClose={onClose}>
        <p>{t('reminders.no_chat')}</p>
      </Dialog>
    )
  return (
    <RemindDialog key={id} conversationId={id} title={title} onClose={onClose}>
      <SelectField
        label={t('reminders.of_chat')}
        value={String(id)}
        options={[...chats].map(([each, names]) => [String(each), names] as const)}
        onChoose={(each) => setChosen(Number(each))}
      />
    </RemindDialog>
  )
}
