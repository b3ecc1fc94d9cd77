import { AppError } from '../../platform/http/errors.ts'
import { limitSimultaneous } from '../../platform/limit-simultaneous.ts'
import { PhotoUnavailable } from './fetch-photo.ts'

/** Maximum number of simultaneous fetches from one host. */
const maxPerHost = 4
/** The same from all hosts: pictures are in memory while they are decoded. */
const maxTotal = 48
/** Maximum number of hosts that are remembered. */
const maxHosts = 1_000

type Host = { inTurn: ReturnType<typeof limitSimultaneous>; wanted: number; silentUntil: number }

/**
 * Limits fetches per host. A host that does not respond delays only its own photos, and gets no requests for a while.
 * @param silence length of that time in milliseconds
 */
export function openPhotoHosts(silence = 30_000) {
  const hosts = new Map<string, Host>()
  const inTurnOfAll = limitSimultaneous(maxTotal)

  function hostOf(address: string): Host {
    const name = URL.canParse(address) ? new URL(address).host : ''
    const known = hosts.get(name)
    if (known) return known
    if (hosts.size >= maxHosts) forgetIdle()
    const host = { inTurn: limitSimultaneous(maxPerHost), wanted: 0, silentUntil: 0 }
    hosts.set(name, host)
    return host
  }

  function forgetIdle() {
    for (const [name, host] of hosts)
      if (host.wanted === 0 && host.silentUntil < Date.now()) hosts.delete(name)
  }

  return {
    /** @throws {AppError} `photo_unavailable` at once while the host gets no requests */
    async ask<T>(address: string, fetchIt: () => Promise<T>): Promise<T> {
      const host = hostOf(address)
      host.wanted++
      try {
        return await host.inTurn(async () => {
          if (Date.now() < host.silentUntil) throw new AppError('photo_unavailable')
          try {
            return await inTurnOfAll(fetchIt)
          } catch (error) {
            if (error instanceof PhotoUnavailable && error.isSilent) host.silentUntil = Date.now() + silence
            throw error
          }
        })
      } finally {
        host.wanted--
      }
    },
  }
}
