/** A value of each step; null where there is nothing to count. */
export type Values = readonly (number | null)[]

/** The smallest span of the panels, in points. */
const smallestSpan = 8

/** The number of points that each panel spans, so that slopes compare: even, and enough for all of them. */
export function spanOf(panels: readonly Values[]): number {
  const spans = panels.map((values) => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? 0 : Math.max(...known) - Math.min(...known)
  })
  return Math.max(smallestSpan, Math.ceil(Math.max(0, ...spans) / 2) * 2)
}

/** The value in the middle of a panel: halfway between the lowest and the highest one. */
export function middleOf(values: Values): number {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? 0 : (Math.max(...known) + Math.min(...known)) / 2
}

/** The points of a line; steps without a value are left out. One step is in the middle. */
export function pointsOf(values: Values, width: number, yOf: (value: number) => number) {
  return values.flatMap((value, index) => {
    if (value === null) return []
    const x = values.length === 1 ? width / 2 : (index / (values.length - 1)) * width
    return [{ x: Math.round(x * 10) / 10, y: Math.round(yOf(value) * 10) / 10 }]
  })
}

export const asText = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }) => `${x},${y}`).join(' ')

/** Two labels one above the other, at least a line apart. */
export function apart(one: number, other: number, line = 15): [number, number] {
  const gap = other - one
  if (Math.abs(gap) >= line) return [one, other]
  const shift = (line - Math.abs(gap)) / 2
  return gap >= 0 ? [one - shift, other + shift] : [one + shift, other - shift]
}
