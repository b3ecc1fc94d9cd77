import { IconArrowLeft } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const goBack = action<{ place: string; back: () => void }>({
  id: 'go back',
  group: 'go_to',
  key: 'B',
  icon: IconArrowLeft,
  title: (t, { place }) => t('back_to', { place }),
  run: ({ back }) => back(),
})
