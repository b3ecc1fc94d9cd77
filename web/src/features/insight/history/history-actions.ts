import type { HistoryEntry } from '@panel/contract'
import { IconExternalLink, IconFlag, IconLayoutSidebarRight, IconLink, IconSearch } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { action } from '../../../ui/actions/actions'

/** The entry at the cursor of the list, otherwise the one in the preview. */
type Target = { entry: HistoryEntry | undefined; run: (entry: HistoryEntry) => void }

const needsEntry = (t: TFunction, { entry }: Target) => !entry && t('history_list.none_chosen')
const runOnEntry = ({ entry, run }: Target) => {
  if (entry) run(entry)
}

export const searchHistory = action<{ focus: () => void }>({
  id: 'history search',
  group: 'page',
  key: '/',
  icon: IconSearch,
  title: (t) => t('history_list.search'),
  run: ({ focus }) => focus(),
})

export const previewEntry = action<Target & { isOpen: boolean }>({
  id: 'history preview',
  group: 'page',
  key: 'space',
  icon: IconLayoutSidebarRight,
  title: (t, { isOpen }) => t(isOpen ? 'list_keys.close_preview' : 'list_keys.preview'),
  blocked: needsEntry,
  run: runOnEntry,
})

export const openEntry = action<Target>({
  id: 'history open',
  group: 'page',
  key: 'enter',
  icon: IconExternalLink,
  title: (t) => t('history_list.open'),
  blocked: needsEntry,
  run: runOnEntry,
})

export const reportEntry = action<Target>({
  id: 'history report',
  group: 'page',
  key: 'R',
  icon: IconFlag,
  title: (t) => t('message_acts.report'),
  blocked: (t, target) =>
    needsEntry(t, target) || (target.entry?.is_deleted && t('history_list.is_deleted')) || null,
  run: runOnEntry,
})

export const copyEntryLink = action<Target>({
  id: 'history copy',
  group: 'page',
  key: 'C',
  icon: IconLink,
  title: (t) => t('history_list.copy_link'),
  blocked: needsEntry,
  run: runOnEntry,
})
