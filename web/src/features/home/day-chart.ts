/** The waiting conversations at one time. `at` in milliseconds. */
export type DayPoint = { at: number; replies: number; pokes: number }
export type Series = 'replies' | 'pokes'

/** There is a sample every ten minutes: a longer gap interrupts the line. */
const gapFrom = 25 * 60_000
const hour = 3_600_000
const maxTicks = 5
const maxHours = 6

/** The chart in a coordinate system of 100 by 100, from the first point to the last. */
export function dayChart(points: readonly DayPoint[]) {
  const from = points[0]?.at ?? 0
  const to = points.at(-1)?.at ?? 0
  const ticks = ticksFor(Math.max(...points.map(({ replies, pokes }) => Math.max(replies, pokes)), 0))
  const top = ticks.at(-1) ?? 1
  const x = (at: number) => rounded(to > from ? ((at - from) / (to - from)) * 100 : 100)
  const y = (value: number) => rounded(100 - (value / top) * 100)
  const path = (series: Series) =>
    points
      .map((point, index) => {
        const before = points[index - 1]
        const pen = before && point.at - before.at < gapFrom ? 'L' : 'M'
        return `${pen}${x(point.at)} ${y(point[series])}`
      })
      .join('')
  return {
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    hours: hoursBetween(from, to).map((at) => ({ at, x: x(at) })),
    paths: { replies: path('replies'), pokes: path('pokes') },
    ends: separateLabels(y(points.at(-1)?.replies ?? 0), y(points.at(-1)?.pokes ?? 0)),
  }
}

/** The description of the chart: the last number of a series, its maximum and minimum, and their times. */
export function extremes(points: readonly DayPoint[], series: Series) {
  const [first] = points
  if (!first) return null
  let [most, least, last] = [first, first, first]
  for (const point of points) {
    if (point[series] > most[series]) most = point
    if (point[series] < least[series]) least = point
    last = point
  }
  const valueAt = (point: DayPoint) => ({ value: point[series], at: point.at })
  return { now: last[series], most: valueAt(most), least: valueAt(least) }
}

/** Round numbers from 0 to just above the maximum. */
function ticksFor(highest: number): number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]
  const step = steps.find((step) => step * maxTicks >= highest) ?? highest / maxTicks
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Whole hours of local time, as many as fit; for a short time, its two ends. */
function hoursBetween(from: number, to: number): number[] {
  const first = new Date(from).setMinutes(0, 0, 0)
  const all = Array.from({ length: Math.floor((to - first) / hour) + 1 }, (_, index) => first + index * hour)
  const hours = all.filter((at) => at >= from && at <= to)
  const step = [1, 2, 3, 4, 6].find((step) => hours.length / step <= maxHours) ?? 6
  const shown = hours.filter((at) => new Date(at).getHours() % step === 0)
  return shown.length > 1 ? shown : [from, to]
}

/** The positions of the two labels at the ends of the lines, next to their line and without overlap. */
function separateLabels(replies: number, pokes: number): Record<Series, number> {
  const least = 9
  const missing = least - Math.abs(replies - pokes)
  if (missing <= 0) return { replies, pokes }
  const repliesAbove = replies <= pokes
  const above = Math.max(0, Math.min(replies, pokes) - missing / 2)
  return repliesAbove ? { replies: above, pokes: above + least } : { replies: above + least, pokes: above }
}

const rounded = (value: number) => Math.round(value * 100) / 100
