/**
 * How often a property test runs: a third of `all`. With PROPERTY_RUNS=all, as `npm run ci:full` sets it, all of them; with a number, that
 * many.
 */
export function propertyRuns(all: number): number {
  const { PROPERTY_RUNS: wanted } = process.env
  if (wanted === 'all') return all
  return wanted ? Number(wanted) : Math.ceil(all / 3)
}
