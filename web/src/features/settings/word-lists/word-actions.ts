import { IconArchive, IconArchiveOff, IconPlus } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const addWord = action<{ add: () => void }>({
  id: 'word add',
  group: 'page',
  key: 'N',
  icon: IconPlus,
  title: (t) => t('words.add'),
  run: ({ add }) => add(),
})

type Chosen = { word: { isRetired: boolean } | null; press: () => void }

/** A retired word can no longer be chosen; it can be restored. */
export const retireWord = action<Chosen>({
  id: 'word retire',
  group: 'page',
  key: 'T',
  iconOf: ({ word }) => (word?.isRetired ? IconArchiveOff : IconArchive),
  title: (t, { word }) => t(word?.isRetired ? 'words.restore' : 'words.retire'),
  blocked: (t, { word }) => !word && t('words.choose'),
  run: ({ press }) => press(),
})
