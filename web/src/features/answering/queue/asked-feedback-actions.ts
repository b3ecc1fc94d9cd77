import { IconClipboardCheck, IconHourglass } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** Enter also opens it when no element has the focus. */
export const readAskedFeedback = action<{ run: () => void }>({
  id: 'feedback read',
  group: 'page',
  key: 'enter',
  icon: IconClipboardCheck,
  title: (t) => t('feedback.asked.read'),
  run: ({ run }) => run(),
})

export const putOffAskedFeedback = action<{ isBusy: boolean; run: () => void }>({
  id: 'feedback put off',
  group: 'page',
  key: 'H',
  icon: IconHourglass,
  title: (t) => t('feedback.asked.hurry'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  run: ({ run }) => run(),
})
