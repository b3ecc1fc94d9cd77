/** Maximum number of grid lines above zero. */
const maxLines = 4

/** The values of the grid lines of a chart: round numbers from zero to the first one that is not below `most`. */
export function gridValues(most: number): number[] {
  const rough = Math.max(1, most) / maxLines
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough
  // Counts are whole numbers.
  const whole = Math.max(1, step)
  return Array.from({ length: Math.ceil(Math.max(1, most) / whole) + 1 }, (_, line) => line * whole)
}

/** Which bars have a label: as many as fit, with the same distance, from the last one back. */
export function labelledBars(count: number, fitting = 5): (index: number) => boolean {
  const distance = Math.max(1, Math.ceil((count - 1) / fitting))
  return (index) => (count - 1 - index) % distance === 0
}
