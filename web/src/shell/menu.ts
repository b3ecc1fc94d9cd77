import { pageAt } from '@panel/contract/rules/page-paths'
import { isListed, pages, type StaticPath } from '../features/settings/pages/pages'
import type { User } from '../features/settings/user'

/** The counts of the badges. `profileTexts` is undefined until it is loaded. */
export type Counts = { user: User; profileTexts: number | undefined }

export type MenuBadge = {
  count: number
  of: 'messages' | 'feedback' | 'reports' | 'escalations' | 'appeals' | 'texts' | 'resets'
  tone?: 'ok' | 'warn' | 'bad'
}

type Section = { heading: 'menu.coaching' | 'menu.admin_settings' | null; pages: StaticPath[] }

// Entries, order and badges of specification section 2, then pages that it does not name; the right of its page decides who sees an entry.
const sections: Section[] = [
  {
    heading: null,
    pages: [
      '/',
      '/escalations',
      '/holds',
      '/messages',
      '/history',
      '/message-reports',
      '/stats',
      '/feedback',
      '/profilesets',
      '/profilesets/profile-text',
      '/profilesets/report',
      '/profilesets/profile-text-report',
    ],
  },
  { heading: 'menu.coaching', pages: ['/board', '/team', '/reviews', '/fairness'] },
  {
    heading: 'menu.admin_settings',
    pages: [
      '/operators',
      '/permissions',
      '/operator-login-history',
      '/skiplog',
      '/settings',
      '/customer-rights',
      '/audit',
    ],
  },
]

const badges: { [P in StaticPath]?: (counts: Counts) => MenuBadge | null } = {
  '/messages': ({ user }) => ({ count: user.open_messages, of: 'messages' }),
  '/message-reports': ({ user: { open_reports: count } }) =>
    count > 0 ? { count, of: 'reports', tone: 'bad' } : null,
  '/operators': ({
    user: {
      waiting_resets: { length: count },
    },
  }) => (count > 0 ? { count, of: 'resets', tone: 'warn' } : null),
  '/feedback': ({ user: { unread_feedback: count } }) => (count > 0 ? { count, of: 'feedback' } : null),
  '/escalations': ({ user: { open_escalations: open, open_appeals: appeals } }) => {
    if (open > 0) return { count: open, of: 'escalations', tone: 'bad' }
    return appeals > 0 ? { count: appeals, of: 'appeals', tone: 'warn' } : null
  },
  '/profilesets/profile-text': ({ profileTexts: count }) =>
    count === undefined ? null : { count, of: 'texts', tone: count === 0 ? 'ok' : 'warn' },
}

/** The side menu for this operator; a section without entries has no heading. */
export function menuFor(counts: Counts) {
  return sections
    .map(({ heading, pages: paths }) => ({
      heading,
      entries: paths
        .filter((path) => isListed(counts.user, path))
        .map((path) => ({ to: path, ...pages[path], badge: badges[path]?.(counts) ?? null })),
    }))
    .filter(({ entries }) => entries.length > 0)
}

export type MenuEntry = ReturnType<typeof menuFor>[number]['entries'][number]

/**
 * The entry of a path: an operator's page belongs to Operators, all pages below `/settings` to the settings; a report about
 * profile sets is a separate entry.
 */
export function entryAt(pathname: string): string | null {
  const page = pageAt(pathname)
  return page?.startsWith('/settings/') ? '/settings' : (page?.replace(/\/\$id$/, '') ?? null)
}

/** The heading of a page in the menu, if it has one. */
export const headingOf = (path: StaticPath) =>
  sections.find(({ pages: paths }) => paths.includes(path))?.heading ?? null
