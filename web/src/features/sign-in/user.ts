import type { User } from '@panel/contract'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'

export type { User }

/** The signed-in operator; null when nobody is, or when the server can't be asked: signing in says more. */
export async function readUser(): Promise<User | null> {
  try {
    return (await call('GET /api/user.php', {})).user
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) console.warn(error)
    return null
  }
}
