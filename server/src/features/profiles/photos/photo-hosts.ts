import { AppError } from '../../../platform/http/errors.ts'
import { limitSimultaneous } from '../../../platform/limit-simultaneous.ts'
import { PhotoUnavailable } from './fetch-photo.ts'

/** Maximum number of simultaneous fetches from one host. */
const maxPerHost = 4
/** Maximum number of simultaneous fetches from all hosts: pictures are in memory while they are decoded. */
const maxTotal = 48
/** Maximum number of hosts that are remembered. */
const maxHosts = 1_000

type Host = { limit: ReturnType<typeof limitSimultaneous>; pending: number; blockedUntil: number }

/**
 * Limits fetches per host. A host that does not respond delays only its own photos, and is blocked for a while.
 * @param blockTime milliseconds for which a host gets no requests after it did not respond
 */
export function openPhotoHosts(blockTime = 30_000) {
  const hosts = new Map<string, Host>()
  const limitTotal = limitSimultaneous(maxTotal)

  function hostOf(address: string): Host {
    const name = URL.canParse(address) ? new URL(address).host : ''
    const known = hosts.get(name)
    if (known) return known
    if (hosts.size >= maxHosts) dropUnused()
    const host = { limit: limitSimultaneous(maxPerHost), pending: 0, blockedUntil: 0 }
    hosts.set(name, host)
    return host
  }

  function dropUnused() {
    for (const [name, host] of hosts)
      if (host.pending === 0 && host.blockedUntil < Date.now()) hosts.delete(name)
  }

  return {
    /** @throws {AppError} `photo_unavailable` at once while the host is blocked */
    async fetchFrom<T>(address: string, fetchIt: () => Promise<T>): Promise<T> {
      const host = hostOf(address)
      host.pending++
      try {
        return await host.limit(async () => {
          if (Date.now() < host.blockedUntil) throw new AppError('photo_unavailable')
          try {
            return await limitTotal(fetchIt)
          } catch (error) {
            if (error instanceof PhotoUnavailable && error.isSilent)
              host.blockedUntil = Date.now() + blockTime
            throw error
          }
        })
      } finally {
        host.pending--
      }
    },
  }
}
