import { IconExternalLink } from '@tabler/icons-react'
import { action } from '../../ui/actions'

/** Opens the page of the operator or chat that the entry at the cursor is about. */
export const openSubject = action<{ open: () => void }>({
  id: 'open audit subject',
  group: 'page',
  key: 'O',
  icon: IconExternalLink,
  title: (t) => t('audit.open_subject'),
  run: ({ open }) => open(),
})
