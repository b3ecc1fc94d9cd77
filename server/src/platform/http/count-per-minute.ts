const minute = 60_000

/**
 * Counts on this node per minute, in memory; counts for all nodes, such as wrong passwords, are in the database.
 * @returns counts one more for a key; then the seconds until the next minute if these are more than `most`, otherwise null
 */
export function countPerMinute(now = () => performance.now()): (key: string, most: number) => number | null {
  const counts = new Map<string, number>()
  let since = now()
  return (key, most) => {
    const time = now()
    if (time - since >= minute) {
      counts.clear()
      since = time
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > most ? Math.ceil((since + minute - time) / 1_000) : null
  }
}
