import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronUp,
  IconHeart,
  IconId,
  IconNotes,
  IconPencil,
} from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'
import type { FieldGroup } from './customer-fields'

export const editAlert = action<{ hasAlert: boolean; open: () => void }>({
  id: 'alert',
  group: 'chat',
  icon: IconAlertTriangle,
  title: (t, { hasAlert }) => t(hasAlert ? 'alert.edit' : 'alert.set'),
  run: ({ open }) => open(),
})

/** Opens the first fact that is not known. */
export const addFact = action<() => void>({
  id: 'facts',
  group: 'facts',
  key: 'E',
  icon: IconId,
  title: (t) => t('facts.add_next'),
  run: (open) => open(),
})

export const editInterests = action<{ open: () => void }>({
  id: 'interests',
  group: 'facts',
  icon: IconHeart,
  title: (t) => t('facts.edit_group', { group: t('facts.interests') }),
  run: ({ open }) => open(),
})

export const editGroup = action<{ group: FieldGroup; open: () => void }>({
  id: 'group',
  group: 'facts',
  each: ({ group }) => group,
  icon: IconPencil,
  title: (t, { group }) => t('facts.edit_group', { group: t(`facts.group.${group}`) }),
  run: ({ open }) => open(),
})

export const editFact = action<{ field: string; label: string; isKnown: boolean; open: () => void }>({
  id: 'fact',
  group: 'facts',
  each: ({ field }) => field,
  icon: IconPencil,
  title: (t, { label, isKnown }) =>
    isKnown ? t('facts.edit_group', { group: label }) : t('facts.add', { field: label }),
  run: ({ open }) => open(),
})

/** The letters of the groups, while the facts have the focus. */
export const groupLetters = {
  interests: 'I',
  work: 'W',
  home: 'H',
  person: 'P',
  habits: 'A',
  looks: 'L',
  character: 'C',
} as const satisfies Record<FieldGroup | 'interests', string>
// The cast: the keys of a const object.
const groups = Object.keys(groupLetters) as (keyof typeof groupLetters)[]

/** These keys work while the facts have the focus; only then they are offered. */
const inFacts = { group: 'facts', isFocused: () => true } as const

export const openGroup = action<(group: keyof typeof groupLetters) => void>({
  ...inFacts,
  id: 'facts by letter',
  key: groups.map((group) => groupLetters[group]).join('+'),
  title: (t) => t('facts.open_group'),
  press: (open, key) => {
    const group = groups.find((each) => groupLetters[each] === key)
    if (group) open(group)
  },
})

export const moveInFacts = action<(by: 1 | -1) => void>({
  ...inFacts,
  id: 'move in facts',
  key: 'J+K',
  title: (t) => t('facts.move'),
  press: (move, key) => move(key === 'J' ? 1 : -1),
})

export const takeTheirs = action<() => void>({
  ...inFacts,
  id: 'take theirs',
  key: 'T',
  title: (t) => t('facts.take_newer'),
  run: (take) => take(),
})

export const keepOurs = action<() => void>({
  ...inFacts,
  id: 'keep ours',
  key: 'O',
  title: (t) => t('facts.keep_ours'),
  run: (keep) => keep(),
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
