import type { Room } from './claim.ts'

/** Messages on the wire at once, from one node. */
const total = 128
/** The same to one site owner. */
const each = 32
/** To a site owner whose last answer was a failure: one that hangs must not keep the others waiting. */
const whileFailing = 2

/** Counts what is on the wire, and says for how much more there is room. */
export function countRoom() {
  const busy = new Map<number, number>()
  const failing = new Set<number>()
  const isBusyWith = (siteownerId: number) => busy.get(siteownerId) ?? 0
  const all = () => busy.values().reduce((sum, count) => sum + count, 0)
  return {
    take(siteownerId: number) {
      busy.set(siteownerId, isBusyWith(siteownerId) + 1)
    },
    give(siteownerId: number, hasFailed: boolean) {
      busy.set(siteownerId, isBusyWith(siteownerId) - 1)
      if (hasFailed) failing.add(siteownerId)
      else failing.delete(siteownerId)
    },
    isEmpty: () => all() === 0,
    left(): Room {
      const known = [...new Set([...busy.keys(), ...failing])]
      const own = known.map((id): [number, number] => [
        id,
        Math.max(0, (failing.has(id) ? whileFailing : each) - isBusyWith(id)),
      ])
      return { total: total - all(), each, own: new Map(own) }
    },
  }
}
