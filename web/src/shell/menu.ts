import { hasRight, type Right } from '@panel/contract/rights'
import { type Icon, IconLayoutDashboard, IconMessages } from '@tabler/icons-react'
import type { User } from '../features/sign-in/user'
import { rightsOf } from '../features/sign-in/user-rights'

export type MenuEntry = {
  to: '/' | '/messages'
  label: 'home.title' | 'overview.title'
  icon: Icon
  /** Who sees it; everyone when absent. Specification section 2. */
  right?: Right
  badge?: (user: User) => { count: number; tone?: 'ok' | 'warn' | 'bad' } | null
}

export type MenuSection = { heading: 'menu.admin_settings' | null; entries: MenuEntry[] }

const sections: MenuSection[] = [
  {
    heading: null,
    entries: [
      { to: '/', label: 'home.title', icon: IconLayoutDashboard },
      {
        to: '/messages',
        label: 'overview.title',
        icon: IconMessages,
        right: { other_chats: 'overview' },
        badge: (user) => ({ count: user.open_messages }),
      },
    ],
  },
]

/** The side menu as this operator sees it: a section without entries has no heading either. */
export function menuFor(user: User): MenuSection[] {
  const rights = rightsOf(user)
  return sections
    .map(({ heading, entries }) => ({
      heading,
      entries: entries.filter(({ right }) => !right || hasRight(rights, right)),
    }))
    .filter(({ entries }) => entries.length > 0)
}
