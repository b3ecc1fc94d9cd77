import { IconSchool } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** Asks the coaches about the chat in hand. Only in the command palette. */
export const askCoach = action<{ isWaiting: boolean; open: () => void }>({
  id: 'ask coach',
  group: 'chat',
  icon: IconSchool,
  title: (t) => t('coach_question.ask'),
  blocked: (t, { isWaiting }) => isWaiting && t('coach_question.waits'),
  run: ({ open }) => open(),
})
