/** Messages on the wire at once, from one node: to all sites that answer quickly, and to all others. */
const ofLane = { quick: 128, slow: 64 }
/** The same to one site owner. */
const each = 32
/** To a site owner whose last answer was a failure: one that hangs must not keep the others waiting. */
const whileFailing = 2
/** Every site owner has so many, however busy the others keep their lane. */
const always = 2
/** Milliseconds: who takes longer, on average or just now, is slow. So is who has not answered yet. */
const slowAfter = 1_000
/** How much the latest answer counts in the average. */
const weightOfLatest = 0.3

/** How much more a site owner may be sent. */
export type Place = { busy: number; most: number; isQuick: boolean }

/** What may be claimed: by site owner, for site owners that are not named, and in all by lane. */
export type Room = {
  own: Map<number, Place>
  others: Place
  left: { quick: number; slow: number }
  always: number
}

type Site = { underWay: Set<Sending>; averageTime: number | undefined; isFailing: boolean }

/** A message on the wire; without `answeredAt` it is still waited for. */
export type Sending = { siteownerId: number; startedAt: number; answeredAt?: number }

/**
 * Counts what is on the wire, and says for how much more there is room. Sites that answer slowly have places of their own: what
 * they take keeps nobody else waiting.
 * @param now milliseconds
 */
export function countRoom(now: () => number = () => performance.now()) {
  const sites = new Map<number, Site>()

  function siteOf(id: number): Site {
    const known = sites.get(id)
    if (known) return known
    const site: Site = { underWay: new Set(), averageTime: undefined, isFailing: false }
    sites.set(id, site)
    return site
  }

  function isQuick({ underWay, averageTime }: Site): boolean {
    if (averageTime === undefined || averageTime > slowAfter) return false
    return underWay
      .values()
      .every(({ startedAt, answeredAt }) => answeredAt || now() - startedAt <= slowAfter)
  }

  return {
    take(siteownerId: number): Sending {
      const sending = { siteownerId, startedAt: now() }
      siteOf(siteownerId).underWay.add(sending)
      return sending
    },
    /** The answer is there; its place is given back when it is written down. */
    answered(sending: Sending) {
      sending.answeredAt = now()
    },
    give(sending: Sending, hasFailed: boolean) {
      const site = siteOf(sending.siteownerId)
      const took = (sending.answeredAt ?? now()) - sending.startedAt
      const before = site.averageTime ?? took
      site.averageTime = before + weightOfLatest * (took - before)
      site.isFailing = hasFailed
      site.underWay.delete(sending)
    },
    isEmpty: () => sites.values().every(({ underWay }) => underWay.size === 0),
    left(): Room {
      const own = new Map<number, Place>()
      const left = { ...ofLane }
      for (const [id, site] of sites) {
        const place = {
          busy: site.underWay.size,
          most: site.isFailing ? whileFailing : each,
          isQuick: isQuick(site),
        }
        own.set(id, place)
        left[place.isQuick ? 'quick' : 'slow'] -= place.busy
      }
      return { own, others: { busy: 0, most: each, isQuick: false }, left, always }
    },
  }
}
