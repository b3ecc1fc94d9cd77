import { IconUserUp } from '@tabler/icons-react'
import { action } from '../../ui/actions/actions'

type Target = { nothingWaits: boolean; hasAttachment: boolean; begin: () => void }

/** A check has stopped the text, and the operator says that it is a false alarm: a master decides, and the next chat opens. */
export const appealAction = action<Target>({
  id: 'leave appeal',
  group: 'chat',
  key: 'O',
  icon: IconUserUp,
  title: (t) => t('appeal.ask'),
  blocked: (t, { nothingWaits, hasAttachment }) =>
    nothingWaits ? t('leave.nothing_waits') : hasAttachment && t('appeal.without_attachment'),
  run: ({ begin }) => begin(),
})
