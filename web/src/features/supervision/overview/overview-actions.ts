import { IconExternalLink, IconLayoutSidebarRight } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { action } from '../../../ui/actions/actions'

/** The chat at the cursor of the list, otherwise the one in the preview. */
type Target = { id: number | undefined; run: (id: number) => void }

const needsChat = (t: TFunction, { id }: Target) => id === undefined && t('overview_page.none_chosen')
const runOnChat = ({ id, run }: Target) => {
  if (id !== undefined) run(id)
}

export const previewChat = action<Target & { isOpen: boolean }>({
  id: 'overview preview',
  group: 'page',
  key: 'space',
  icon: IconLayoutSidebarRight,
  title: (t, { isOpen }) => t(isOpen ? 'list_keys.close_preview' : 'list_keys.preview'),
  blocked: needsChat,
  run: runOnChat,
})

export const openToRead = action<Target>({
  id: 'overview open',
  group: 'page',
  key: 'enter',
  icon: IconExternalLink,
  title: (t) => t('overview_page.open'),
  blocked: needsChat,
  run: runOnChat,
})
