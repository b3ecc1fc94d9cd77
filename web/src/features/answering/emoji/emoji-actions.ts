import { IconMoodSmile } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'
import { beingSent } from '../sender-actions'

export const insertEmoji = action<{ isBusy: boolean; ask: () => void }>({
  id: 'emoji',
  group: 'chat',
  icon: IconMoodSmile,
  title: (t) => t('emoji.insert'),
  blocked: beingSent,
  run: ({ ask }) => ask(),
})
