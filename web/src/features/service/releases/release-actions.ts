import { IconRefresh } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const refreshPage = action({
  id: 'refresh',
  group: 'anywhere',
  icon: IconRefresh,
  title: (t) => t('release.refresh'),
  run: () => location.reload(),
})
