import { IconArchive, IconArchiveOff, IconCopy, IconEye, IconPencil } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

type Run = { run: () => void }
/** `blocked`: why the viewer may not change the level. */
type Change = Run & { blocked: string | null }

export const renameLevel = action<Change>({
  id: 'rename level',
  group: 'page',
  icon: IconPencil,
  title: (t) => t('levels.rename'),
  blocked: (_, { blocked }) => blocked,
  run: ({ run }) => run(),
})

export const copyThisLevel = action<Change>({
  id: 'copy this level',
  group: 'page',
  icon: IconCopy,
  title: (t) => t('levels.copy'),
  blocked: (_, { blocked }) => blocked,
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

export const retireLevel = action<Change & { isLast: boolean }>({
  id: 'retire level',
  group: 'page',
  icon: IconArchive,
  title: (t) => t('levels.retire'),
  blocked: (t, { blocked, isLast }) => blocked ?? (isLast && t('levels.error.last_admin')),
  run: ({ run }) => run(),
})

export const restoreLevel = action<Change>({
  id: 'restore level',
  group: 'page',
  icon: IconArchiveOff,
  title: (t) => t('levels.restore'),
  blocked: (_, { blocked }) => blocked,
  run: ({ run }) => run(),
})
