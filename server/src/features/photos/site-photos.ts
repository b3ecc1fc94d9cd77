import type { Picture } from '../../platform/pictures.ts'
import { fetchPhoto } from './fetch-photo.ts'
import { openPhotoHosts } from './photo-hosts.ts'

/** Milliseconds. After that, a site may have another picture at the same URL. */
const cacheTime = 60 * 60_000

type CachedPhoto = { picture: Promise<Picture>; at: number; bytes: number }

/**
 * A cache of sites' photos, re-encoded. Each is fetched once while it is requested; the last requested ones are kept.
 * @param options.maxBytes maximum size of the cache
 * @param options.silence milliseconds for which a host that did not respond gets no requests
 */
export function openSitePhotos(
  allowedHosts: readonly string[],
  {
    maxBytes = 64 * 1024 * 1024,
    timeLimit,
    silence,
  }: { maxBytes?: number; timeLimit?: number; silence?: number } = {},
) {
  // Moves the entry to the end: the first one is dropped first.
  const kept = new Map<string, CachedPhoto>()
  const hosts = openPhotoHosts(silence)
  let bytes = 0

  function drop(address: string) {
    bytes -= kept.get(address)?.bytes ?? 0
    kept.delete(address)
  }

  function dropOldest() {
    for (const address of kept.keys()) {
      if (bytes <= maxBytes) return
      drop(address)
    }
  }

  return {
    /** @throws {AppError} `photo_unavailable` */
    async get(address: string): Promise<Picture> {
      const found = kept.get(address)
      if (found && Date.now() - found.at < cacheTime) {
        kept.delete(address)
        kept.set(address, found)
        return found.picture
      }
      drop(address)
      const picture = hosts.ask(address, () => fetchPhoto(address, { allowedHosts, timeLimit }))
      const entry: CachedPhoto = { picture, at: Date.now(), bytes: 0 }
      kept.set(address, entry)
      try {
        entry.bytes = (await picture).bytes.length
        // Unless it was dropped while it was being fetched.
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
