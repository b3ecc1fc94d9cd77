import { IconShieldQuestion } from '@tabler/icons-react'
import { action } from '../../ui/actions'

/** The customer asks who writes: marks it, or goes to the approved answers when that is known. */
export const askWho = action<{ isOpen: boolean; nothingWaits: boolean; isSending: boolean; ask: () => void }>(
  {
    id: 'true answer',
    group: 'chat',
    key: 'H',
    icon: IconShieldQuestion,
    title: (t, { isOpen }) => t(isOpen ? 'inquiry.use' : 'inquiry.mark'),
    blocked: (t, { isOpen, nothingWaits, isSending }) =>
      isSending ? t('sender.being_sent') : !isOpen && nothingWaits && t('leave.nothing_waits'),
    run: ({ ask }) => ask(),
  },
)
