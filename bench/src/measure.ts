/** Calls per second of a run, and the duration of single calls in milliseconds. */
export type Measured = { perSecond: number; p50: number; p95: number; p99: number }

export function measured(perSecond: number, milliseconds: number[]): Measured {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/**
 * Lets callers call repeatedly, each as soon as it has its response, until the time is over or nothing is left.
 * @param call does one unit of work; returns false when there is none left
 */
export async function measure(
  options: { callers: number; seconds: number },
  call: (caller: number) => Promise<boolean>,
): Promise<Measured> {
  const milliseconds: number[] = []
  const start = performance.now()
  const end = start + options.seconds * 1_000
  async function keepCalling(caller: number) {
    while (performance.now() < end) {
      const before = performance.now()
      if (!(await call(caller))) return
      milliseconds.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: options.callers }, (_, caller) => keepCalling(caller)))
  return measured(milliseconds.length / ((performance.now() - start) / 1_000), milliseconds)
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = low] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return (low + high) / 2
}

/** The median of each number of several runs. */
export function medianOf(runs: Measured[]): Measured {
  const of = (key: keyof Measured) => median(runs.map((run) => run[key]))
  return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), p99: of('p99') }
}

/** Prints runs in one table, each with its ratio to the first. */
export function print(title: string, runs: Record<string, Measured | undefined>) {
  const [first] = Object.values(runs)
  const rows = Object.entries(runs).map(([name, run]) => [
    name,
    run
      ? {
          'per second': Math.round(run.perSecond),
          'p50 ms': round(run.p50),
          'p95 ms': round(run.p95),
          'p99 ms': round(run.p99),
          'panel : this': first ? round(first.perSecond / run.perSecond) : '-',
        }
      : { 'per second': 'not installed' },
  ])
  console.log(title)
  console.table(Object.fromEntries(rows))
}

/** A run without measured single calls has no percentiles. */
const round = (value: number) => (Number.isNaN(value) ? '-' : Math.round(value * 100) / 100)
