import { AppError } from '../../platform/http/errors.ts'

const minute = 60_000
/** A screen asks four times in a minute; the same link may be open on some screens. */
export const readsPerWall = 60
/** All screens of an office have one address. */
export const readsPerAddress = 600
/** Reads with tokens that do not work: old screens that nobody has switched off ask for the state of their link. */
export const refusedPerAddress = 60

/** Counts reads on this node in a minute, in memory: tokens are too long to be guessed, so this only limits the work. */
export function limitWallReads(now = () => performance.now()) {
  const counts = new Map<string, number>()
  let since = now()

  /** @throws {AppError} `too_many_requests` */
  return function count(key: string, most: number) {
    const time = now()
    if (time - since >= minute) {
      counts.clear()
      since = time
    }
    const number = (counts.get(key) ?? 0) + 1
    if (number > most)
      throw new AppError('too_many_requests', {}, Math.max(1, Math.ceil((since + minute - time) / 1_000)))
    counts.set(key, number)
  }
}
