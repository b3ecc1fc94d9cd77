/** Maximum number of messages in progress on one node: for all fast sites together, and for all others together. */
const maxPerLane = { quick: 128, slow: 64 }
/** Maximum number of messages in progress for one site owner. */
const maxPerSite = 32
/** For a site owner whose last response was a failure: a site that hangs must not delay others. */
const maxWhileFailing = 2
/** Each site owner can always have this many. */
const minPerSite = 2
/** Milliseconds. A site with a higher average, or a longer wait now, is slow. So is a site that has not answered yet. */
const slowAfter = 1_000
/** The weight of the latest response in the average. */
const smoothingFactor = 0.3

/** The deliveries of a site owner that are in progress, and their maximum. */
export type SiteCapacity = { busy: number; max: number; isQuick: boolean }

/** The number of deliveries that may be claimed. */
export type Capacity = {
  bySite: Map<number, SiteCapacity>
  /** For each site owner that `bySite` does not contain. */
  otherSites: SiteCapacity
  /** In total per lane. */
  byLane: { quick: number; slow: number }
  minPerSite: number
}

type Site = { inProgress: Set<Sending>; averageTime: number | undefined; isFailing: boolean }

/** A message in progress; without `answeredAt`, the response has not arrived. */
export type Sending = { siteownerId: number; startedAt: number; answeredAt?: number }

/**
 * Counts messages in progress and computes how many more may start. Slow sites have their own lane, so that they do not delay
 * others.
 * @param now milliseconds
 */
export function trackCapacity(now: () => number = () => performance.now()) {
  const sites = new Map<number, Site>()

  function siteOf(id: number): Site {
    const known = sites.get(id)
    if (known) return known
    const site: Site = { inProgress: new Set(), averageTime: undefined, isFailing: false }
    sites.set(id, site)
    return site
  }

  function isQuick({ inProgress, averageTime }: Site): boolean {
    if (averageTime === undefined || averageTime > slowAfter) return false
    return inProgress
      .values()
      .every(({ startedAt, answeredAt }) => answeredAt || now() - startedAt <= slowAfter)
  }

  return {
    start(siteownerId: number): Sending {
      const sending = { siteownerId, startedAt: now() }
      siteOf(siteownerId).inProgress.add(sending)
      return sending
    },
    /** The response has arrived. The message still counts as in progress until its result is stored. */
    recordResponse(sending: Sending) {
      sending.answeredAt = now()
    },
    /** The result is stored. */
    finish(sending: Sending, hasFailed: boolean) {
      const site = siteOf(sending.siteownerId)
      const duration = (sending.answeredAt ?? now()) - sending.startedAt
      const average = site.averageTime ?? duration
      site.averageTime = average + smoothingFactor * (duration - average)
      site.isFailing = hasFailed
      site.inProgress.delete(sending)
    },
    isEmpty: () => sites.values().every(({ inProgress }) => inProgress.size === 0),
    available(): Capacity {
      const bySite = new Map<number, SiteCapacity>()
      const byLane = { ...maxPerLane }
      for (const [id, site] of sites) {
        const capacity = {
          busy: site.inProgress.size,
          max: site.isFailing ? maxWhileFailing : maxPerSite,
          isQuick: isQuick(site),
        }
        bySite.set(id, capacity)
        byLane[capacity.isQuick ? 'quick' : 'slow'] -= capacity.busy
      }
      return { bySite, otherSites: { busy: 0, max: maxPerSite, isQuick: false }, byLane, minPerSite }
    },
  }
}
