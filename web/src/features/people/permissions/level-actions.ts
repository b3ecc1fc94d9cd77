import { IconCopy, IconEye, IconFilter, IconPlus } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const addLevel = action<{ blocked: string | null; add: () => void }>({
  id: 'add level',
  group: 'page',
  key: 'N',
  icon: IconPlus,
  title: (t) => t('levels.add'),
  blocked: (_, { blocked }) => blocked,
  run: ({ add }) => add(),
})

export const copyLevel = action<{ blocked: string | null; copy: () => void }>({
  id: 'copy level',
  group: 'page',
  key: 'Y',
  icon: IconCopy,
  title: (t) => t('levels.copy'),
  blocked: (_, { blocked }) => blocked,
  run: ({ copy }) => copy(),
})

export const showLevelDifferences = action<{ isOn: boolean; toggle: () => void }>({
  id: 'level differences',
  group: 'page',
  key: 'D',
  icon: IconFilter,
  title: (t, { isOn }) => t(isOn ? 'levels.all_rows' : 'levels.differences'),
  run: ({ toggle }) => toggle(),
})

export const previewLevel = action<{ name: string; isPreview: boolean; preview: () => void }>({
  id: 'preview level',
  group: 'page',
  key: 'P',
  icon: IconEye,
  title: (t, { name }) => t('levels.preview', { name }),
  blocked: (t, { isPreview }) => isPreview && t('preview.running'),
  run: ({ preview }) => preview(),
})

export const saveLevels = action<{ blocked: string | null; save: () => void }>({
  id: 'save levels',
  group: 'page',
  key: 'mod+enter',
  title: (t) => t('levels.save'),
  blocked: (_, { blocked }) => blocked,
  run: ({ save }) => save(),
})

/** The page handles Escape. */
export const discardLevels = action<{ discard: () => void }>({
  id: 'discard levels',
  group: 'page',
  key: 'esc',
  title: (t) => t('levels.discard'),
  run: ({ discard }) => discard(),
})
