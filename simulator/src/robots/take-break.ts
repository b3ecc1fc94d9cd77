import { signedIn } from './claim.ts'
import { pause } from './pause.ts'
import type { Robot } from './run.ts'
import { countError } from './tally.ts'
import { codeOf } from './until-answered.ts'

const reasons = ['water', 'toilet', 'phone']

/** Whether the robot takes a break after this number of conversations. Robots that began together take theirs one after the other. */
export const isBreakDue = ({ run: { breaks }, place }: Robot, number: number) =>
  breaks !== undefined && (number + place) % breaks.every === 0

/** Takes a break. The conversation in hand returns to its queue. */
export async function takeBreak(robot: Robot, number: number) {
  const { client, run, login } = robot
  const reason_code = reasons[number % reasons.length]
  const answered = await signedIn(robot, () => client.call('POST', '/api/away-times', { reason_code }))
  if (answered.status !== 200) return countError(run.tally, `${login}, break: ${codeOf(answered)}`)
  await pause(run.breaks?.lasts ?? 0, run.stop)
  await signedIn(robot, () => client.call('POST', '/api/away-times/current/end'))
}
