import { parseArgs } from 'node:util'
import { randomSeed } from '@panel/demo/random'
import { mixedShares } from './robots/habits.ts'
import { makeRobots } from './robots/make-robots.ts'
import { runRobots } from './robots/run-robots.ts'
import { report } from './robots/tally.ts'

const usage = `Simulates operators of a running panel: they sign in with two factors, claim and answer.
  npm run robots -- --operators N --seconds S [--url http://127.0.0.1:3000] [--pace MS] [--until-empty] [--mix [--seed N]]
--pace: how long an operator writes, on average; 0 sends at once. --until-empty: stop when nothing has waited for some seconds.
--mix: they work the combined queue, and skip, ignore, hand over and report now and then; the same seed makes the same choices.
The panel has to know the robots. If it doesn't, npm run demo:robots is run, for which DATABASE_URL and SECRET_KEY, or
DATA_DIR, have to be those of the panel.`

function readFlags() {
  const { values } = parseArgs({
    options: {
      operators: { type: 'string' },
      seconds: { type: 'string' },
      url: { type: 'string', default: 'http://127.0.0.1:3000' },
      pace: { type: 'string', default: '0' },
      mix: { type: 'boolean', default: false },
      seed: { type: 'string' },
      'until-empty': { type: 'boolean', default: false },
    },
  })
  const [operators, seconds, pace] = [values.operators, values.seconds, values.pace].map(Number)
  const seed = values.seed === undefined ? randomSeed() : Number(values.seed)
  if (!Number.isInteger(seed)) throw new Error(usage)
  if (!operators || !seconds || pace === undefined || !(pace >= 0) || !URL.canParse(values.url))
    throw new Error(usage)
  return {
    operators,
    seconds,
    pace,
    panel: new URL(values.url),
    untilEmpty: values['until-empty'],
    queue: values.mix ? ('smart' as const) : ('reply' as const),
    ...(values.mix && { mix: { shares: mixedShares, seed } }),
  }
}

try {
  const flags = readFlags()
  if (flags.mix) console.log(`Their choices are determined by --seed ${flags.mix.seed}.`)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const { tally, seconds } = await runRobots({ ...flags, makeRobots, stop: stop.signal })
  console.log(report(tally, flags.operators, seconds))
  process.exitCode = tally.errors.count === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
