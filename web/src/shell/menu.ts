import { hasRight, type Right, type Rights } from '@panel/contract/rights'
import { type Icon, IconLayoutDashboard } from '@tabler/icons-react'
import type { User } from '../features/sign-in/user'

export type MenuEntry = {
  to: '/'
  label: 'home.title'
  icon: Icon
  /** Who sees it; everyone when absent. Specification section 2. */
  right?: Right
  badge?: (user: User) => { count: number; tone?: 'ok' | 'warn' | 'bad' } | null
}

export type MenuSection = { heading: 'menu.admin_settings' | null; entries: MenuEntry[] }

const sections: MenuSection[] = [
  { heading: null, entries: [{ to: '/', label: 'home.title', icon: IconLayoutDashboard }] },
]

/** The account's rights in the form the contract's rules take. */
export const rightsOf = (user: User): Rights => ({ ...user, ...user.permissions })

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
