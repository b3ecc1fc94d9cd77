import { IconArchive, IconArchiveOff, IconCopy, IconEye, IconPencil } from '@tabler/icons-react'
import { action } from '../../ui/actions'

type Run = { run: () => void }

export const renameLevel = action<Run>({
  id: 'rename level',
  group: 'page',
  icon: IconPencil,
  title: (t) => t('levels.rename'),
  run: ({ run }) => run(),
})

export const copyThisLevel = action<Run>({
  id: 'copy this level',
  group: 'page',
  icon: IconCopy,
  title: (t) => t('levels.copy'),
  run: ({ run }) => run(),
})

export const previewThisLevel = action<Run & { name: string; isPreview: boolean }>({
  id: 'preview this level',
  group: 'page',
  icon: IconEye,
  title: (t, { name }) => t('levels.preview', { name }),
  blocked: (t, { isPreview }) => isPreview && t('preview.running'),
  run: ({ run }) => run(),
})

export const retireLevel = action<Run & { isLast: boolean }>({
  id: 'retire level',
  group: 'page',
  icon: IconArchive,
  title: (t) => t('levels.retire'),
  blocked: (t, { isLast }) => isLast && t('levels.error.last_admin'),
  run: ({ run }) => run(),
})

export const restoreLevel = action<Run>({
  id: 'restore level',
  group: 'page',
  icon: IconArchiveOff,
  title: (t) => t('levels.restore'),
  run: ({ run }) => run(),
})
