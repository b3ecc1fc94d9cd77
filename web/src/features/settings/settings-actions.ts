import { IconRefresh } from '@tabler/icons-react'
import { action } from '../../ui/actions/actions'

/** Names and lists are loaded once, and somebody can have changed them since. */
export const reloadSharedSettings = action<{ reload: () => void }>({
  id: 'reload settings',
  group: 'anywhere',
  icon: IconRefresh,
  title: (t) => t('settings.reload'),
  run: ({ reload }) => reload(),
})
