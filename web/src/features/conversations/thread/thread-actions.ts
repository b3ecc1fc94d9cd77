import { IconEyeOff, IconSearch, IconStar } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const move = action<{ move: (by: 1 | -1) => void }>({
  id: 'move',
  group: 'chat',
  key: 'J+K',
  title: (t) => t('thread.move'),
  press: (cursor, key) => cursor.move(key === 'J' ? 1 : -1),
})

export const loadEarlier = action<() => void>({
  id: 'load earlier',
  group: 'chat',
  key: 'U',
  title: (t) => t('thread.load_earlier'),
  run: (load) => load(),
})

export const findInChat = action<() => void>({
  id: 'find in chat',
  group: 'chat',
  key: 'Y',
  icon: IconSearch,
  title: (t) => t('find.open'),
  run: (open) => open(),
})

export const nextHighlighted = action<() => void>({
  id: 'next highlighted',
  group: 'chat',
  icon: IconStar,
  title: (t) => t('mark.next_highlighted'),
  run: (go) => go(),
})

export const nextHidden = action<() => void>({
  id: 'next hidden',
  group: 'chat',
  icon: IconEyeOff,
  title: (t) => t('mark.next_hidden'),
  run: (go) => go(),
})
