import { IconAlertOctagon, IconLockOpen } from '@tabler/icons-react'
import { action } from '../../ui/actions/actions'

export const escalate = action<{ isSending: boolean; open: () => void }>({
  id: 'escalate',
  group: 'chat',
  key: 'X',
  icon: IconAlertOctagon,
  title: (t) => t('escalate.button'),
  blocked: (t, { isSending }) => isSending && t('sender.being_sent'),
  run: ({ open }) => open(),
})

export const releaseHold = action<{ isOpenEscalation: boolean; open: () => void }>({
  id: 'release hold',
  group: 'chat',
  icon: IconLockOpen,
  title: (t) => t('held.release'),
  blocked: (t, { isOpenEscalation }) => isOpenEscalation && t('held.master_decides'),
  run: ({ open }) => open(),
})
