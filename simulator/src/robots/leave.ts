import { type BodyOf, hasIgnoreRule, type ignoreConversation, skipConversation } from '@panel/contract'
import type { Outcome } from './answer.ts'
import { signedIn, type Work, workOf } from './claim.ts'
import type { Action } from './habits.ts'
import type { Robot } from './run.ts'
import { countAction, countError, countRefusal } from './tally.ts'
import { codeOf } from './until-answered.ts'

/** The actions that leave a conversation without an answer. */
export type Leaving = Extract<Action, { kind: 'skip' | 'ignore' | 'hand_over' }>

type Ignore = Pick<BodyOf<typeof ignoreConversation>, 'options' | 'note' | 'in_reply_to'>

/**
 * Skips, ignores or hands over, and repeats the request until the panel responds; a repetition for the same lease has no second
 * effect.
 */
export async function leave(robot: Robot, work: Work, action: Leaving): Promise<Outcome> {
  const { client, run, login } = robot
  const { conversation, lease } = work
  const body = {
    lease_id: lease.id,
    epoch: lease.epoch,
    next: run.queue,
    ...requestBodyOf(robot, work, action),
  }
  const path = `/api/conversations/${conversation.id}/${action.kind.replace('_', '')}`
  const answered = await signedIn(robot, () => client.call('POST', path, body))
  if (answered.status === 200) {
    countAction(run.tally, action.kind === 'ignore' ? `ignore ${action.options.join('+')}` : action.kind)
    // The three have the same response.
    const { next } = skipConversation.response.parse(answered.body)
    return next ? { kind: 'next', work: workOf(next) } : { kind: 'again' }
  }
  const code = codeOf(answered)
  switch (code) {
    case 'newer_message':
    case 'lease_lost':
    // The customer has just asked who writes: the robot gets the conversation again, and answers.
    case 'true_answer_due':
      countRefusal(run.tally, code)
      return { kind: 'again' }
    case 'nothing_waits':
    case 'conversation_not_found':
      countRefusal(run.tally, code)
      return { kind: 'unwanted' }
    default:
      countError(run.tally, `${login}, ${action.kind} of conversation ${conversation.id}: ${code}`)
      return { kind: 'unwanted' }
  }
}

function requestBodyOf(
  { login }: Robot,
  { conversation }: Work,
  action: Leaving,
): Ignore | { reason_words: string } {
  if (action.kind !== 'ignore') return { reason_words: `${login} leaves this to somebody else` }
  const { options } = action
  const note = options.some((option) => hasIgnoreRule(option, 'sets_alert'))
    ? { note: `${login} gave no reply` }
    : {}
  return { options, ...note, in_reply_to: conversation.in_reply_to }
}
