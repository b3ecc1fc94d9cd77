import { IconDownload, IconRefresh, IconTrash, IconUsers, IconX } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const moveToExportTabs = action<{ focus: () => void }>({
  id: 'export tabs',
  group: 'page',
  key: 'V',
  icon: IconUsers,
  title: (t) => t('exports.move_to_tabs'),
  run: ({ focus }) => focus(),
})

/** `run`: null when it is not possible with this export. */
type Act = { run: (() => void) | null }

export const downloadExport = action<Act>({
  id: 'export download',
  group: 'page',
  key: 'D',
  icon: IconDownload,
  title: (t) => t('exports.download'),
  blocked: (t, { run }) => !run && t('exports.choose_ready'),
  run: ({ run }) => run?.(),
})

export const cancelExport = action<Act>({
  id: 'export cancel',
  group: 'page',
  key: 'C',
  icon: IconX,
  title: (t) => t('exports.cancel'),
  blocked: (t, { run }) => !run && t('exports.choose_under_way'),
  run: ({ run }) => run?.(),
})

/** Goes on from the last row, or orders the file again. */
export const makeExportAgain = action<Act>({
  id: 'export again',
  group: 'page',
  key: 'G',
  icon: IconRefresh,
  title: (t) => t('exports.go_on'),
  blocked: (t, { run }) => !run && t('exports.choose_stopped'),
  run: ({ run }) => run?.(),
})

export const deleteExport = action<Act>({
  id: 'export delete',
  group: 'page',
  icon: IconTrash,
  title: (t) => t('exports.delete'),
  blocked: (t, { run }) => !run && t('exports.choose_over'),
  run: ({ run }) => run?.(),
})
