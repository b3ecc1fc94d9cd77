import { IconBell } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** Sets a reminder of the chat that is shown. Only in the command palette. */
export const remindMe = action<{ open: () => void }>({
  id: 'remind me',
  group: 'chat',
  icon: IconBell,
  title: (t) => t('reminder.title'),
  run: ({ open }) => open(),
})
