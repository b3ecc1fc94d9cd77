import { setMaxListeners } from 'node:events'
import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { QueueName } from '@panel/contract'
import { robotLogin } from '@panel/demo/robot-sign-ins'
import type { Work } from './claim.ts'
import { openClient } from './client.ts'
import { habitsOf, type Shares } from './habits.ts'
import { pause } from './pause.ts'
import { runRobot } from './robot.ts'
import type { Robot, Run } from './run.ts'
import { SignInRefused, signIn } from './sign-in.ts'
import { newTally, type Tally } from './tally.ts'

export type Settings = {
  panel: URL
  operators: number
  /** Of the operators; by default those of robots. */
  logins?: readonly string[]
  /** After how many conversations a robot takes a break, and for how many milliseconds; by default none. */
  breaks?: Run['breaks']
  /** What they write; by default, which answer of whom it is. */
  compose?: (work: Work) => string
  seconds: number
  pace: number
  /** Aborted when robots must send at once from then on. */
  sendNow?: AbortSignal
  /** Called when a robot has read its conversation and begins to write. */
  onWriting?: () => void
  queue: QueueName
  /** What robots do instead of answering, and the seed of their choices; without it they only answer. */
  mix?: { shares: Shares; seed: number }
  /** Whether to stop after the queue has been empty for a while. */
  untilEmpty: boolean
  /** Length of that while in milliseconds. */
  emptyFor?: number
  /** Called once when the robots do not exist in the panel. */
  makeRobots: (count: number) => Promise<void>
  /** Stops the run early. */
  stop: AbortSignal
}

const signInsAtOnce = 16
/** Milliseconds to wait for a panel that is starting. */
const startTimeout = 30_000
/** Milliseconds to wait for requests in progress when the run stops: as long as a restart takes. */
const grace = 20_000
const defaultEmptyFor = 4_000

/** Signs in the robots and lets them work. @returns their tally, and how long they worked */
export async function runRobots(settings: Settings): Promise<{ tally: Tally; seconds: number }> {
  const { panel, operators, stop, mix = { shares: {}, seed: 0 } } = settings
  const done = new AbortController()
  const giveUp = new AbortController()
  const ends = AbortSignal.any([stop, done.signal])
  setMaxListeners(0, ends, giveUp.signal)
  ends.addEventListener('abort', () => setTimeout(() => giveUp.abort(), grace).unref())
  const agent =
    panel.protocol === 'https:' ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const tally = newTally()
  const escalates = (mix.shares.escalate ?? 0) > 0
  const run: Run = { ...settings, escalates, tally, stop: ends, giveUp: giveUp.signal }
  const robots = Array.from({ length: operators }, (_, index) => {
    return {
      login: settings.logins?.[index] ?? robotLogin(index + 1),
      place: index,
      client: openClient(panel, agent),
      run,
      habits: habitsOf(mix.shares, mix.seed, index + 1),
      isMaster: false,
    }
  })
  try {
    await waitUntilReachable(panel, robots[0], stop)
    await signAllIn(robots, settings)
    const start = Date.now()
    tally.lastBusyAt = start
    const waitingForEnd = waitForEnd(settings, tally, start, ends).then(() => done.abort())
    await Promise.all(robots.map(runRobot))
    const seconds = (Date.now() - start) / 1_000
    await waitingForEnd
    return { tally, seconds }
  } finally {
    agent.destroy()
  }
}

async function waitUntilReachable(panel: URL, robot: Robot | undefined, stop: AbortSignal) {
  for (const deadline = Date.now() + startTimeout; ; await pause(200, stop)) {
    // An error of a proxy without a panel behind it does not count as a response.
    const answer = await robot?.client.call('GET', '/healthz').catch((error: Error) => error)
    if (answer && 'status' in answer && answer.status === 200) return
    if (stop.aborted || Date.now() > deadline)
      throw new Error(`No panel answers at ${panel.origin}`, { cause: answer })
  }
}

async function signAllIn(robots: Robot[], { operators, makeRobots, stop }: Settings) {
  let made: Promise<void> | undefined
  const waiting = [...robots]
  const signInNext = async () => {
    for (let robot = waiting.shift(); robot && !stop.aborted; robot = waiting.shift()) {
      try {
        await signIn(robot)
      } catch (error) {
        if (!(error instanceof SignInRefused) || error.code !== 'login_failed') throw error
        made ??= makeRobots(operators)
        await made
        await signIn(robot)
      }
    }
  }
  await Promise.all(Array.from({ length: signInsAtOnce }, signInNext))
}

/** Ends when the time of the run is over, or, if the option is set, when no robot has had work for a while. */
async function waitForEnd(
  { seconds, untilEmpty, emptyFor = defaultEmptyFor }: Settings,
  tally: Tally,
  start: number,
  stop: AbortSignal,
) {
  while (!stop.aborted && Date.now() - start < seconds * 1_000) {
    if (untilEmpty && Date.now() - tally.lastBusyAt > emptyFor) return
    await pause(Math.min(200, seconds * 1_000 - (Date.now() - start)), stop)
  }
}
