/** Each week before counts this much less: habits change slowly, and one week has much chance in it. */
const weightOfOlder = 0.85

/**
 * The messages that are expected in an hour.
 * @param weeks how many arrived in the same hour of earlier weeks, the latest first; null for a week that is not known
 * @returns null when no week is known
 */
export function expectedArrivals(weeks: readonly (number | null)[]): number | null {
  let [sum, weights] = [0, 0]
  for (const [index, arrived] of weeks.entries()) {
    if (arrived === null) continue
    const weight = weightOfOlder ** index
    sum += weight * arrived
    weights += weight
  }
  return weights === 0 ? null : sum / weights
}
