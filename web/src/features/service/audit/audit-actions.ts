import { IconExternalLink, IconLink, IconSearch } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** Opens the page of the operator or chat that the entry at the cursor is about. */
export const openSubject = action<{ open: () => void }>({
  id: 'open audit subject',
  group: 'page',
  key: 'O',
  icon: IconExternalLink,
  title: (t) => t('audit.open_subject'),
  run: ({ open }) => open(),
})

/** Opens how far the chain of hashes is, and where its daily anchors are sent. */
export const showChain = action<{ open: () => void }>({
  id: 'chain of the audit log',
  group: 'page',
  key: 'H',
  icon: IconLink,
  title: (t) => t('audit.chain'),
  run: ({ open }) => open(),
})

/** Moves the focus to the number of a chat. */
export const findChatInAudit = action<{ focus: () => void }>({
  id: 'find chat in audit',
  group: 'page',
  key: '/',
  icon: IconSearch,
  title: (t) => t('audit.find_chat'),
  run: ({ focus }) => focus(),
})
