import { type ClaimResult, claimConversation } from '@panel/contract'
import type { Answer } from './client.ts'
import type { Robot } from './run.ts'
import { signIn } from './sign-in.ts'
import { codeOf, untilAnswered } from './until-answered.ts'

/** A conversation that the robot has in hand. */
export type Work = Extract<ClaimResult, { conversation: { id: number } }>

export const workOf = (claimed: ClaimResult): Work | null => (claimed.conversation === null ? null : claimed)

/** Claims the next conversation; null when none waits. @param exclude conversations to release or not to claim */
export async function claim(robot: Robot, exclude: number[]): Promise<Work | null> {
  const { client, run } = robot
  let duration = 0
  const answer = await signedIn(robot, () => {
    const start = performance.now()
    return client.call('POST', `/api/queues/${run.queue}/claim`, { exclude }).then((answered) => {
      duration = performance.now() - start
      return answered
    })
  })
  if (answer.status !== 200) throw new Error(`claim: ${codeOf(answer)}`)
  run.tally.claims.push(duration)
  return workOf(claimConversation.response.parse(answer.body))
}

/** Repeats a call until it is answered, and once more in a new session when the old one has ended. */
export async function signedIn(robot: Robot, call: () => Promise<Answer>): Promise<Answer> {
  const answer = await untilAnswered(robot.run, call)
  if (!['not_signed_in', 'tfa_required'].includes(codeOf(answer))) return answer
  await signIn(robot)
  return untilAnswered(robot.run, call)
}
