/**
 * `npm run bench -- <name>`: measures, and prints the result next to comparable software. `bundle`, `lighthouse`, `lists` and
 * `scroll` fail above their budgets.
 */
const benchmarks = {
  claims: () => import('./claims.ts'),
  'send-and-next': () => import('./send-and-next.ts'),
  bundle: () => import('./bundle.ts'),
  ledger: () => import('./ledger.ts'),
  paint: () => import('./paint.ts'),
  scroll: () => import('./scroll.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  polls: () => import('./polls.ts'),
  lists: () => import('./lists.ts'),
  streams: () => import('./streams.ts'),
  workers: () => import('./workers.ts'),
  profile: () => import('./profile.ts'),
  forecast: () => import('./forecast.ts'),
  shift: () => import('./shift.ts'),
  import: () => import('./import.ts'),
}

const [name = '', ...rest] = process.argv.slice(2)
const isKnown = (given: string): given is keyof typeof benchmarks => given in benchmarks
if (!isKnown(name)) {
  console.error(`npm run bench -- NAME, with NAME one of: ${Object.keys(benchmarks).join(', ')}`)
  process.exit(1)
}
// The benchmark reads its own options as if it had been started directly.
process.argv = [...process.argv.slice(0, 2), ...rest]
await benchmarks[name]()
