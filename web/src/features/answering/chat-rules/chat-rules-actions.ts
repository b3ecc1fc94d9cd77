import { IconListDetails } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const showRules = action<{ isOpen: boolean; toggle: () => void }>({
  id: 'chat rules',
  group: 'chat',
  key: 'D',
  icon: IconListDetails,
  title: (t, { isOpen }) => t(isOpen ? 'chat_rules.close' : 'chat_rules.open'),
  run: ({ toggle }) => toggle(),
})
