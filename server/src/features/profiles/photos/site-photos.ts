import type { Picture } from '../../../platform/pictures.ts'
import { fetchPhoto } from './fetch-photo.ts'
import { openPhotoHosts } from './photo-hosts.ts'

/** Milliseconds for which a photo is cached. After that, the site may have another one at the same URL. */
const cacheTime = 60 * 60_000

type CachedPhoto = { picture: Promise<Picture>; at: number; bytes: number }

/**
 * A cache of sites' photos, re-encoded. Simultaneous requests fetch a photo once; the last requested photos are kept.
 * @param options.maxBytes maximum size of the cache
 * @param options.blockTime milliseconds for which a host gets no requests after it did not respond
 */
export function openSitePhotos(
  allowedHosts: readonly string[],
  {
    maxBytes = 64 * 1024 * 1024,
    timeLimit,
    blockTime,
  }: { maxBytes?: number; timeLimit?: number; blockTime?: number } = {},
) {
  // In the order of the last request: `get` moves an entry to the end, and the first one is dropped first.
  const cache = new Map<string, CachedPhoto>()
  const hosts = openPhotoHosts(blockTime)
  let bytes = 0

  function drop(address: string) {
    bytes -= cache.get(address)?.bytes ?? 0
    cache.delete(address)
  }

  function dropOldest() {
    for (const address of cache.keys()) {
      if (bytes <= maxBytes) return
      drop(address)
    }
  }

  return {
    /** @throws {AppError} `photo_unavailable` */
    async get(address: string): Promise<Picture> {
      const found = cache.get(address)
      if (found && Date.now() - found.at < cacheTime) {
        cache.delete(address)
        cache.set(address, found)
        return found.picture
      }
      drop(address)
      const picture = hosts.fetchFrom(address, () => fetchPhoto(address, { allowedHosts, timeLimit }))
      const entry: CachedPhoto = { picture, at: Date.now(), bytes: 0 }
      cache.set(address, entry)
      try {
        entry.bytes = (await picture).bytes.length
        // Unless it was dropped while it was being fetched.
        if (cache.get(address) === entry) bytes += entry.bytes
        dropOldest()
      } catch (error) {
        if (cache.get(address) === entry) cache.delete(address)
        throw error
      }
      return picture
    },
  }
}
