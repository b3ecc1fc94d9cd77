import { IconBellPlus } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** Sets a reminder of a chat that was answered lately. */
export const newReminder = action<{ open: () => void }>({
  id: 'reminder new',
  group: 'page',
  key: 'N',
  icon: IconBellPlus,
  title: (t) => t('reminders.new'),
  run: ({ open }) => open(),
})
