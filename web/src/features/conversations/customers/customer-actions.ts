import { IconAlertTriangle, IconChevronDown, IconChevronUp, IconHeart, IconNotes } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const editAlert = action<{ hasAlert: boolean; open: () => void }>({
  id: 'alert',
  group: 'chat',
  icon: IconAlertTriangle,
  title: (t, { hasAlert }) => t(hasAlert ? 'alert.edit' : 'alert.set'),
  run: ({ open }) => open(),
})

export const editInterests = action<{ open: () => void }>({
  id: 'interests',
  group: 'chat',
  icon: IconHeart,
  title: (t) => t('facts.edit_group', { group: t('facts.interests') }),
  run: ({ open }) => open(),
})

export const addNote = action<{ write: () => void }>({
  id: 'add a note',
  group: 'chat',
  key: 'N',
  icon: IconNotes,
  title: (t) => t('logbook.add'),
  run: ({ write }) => write(),
})

export const showAllNotes = action<{ isWhole: boolean; toggle: () => void }>({
  id: 'all notes',
  group: 'chat',
  iconOf: ({ isWhole }) => (isWhole ? IconChevronDown : IconChevronUp),
  title: (t, { isWhole }) => t(isWhole ? 'logbook.show_newest' : 'logbook.show_all'),
  run: ({ toggle }) => toggle(),
})
