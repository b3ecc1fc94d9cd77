import { type GatePath, gatePaths, setupPath } from '@panel/contract/rules/page-paths'

export type Place =
  /** `remember`: the path to open after signing in. */
  | { app: 'gate'; path: GatePath; remember?: string }
  | { app: 'panel'; path: string }
  /** The setup: the token and the first admin, then the other steps of this admin. */
  | { app: 'setup' }

/**
 * The page at a path. Specification section 4: without the second factor, the path is stored and `/tfa` comes first.
 * @param here the requested path and query
 * @param resume the path that was stored before
 */
export function placeFor(
  here: string,
  user: { tfa_authenticated: boolean; must_choose_password?: boolean; setup_open?: boolean } | null,
  resume: string | null,
): Place {
  const path = here.split('?')[0]
  const gate = gatePaths.find((candidate) => candidate === path)
  const isSignedIn = user?.tfa_authenticated && !user.must_choose_password
  if (isSignedIn) {
    const next = gate ? (resume ?? '/') : here
    const isSetup = next.split('?')[0] === setupPath
    // The first admin continues with the setup after signing in.
    if (user.setup_open && (isSetup || (gate && next === '/'))) return { app: 'setup' }
    return { app: 'panel', path: isSetup ? '/' : next }
  }
  const remember = gate ? undefined : here
  if (user) return { app: 'gate', path: '/tfa', remember }
  if (path === setupPath) return { app: 'setup' }
  return { app: 'gate', path: gate === '/expired' ? '/expired' : '/login', remember }
}

/** Path and query of a URL. A path that begins with two slashes would lead to another site, which the history API refuses. */
export const pathIn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname.replace(/^\/+/, '/') + search

/** A stored path, if it is on this site and not a page of the sign-in. */
export function safePath(value: string | null, origin: string): string | null {
  if (!value?.startsWith('/') || !URL.canParse(value, origin)) return null
  const url = new URL(value, origin)
  if (url.origin !== origin || gatePaths.some((gate) => gate === url.pathname)) return null
  return url.pathname + url.search
}
