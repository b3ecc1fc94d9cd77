import { IconShieldQuestion } from '@tabler/icons-react'
import { action } from '../../ui/actions/actions'

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

/** A false alarm: asks why the customer has not asked who writes. */
export const notAsked = action<{ ask: () => void }>({
  id: 'not asked',
  group: 'chat',
  key: 'T',
  title: (t) => t('inquiry.not_asked'),
  run: ({ ask }) => ask(),
})
