/** The counts of all robots of one run together. */
export type Tally = {
  /** Messages that the panel has acknowledged. */
  sent: number
  /** Milliseconds of each answered call. */
  claims: number[]
  sends: number[]
  /** Actions other than answers. */
  actions: Map<string, number>
  /** Expected refusals, by code. */
  refusals: Map<string, number>
  /** Repeated calls, after no response or `unavailable`. */
  repeats: number
  /** Errors that should never happen. */
  errors: { count: number; first: string[] }
  /** When a robot last had work, or could not know. */
  lastBusyAt: number
}

export const newTally = (): Tally => ({
  sent: 0,
  claims: [],
  sends: [],
  actions: new Map(),
  refusals: new Map(),
  repeats: 0,
  errors: { count: 0, first: [] },
  lastBusyAt: Date.now(),
})

const countIn = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

export function countAction(tally: Tally, action: string) {
  countIn(tally.actions, action)
}

export function countRefusal(tally: Tally, code: string) {
  countIn(tally.refusals, code)
}

const errorsShown = 20

export function countError(tally: Tally, words: string) {
  tally.errors.count++
  if (tally.errors.first.length < errorsShown) tally.errors.first.push(words)
}

/** @param share 0.95 for the time within which 95 of 100 calls finished; null without calls */
export function percentile(times: number[], share: number): number | null {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}

/** The tally as text. */
export function report(tally: Tally, operators: number, seconds: number): string {
  const row = (name: string, times: number[]) => {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share)?.toFixed(1) ?? '-')
    return `${name.padEnd(14)} ${times.length} calls, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`
  }
  const list = (counts: Map<string, number>) =>
    [...counts].map(([what, count]) => `${what} ${count}`).join(', ')
  return [
    `${operators} operators, ${seconds.toFixed(1)} s`,
    `${'sent'.padEnd(14)} ${tally.sent} messages, ${(tally.sent / seconds).toFixed(1)} a second`,
    row('send and next', tally.sends),
    row('claim', tally.claims),
    ...(tally.actions.size > 0 ? [`${'actions'.padEnd(14)} ${list(tally.actions)}`] : []),
    `${'refusals'.padEnd(14)} ${list(tally.refusals) || 'none'}`,
    `${'repeated'.padEnd(14)} ${tally.repeats} calls that got no answer`,
    `${'errors'.padEnd(14)} ${tally.errors.count || 'none'}`,
    ...tally.errors.first.map((words) => `  ${words}`),
  ].join('\n')
}
