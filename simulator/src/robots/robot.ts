import { claim, type Work } from './claim.ts'
import { settleEscalations } from './escalate.ts'
import { handle } from './handle.ts'
import { openHints } from './hints.ts'
import { pause } from './pause.ts'
import type { Robot } from './run.ts'
import { signOut } from './sign-in.ts'
import { isBreakDue, takeBreak } from './take-break.ts'
import { countError } from './tally.ts'
import { RunEnded } from './until-answered.ts'

/** Milliseconds to wait after an unexpected error, so that it is not repeated a thousand times a second. */
const pauseAfterError = 1_000

/** Simulates a signed-in operator: claims, writes, sends, and gets the next one, until the run stops. */
export async function runRobot(robot: Robot) {
  const { run, login } = robot
  const hints = openHints(robot.client)
  let work: Work | null = null
  let unwanted: number[] = []
  let number = 0
  /** After how many conversations it took its last break. */
  let rested = -1
  while (!run.stop.aborted) {
    try {
      if (robot.isMaster && run.escalates) await settleEscalations(robot)
      if (rested !== number && isBreakDue(robot, number)) {
        rested = number
        work = null
        await takeBreak(robot, number)
      }
      work ??= await claim(robot, unwanted)
      unwanted = []
      if (!work) {
        await hints.wait(run.stop)
        continue
      }
      run.tally.lastBusyAt = Date.now()
      const { id } = work.conversation
      const outcome = await handle(robot, work, ++number)
      if (outcome.kind === 'unwanted') unwanted = [id]
      work = outcome.kind === 'next' ? outcome.work : null
      if (outcome.kind === 'next' && !work) await hints.wait(run.stop)
    } catch (error) {
      if (error instanceof RunEnded && !work) break
      countError(run.tally, `${login}: ${error instanceof Error ? error.message : error}`)
      work = null
      await pause(pauseAfterError, run.stop)
    }
  }
  hints.close()
  await signOut(robot)
}
