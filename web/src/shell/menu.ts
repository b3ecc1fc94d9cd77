import { pageAt } from '@panel/contract/rules/page-paths'
import { isListed, pages, type StaticPath } from '../features/settings/pages/pages'
import type { User } from '../features/settings/user'

/** The counts of the badges. `profileTexts` is undefined until it is loaded. */
export type Counts = { user: User; profileTexts: number | undefined }

export type MenuBadge = {
  count: number
  of: 'messages' | 'feedback' | 'reports' | 'escalations' | 'appeals' | 'texts' | 'resets' | 'reminders'
  tone?: 'ok' | 'warn' | 'bad'
}

export type MenuGroup = 'menu.profiles' | 'menu.safety' | 'menu.team' | 'menu.admin_settings'

type Section = { heading: MenuGroup | null; pages: StaticPath[] }

// Entries, order and badges of specification section 2, then pages that it does not name; the right of its page decides who sees an entry.
const sections: Section[] = [
  { heading: null, pages: ['/', '/mine', '/messages', '/history', '/message-reports', '/stats'] },
  {
    heading: 'menu.profiles',
    pages: [
      '/profilesets',
      '/profilesets/profile-text',
      '/profilesets/report',
      '/profilesets/profile-text-report',
    ],
  },
  { heading: 'menu.safety', pages: ['/escalations', '/holds', '/customer-rights'] },
  { heading: 'menu.team', pages: ['/board', '/team', '/hours', '/reviews', '/fairness'] },
  {
    heading: 'menu.admin_settings',
    pages: ['/operators', '/permissions', '/operator-login-history', '/skiplog', '/settings', '/audit'],
  },
]

/** The menu under the name has the operator's own pages, with a line between the parts. */
const ownSections: StaticPath[][] = [['/feedback', '/my-hours'], ['/saved-replies', '/exports'], ['/account']]

const badges: { [P in StaticPath]?: (counts: Counts) => MenuBadge | null } = {
  '/messages': ({ user }) => ({ count: user.open_messages, of: 'messages' }),
  '/mine': ({ user: { reminders } }) =>
    reminders.due > 0 ? { count: reminders.due, of: 'reminders', tone: 'warn' } : null,
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

/** The side menu for this operator; a group without entries has no heading. */
export function menuFor(counts: Counts) {
  return sections
    .map(({ heading, pages: paths }) => ({ heading, entries: entriesOf(paths, counts) }))
    .filter(({ entries }) => entries.length > 0)
}

/** The operator's own pages, in the parts of the menu under their name. */
export const ownMenuFor = (counts: Counts) =>
  ownSections.map((paths) =>
    entriesOf(
      paths.filter((path) => path !== '/exports' || counts.user.exports),
      counts,
    ),
  )

const entriesOf = (paths: readonly StaticPath[], counts: Counts) =>
  paths
    .filter((path) => isListed(counts.user, path))
    .map((path) => ({ to: path, ...pages[path], badge: badges[path]?.(counts) ?? null }))

export type MenuSection = ReturnType<typeof menuFor>[number]
export type MenuEntry = MenuSection['entries'][number]

/**
 * The entry of a path: an operator's page belongs to Operators, a receipt to the own work, all pages below `/settings` to the settings; a report about
 * profile sets is a separate entry.
 */
export function entryAt(pathname: string): string | null {
  const page = pageAt(pathname)
  if (page?.startsWith('/mine/')) return '/mine'
  return page?.startsWith('/settings/') ? '/settings' : (page?.replace(/\/\$id$/, '') ?? null)
}

/** The heading of a page in the menu, if it has one. */
export const headingOf = (path: StaticPath) =>
  sections.find(({ pages: paths }) => paths.includes(path))?.heading ?? null
