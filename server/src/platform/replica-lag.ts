import type { Position } from './replica.ts'

/** Positions of the primary that are kept: an hour of them, when there are two in a second. */
const maxPositions = 7_200

export type Lag = ReturnType<typeof measureLag>

/**
 * Measures how far the replica is behind: when was the primary where the replica is now? The clocks of the servers do not matter,
 * and neither does whether something is written.
 * @param now milliseconds
 */
export function measureLag(now = () => performance.now()) {
  /** Where the primary was and when, the oldest first. The first is what the replica has reached, or where the measurement began. */
  let positions: (Position & { since: number })[] = []
  let hasCaughtUp = false

  return {
    /** @param position undefined while it is unknown */
    primaryIsAt(position: Position | undefined) {
      if (!position) return
      positions.push({ ...position, since: now() })
      if (positions.length > maxPositions) positions.splice(1, 1)
    },
    /** @param bytes null for a database that is never behind */
    replicaIsAt(bytes: number | null) {
      const reached = positions.findLastIndex((each) => bytes === null || each.bytes <= bytes)
      if (reached < 0) return
      positions = positions.slice(reached)
      hasCaughtUp = true
    },
    /** Whether it has what was written before the measurement began, such as the tables of this release. */
    hasCaughtUp: () => hasCaughtUp,
    seconds: () =>
      positions.length > 1 || !hasCaughtUp ? (now() - (positions[0]?.since ?? now())) / 1_000 : 0,
    /** Of when its data is. */
    asOf: () => positions[0]?.at,
  }
}
