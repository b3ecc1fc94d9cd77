import { escalationKinds, listEscalations } from '@panel/contract'
import type { Outcome } from './answer.ts'
import { signedIn, type Work } from './claim.ts'
import type { Robot } from './run.ts'
import { countAction, countError, countRefusal } from './tally.ts'
import { codeOf } from './until-answered.ts'

/** Escalates the conversation: from then on nothing is sent to the customer, and nobody has the conversation in hand. */
export async function escalate(robot: Robot, { conversation }: Work, number: number): Promise<Outcome> {
  const { client, run, login } = robot
  const kind = escalationKinds[number % escalationKinds.length]
  const answered = await signedIn(robot, () =>
    client.call('POST', `/api/conversations/${conversation.id}/escalate`, { kind }),
  )
  if (answered.status === 200) countAction(run.tally, 'escalate')
  else if (codeOf(answered) === 'conversation_not_found') countRefusal(run.tally, codeOf(answered))
  else countError(run.tally, `${login}, escalation of conversation ${conversation.id}: ${codeOf(answered)}`)
  return { kind: 'again' }
}

/** A master settles what is open: nothing was found, and the hold is released. Another master can be faster. */
export async function settleEscalations(robot: Robot) {
  const { client, run, login } = robot
  const listed = await signedIn(robot, () => client.call('GET', '/api/escalations?state=open'))
  if (listed.status !== 200) return countError(run.tally, `${login}, escalations: ${codeOf(listed)}`)
  for (const { id } of listEscalations.response.parse(listed.body).items) {
    const settled = await signedIn(robot, () =>
      client.call('POST', `/api/escalations/${id}/settle`, {
        outcome: 'unfounded',
        effect: 'release',
        note: `${login} has read it`,
      }),
    )
    if (settled.status === 200) countAction(run.tally, 'settle')
    else if (codeOf(settled) === 'escalation_settled') countRefusal(run.tally, codeOf(settled))
    else countError(run.tally, `${login}, settling escalation ${id}: ${codeOf(settled)}`)
  }
}
