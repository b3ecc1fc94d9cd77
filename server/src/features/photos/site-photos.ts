import type { Picture } from '../../platform/pictures.ts'
import { fetchPhoto } from './fetch-photo.ts'
import { openPhotoHosts } from './photo-hosts.ts'

/** Milliseconds; a site may put another picture behind the same address. */
const keptFor = 60 * 60_000

type Kept = { picture: Promise<Picture>; at: number; bytes: number }

/**
 * Photos of sites, each fetched once while it is wanted: the last ones are kept, as made anew by us.
 * @param options.bytesAtMost of all that are kept
 * @param options.silence milliseconds a host is left alone that did not answer
 */
export function openSitePhotos(
  allowedHosts: readonly string[],
  {
    bytesAtMost = 64 * 1024 * 1024,
    timeLimit,
    silence,
  }: { bytesAtMost?: number; timeLimit?: number; silence?: number } = {},
) {
  // The one that was wanted last is the last.
  const kept = new Map<string, Kept>()
  const hosts = openPhotoHosts(silence)
  let bytes = 0

  function drop(address: string) {
    bytes -= kept.get(address)?.bytes ?? 0
    kept.delete(address)
  }

  function dropOldest() {
    for (const address of kept.keys()) {
      if (bytes <= bytesAtMost) return
      drop(address)
    }
  }

  return {
    /** @throws {AppError} `photo_unavailable` */
    async get(address: string): Promise<Picture> {
      const found = kept.get(address)
      if (found && Date.now() - found.at < keptFor) {
        kept.delete(address)
        kept.set(address, found)
        return found.picture
      }
      drop(address)
      const picture = hosts.ask(address, () => fetchPhoto(address, { allowedHosts, timeLimit }))
      const entry: Kept = { picture, at: Date.now(), bytes: 0 }
      kept.set(address, entry)
      try {
        entry.bytes = (await picture).bytes.length
        // Unless it was dropped while it was on the way.
        if (kept.get(address) === entry) bytes += entry.bytes
        dropOldest()
      } catch (error) {
        if (kept.get(address) === entry) kept.delete(address)
        throw error
      }
      return picture
    },
  }
}
