/** Pixels between two lines of a hatch. */
const distance = 5
/** The narrowest hatch that is seen. */
const narrowest = 8

export type Band = { x: number; width: number }

/**
 * The bands of a line chart that are hatched: what the lines show from the last settled step before an unsettled one to the next settled one.
 * @param settled whether each step is settled
 */
export function unsettledBands(settled: readonly boolean[], width: number): Band[] {
  const last = settled.length - 1
  if (last <= 0) return settled[0] === false ? [{ x: 0, width }] : []
  const bands: { from: number; to: number }[] = []
  for (const [step, isSettled] of settled.entries()) {
    if (isSettled) continue
    const before = bands.at(-1)
    const [from, to] = [Math.max(0, step - 1), Math.min(last, step + 1)]
    if (before && from <= before.to) before.to = to
    else bands.push({ from, to })
  }
  return bands.map(({ from, to }) => {
    const end = round((to / last) * width)
    const x = round(Math.max(0, Math.min((from / last) * width, end - narrowest)))
    return { x, width: round(end - x) }
  })
}

/** The path of parallel lines from the lower left to the upper right, cut at the edges of a box. */
export function hatchPath({ x, width }: Band, top: number, height: number): string {
  const lines: string[] = []
  // A line begins below the lower left corner, and goes up by a pixel for each pixel to the right.
  for (let start = distance - height; start < width; start += distance) {
    const [left, right] = [Math.max(0, start), Math.min(width, start + height)]
    const [from, to] = [top + height - (left - start), top + height - (right - start)]
    lines.push(`M${round(x + left)} ${round(from)}L${round(x + right)} ${round(to)}`)
  }
  return lines.join('')
}

const round = (value: number) => Math.round(value * 10) / 10
