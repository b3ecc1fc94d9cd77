import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { loadRobots } from '../../../server/src/demo/people.ts'
import { secretsFrom } from '../../../server/src/platform/secrets.ts'
import { findFaults } from '../../../server/src/testing/find-faults.ts'
import { waitUntilIdle, workIn } from '../../../server/src/testing/wait-until-idle.ts'
import type { Ledger } from '../../../simulator/src/site/ledger.ts'
import { endChild, startChild, waitForExit } from '../child.ts'
import { untilWritten } from '../until-written.ts'
import type { TestPanel } from './test-panel.ts'

/** Customers and operators at work. */
export type Playing = {
  isOver(): boolean
  /** Resolves after `milliseconds`, or when the conversations have ended. */
  pause(milliseconds: number): Promise<void>
  /**
   * Waits for the end of the conversations, compares what the site received with what it sent, and checks the database for
   * contradictions.
   */
  finish(): Promise<{ ledger: Ledger; broken: string[] }>
}

type Options = {
  conversations: number
  operators: number
  /** Seconds after which the run is aborted. Messages that are then unanswered count as missing. */
  seconds: number
  /** The port of the site's receiver, if a proxy is between it and the panel. */
  receiverPort?: number
}

/** Seconds within which everything must be delivered and released after the last answer. */
const quietWithin = 180

/** Starts the conversations: the site uses the first node, the operators the last. Resolves when all are signed in. */
export async function play(panel: TestPanel, options: Options): Promise<Playing> {
  const { folder, nodes, webhookPort, environment, postgres, db } = panel
  const secrets = secretsFrom(Buffer.from(environment.SECRET_KEY ?? '', 'base64'))
  await loadRobots(db, secrets, options.operators)
  // The pokes of the demo would continue after the end of the conversations.
  await db.deleteFrom('poke_rules').execute()
  const file = join(folder, 'ledger.json')
  // Missing robots would be created without the proxy.
  const direct = { ...environment, DATABASE_URL: postgres.url }
  const simulator = startChild('site', [
    'simulator/src/main.ts',
    '--demo',
    ...['--url', nodes[0].url],
    ...['--port', String(options.receiverPort ?? webhookPort)],
    ...['--ledger', file],
    ...['--pace', '0'],
    ...['--conversations', String(options.conversations)],
    ...['--seconds', String(options.seconds)],
    // A webhook in progress is sent again when its node was killed.
    '--stay',
  ])
  const robots = startChild(
    'operators',
    [
      'simulator/src/robots.ts',
      ...['--operators', String(options.operators)],
      ...['--seconds', String(options.seconds + quietWithin)],
      ...['--url', nodes.at(-1)?.url ?? nodes[0].url],
    ],
    direct,
  )
  await untilSignedIn(db, options.operators, robots)
  let isOver = false
  // It writes its ledger when the conversations end, or when it stops.
  const finished = Promise.race([untilWritten(file), waitForExit(simulator)]).then(() => {
    isOver = true
  })
  return {
    isOver: () => isOver,
    pause: (milliseconds) =>
      Promise.race([finished, new Promise<void>((done) => setTimeout(done, milliseconds))]),
    async finish() {
      await finished
      const isQuiet = await waitUntilIdle(db, { quiet: 500, deadline: Date.now() + quietWithin * 1_000 })
      const work = isQuiet ? '' : await workIn(db)
      await endChild(robots)
      await endChild(simulator)
      if (!existsSync(file)) throw new Error('The site has written no ledger')
      // The cast: the simulator writes this file.
      const ledger = JSON.parse(readFileSync(file, 'utf8')) as Ledger
      const faults = await findFaults(db)
      return {
        ledger,
        broken: [
          ...brokenPromises(ledger),
          ...Object.entries(faults).map(([what, count]) => `${what}: ${count}`),
          ...(isQuiet ? [] : [`not quiet within ${quietWithin} s:\n${work}`]),
        ],
      }
    },
  }
}

/**
 * Waits until all operators are signed in. No failure is caused before: a code works once, so a sign-in whose response is lost
 * takes half a minute.
 * @throws when the robots have stopped
 */
async function untilSignedIn(db: TestPanel['db'], operators: number, robots: ChildProcess) {
  while (robots.exitCode === null) {
    const { rows } = await sql<{ count: number }>`select count(distinct s.operator_id) from sessions s
      join operators o on o.id = s.operator_id where o.login like 'robot-%' and s.tfa_at is not null`.execute(
      db,
    )
    if (rows[0]?.count === operators) return
    await wait(100)
  }
  throw new Error('The operators have ended before they were signed in')
}

/** The promises that are broken according to the site's ledger. */
export const brokenPromises = (ledger: Ledger): string[] =>
  (['missing', 'doubles', 'out_of_order', 'bad_attachments', 'bad_signatures'] as const)
    .filter((what) => ledger[what] > 0)
    .map((what) => `${what}: ${ledger[what]} ${what === 'missing' ? ledger.missing_ids.slice(0, 3) : ''}`)

export const summaryOf = ({ delivered, retries, duplicates_dropped }: Ledger) =>
  `${delivered} answers, ${retries} repeated calls of the site, ${duplicates_dropped} duplicates dropped`
