import { getReportReasons } from '@panel/contract'
import { signedIn, type Work } from './claim.ts'
import type { Robot } from './run.ts'
import { countAction, countError } from './tally.ts'
import { codeOf } from './until-answered.ts'

/** Reports the last message of the customer, if any. The conversation stays in hand. */
export async function reportMessage(robot: Robot, { messages }: Work) {
  const { client, run, login } = robot
  const reported = messages.findLast(({ direction }) => direction === 'in')
  if (!reported) return
  const listed = await signedIn(robot, () => client.call('GET', '/api/reportreasons.php'))
  if (listed.status !== 200) return countError(run.tally, `${login}, report reasons: ${codeOf(listed)}`)
  const { reasons } = getReportReasons.response.parse(listed.body)
  const body = { reason_id: reasons[reported.id % reasons.length]?.id, notes: `${login} looked twice` }
  const answered = await signedIn(robot, () =>
    client.call('POST', `/api/messages/${reported.id}/report`, body),
  )
  if (answered.status === 200) countAction(run.tally, 'report')
  // The customer has deleted it at the site meanwhile.
  else if (codeOf(answered) !== 'message_deleted')
    countError(run.tally, `${login}, report of message ${reported.id}: ${codeOf(answered)}`)
}
