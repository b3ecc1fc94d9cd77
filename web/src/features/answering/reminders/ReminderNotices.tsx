import { IconBell } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/overlays/toasts'
import { asJson, storedPerOperator } from '../../../ui/storage/storage'
import { userQuery, useUser } from '../../settings/user-query'
import { remindersQuery } from './reminders-query'

/** How long the notice of a reminder is shown, in milliseconds; the badge of the menu stays. */
const shownFor = 20_000

/** The reminders of which a notice was shown in this browser, each with its time. */
const noticed = storedPerOperator<string[]>(
  'reminded',
  asJson((stored) => (Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : null)),
)

/** Tells once, on any page, that a reminder is due. */
export function ReminderNotices() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id: operatorId } = useUser()
  const { data: reminders } = useQuery(remindersQuery)
  useEffect(() => {
    if (!reminders) return
    const store = noticed(operatorId, 0)
    const due = reminders.filter(({ is_due }) => is_due)
    const keyOf = (each: { id: number; due_at: string }) => `${each.id} ${each.due_at}`
    const known = store.read() ?? []
    const fresh = due.filter((each) => !known.includes(keyOf(each)))
    if (fresh.length === 0) return
    store.write(due.map(keyOf))
    void client.invalidateQueries({ queryKey: userQuery.queryKey })
    const [latest] = fresh.slice(-1)
    if (!latest) return
    const { customer, profile, note, conversation, is_readable } = latest
    const names = { customer: customer.name, profile: profile.name }
    showToast(
      {
        icon: IconBell,
        text: note ? t('reminder.due_note', { ...names, note }) : t('reminder.due', names),
        ...(is_readable && {
          action: {
            label: t('reminder.open'),
            onPress: () =>
              void navigate({
                to: '/conversations/$id',
                params: { id: String(conversation.id) },
                search: { from: 'mine' },
              }),
          },
        }),
      },
      shownFor,
    )
  }, [reminders, operatorId, client, navigate, t])
  return null
}
