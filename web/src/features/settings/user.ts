import type { User } from '@panel/contract'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'

export type { User }

/** The page was served to a browser without a session: nobody is signed in, and no request is needed. */
export const isVisitor = () => document.querySelector('meta[name="visitor"]') !== null

/**
 * The signed-in operator; null when nobody is signed in.
 * @throws {ApiError | OfflineError} when the server cannot tell
 */
export async function readUser(): Promise<User | null> {
  try {
    return (await call('GET /api/user.php', {})).user
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
