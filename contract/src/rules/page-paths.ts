/**
 * The paths of the pages (specification section 2), where `$id` stands for one part. The router has a route for each, and the server
 * answers any other path with 404.
 */
export const pagePaths = [
  '/',
  '/queue',
  '/poke-queue',
  '/mine',
  '/mine/receipts',
  '/mine/receipts/$id',
  '/messages',
  '/history',
  '/message-reports',
  '/escalations',
  '/holds',
  '/stats',
  '/board',
  '/team',
  '/hours',
  '/reviews',
  '/feedback',
  '/fairness',
  '/profilesets',
  '/profilesets/$id',
  '/profilesets/profile-text',
  '/profilesets/report',
  '/profilesets/profile-text-report',
  '/operators',
  '/operators/$id',
  '/permissions',
  '/operator-login-history',
  '/skiplog',
  '/customer-rights',
  '/customer-rights/$id',
  '/audit',
  '/my-hours',
  '/exports',
  '/account',
  '/saved-replies',
  '/conversations',
  '/conversations/$id',
  '/settings',
  '/settings/thresholds',
  '/settings/disclosures',
  '/settings/retention',
  '/settings/gifts',
  '/settings/lists/$id',
  '/settings/siteowners/$id',
  '/poke-rules',
] as const
export type PagePath = (typeof pagePaths)[number]

/** The pages of the sign-in, which are shown without the panel. */
export const gatePaths = ['/login', '/tfa', '/expired'] as const
export type GatePath = (typeof gatePaths)[number]

/** The setup of a new panel. It is shown without the panel. */
export const setupPath = '/setup'

/** What a link opens for somebody who is not signed in, with the token of the link behind it. */
const linkPaths = ['/invite', '/wall'] as const
type LinkPath = (typeof linkPaths)[number]

/** The page at a path; null when there is none. */
export function pageAt(pathname: string): PagePath | null {
  const path = pathname.replace(/(?<=.)\/$/, '')
  return (
    pagePaths.find((page) => page === path) ??
    pagePaths.find((page) => page === path.replace(/\/[^/]+$/, '/$id')) ??
    null
  )
}

/** The token in the path of a link, which leads to this page; null in any other path. */
export function tokenIn(pathname: string, page: LinkPath): string | null {
  const [, first, token] = /^(\/\w+)\/([\w-]+)\/?$/.exec(pathname) ?? []
  return first === page && token ? token : null
}

/** Whether anything is shown at a path. */
export const isPagePath = (pathname: string): boolean =>
  pageAt(pathname) !== null ||
  [...gatePaths, setupPath].some((path) => path === pathname) ||
  linkPaths.some((page) => tokenIn(pathname, page) !== null)
