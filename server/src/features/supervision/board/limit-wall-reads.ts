import { countPerMinute } from '../../../platform/http/count-per-minute.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** A screen asks four times in a minute; the same link may be open on some screens. */
export const readsPerWall = 60
/** All screens of an office have one address. */
export const readsPerAddress = 600
/** Reads with tokens that do not work: old screens that nobody has switched off ask for the state of their link. */
export const refusedPerAddress = 60

/** Limits reads on this node: tokens are too long to be guessed, so this only limits the work. */
export function limitWallReads(now?: () => number) {
  const count = countPerMinute(now)
  /** @throws {AppError} `too_many_requests` */
  return (key: string, most: number) => {
    const retryAfter = count(key, most)
    if (retryAfter !== null) throw new AppError('too_many_requests', {}, retryAfter)
  }
}
