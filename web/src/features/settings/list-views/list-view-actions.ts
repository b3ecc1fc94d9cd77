import { IconBookmarkPlus, IconDeviceFloppy, IconPencil, IconRestore } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const moveToNamedViews = action<{ focus: () => void }>({
  id: 'named views',
  group: 'page',
  key: 'V',
  title: (t) => t('views.move_to'),
  run: ({ focus }) => focus(),
})

export const saveViewAs = action<{ open: () => void }>({
  id: 'named view add',
  group: 'page',
  icon: IconBookmarkPlus,
  title: (t) => t('views.save_as'),
  run: ({ open }) => open(),
})

export const saveView = action<{ save: () => void }>({
  id: 'named view save',
  group: 'page',
  icon: IconDeviceFloppy,
  title: (t) => t('views.save'),
  run: ({ save }) => save(),
})

export const resetView = action<{ reset: () => void }>({
  id: 'named view reset',
  group: 'page',
  icon: IconRestore,
  title: (t) => t('views.reset'),
  run: ({ reset }) => reset(),
})

export const editView = action<{ open: () => void }>({
  id: 'named view edit',
  group: 'page',
  icon: IconPencil,
  title: (t) => t('views.edit'),
  run: ({ open }) => open(),
})
