import { randomUUID } from 'node:crypto'
import {
  getTrueAnswers,
  leaseRenewalInterval,
  message,
  type Problem,
  sendMessage,
  undoTimes,
} from '@panel/contract'
import { attach } from './attach.ts'
import { signedIn, type Work, workOf } from './claim.ts'
import { pause } from './pause.ts'
import type { Robot } from './run.ts'
import { countAction, countError, countRefusal } from './tally.ts'
import { codeOf } from './until-answered.ts'

/**
 * The result of an answer.
 * - `next`: it was sent; has the next conversation, or null when none waits
 * - `again`: claim again
 * - `unwanted`: claim again, and exclude this conversation
 */
export type Outcome = { kind: 'next'; work: Work | null } | { kind: 'again' } | { kind: 'unwanted' }

/**
 * Writes an answer to the last message of the customer, and sends it until the panel responds, with one key per text.
 * @param options.twice stays in the conversation after it, and sends another
 * @param options.undoes undoes it, unless it is too late
 */
export async function answer(
  robot: Robot,
  work: Work,
  number: number,
  { twice = false, undoes = false } = {},
): Promise<Outcome> {
  const { client, run, login } = robot
  const { conversation, lease } = work
  await write(robot, lease)
  if (run.stop.aborted) return { kind: 'again' }
  let attached = await attach(robot, conversation.id, number)
  let isLast = !twice
  /** The message that an extra reply follows. */
  let sent: number | null = null
  let isConfirmed = false
  /** What the customer must be told, because they ask who writes. */
  let truth = work.conversation.inquiry ? await findTruth(robot, conversation.id) : null
  const composed = run.compose?.(work)
  const textTo = (inReplyTo: number | null) =>
    composed === undefined
      ? `Answer ${number} of ${login} to message ${inReplyTo}, which I have read twice, with a cup of tea, by the window.${truth ? `\n${truth}` : ''}`
      : (truth ?? composed)
  for (let inReplyTo = conversation.in_reply_to; ; ) {
    const key = { 'idempotency-key': `${login}-${randomUUID()}` }
    const body = {
      lease_id: lease.id,
      epoch: lease.epoch,
      in_reply_to: inReplyTo,
      text: textTo(inReplyTo),
      ...(truth !== null && { is_true_answer: true }),
      ...attached,
      ...(sent !== null && { extra: true, last_seen_id: sent, confirmed: isConfirmed }),
      ...(isLast && { next: run.queue }),
      ...(undoes && { undo_for: undoTime }),
    }
    let duration = 0
    const answered = await signedIn(robot, async () => {
      const start = performance.now()
      const result = await client.call('POST', `/api/conversations/${conversation.id}/messages`, body, key)
      duration = performance.now() - start
      return result
    })
    if (answered.status === 200) {
      run.tally.sent++
      run.tally.sends.push(duration)
      const { message: stored, next, can_undo } = sendMessage.response.parse(answered.body)
      if (undoes && can_undo && (await isUndone(robot, stored.id))) return { kind: 'again' }
      if (!isLast) {
        isLast = true
        sent = stored.id
        attached = {}
        continue
      }
      return next ? { kind: 'next', work: workOf(next) } : { kind: 'again' }
    }
    const code = codeOf(answered)
    switch (code) {
      case 'newer_message': {
        countRefusal(run.tally, code)
        const newest = newestOf(answered.body)
        if (newest === undefined || newest === inReplyTo) return { kind: 'again' }
        inReplyTo = newest
        // The next message answers what the customer has written since, and is not an extra reply.
        sent = null
        break
      }
      case 'true_answer_due': {
        countRefusal(run.tally, code)
        // The cast: this error has the kind. Where the customer asks in another conversation, this one waits.
        if (truth !== null || (answered.body as Problem).kind === 'elsewhere') return { kind: 'unwanted' }
        truth = await findTruth(robot, conversation.id)
        break
      }
      case 'extra_limit':
        if (isConfirmed) return { kind: 'unwanted' }
        countRefusal(run.tally, code)
        isConfirmed = true
        break
      case 'lease_lost':
        countRefusal(run.tally, code)
        return { kind: 'again' }
      case 'held':
      case 'poke_limit':
      case 'already_answered':
      case 'conversation_not_found':
        countRefusal(run.tally, code)
        return { kind: 'unwanted' }
      default:
        countError(run.tally, `${login}, answer to conversation ${conversation.id}: ${code}`)
        return { kind: 'unwanted' }
    }
  }
}

/** Seconds; the shortest that an operator can choose, so that some undos are too late when nodes are killed. */
const undoTime = undoTimes[1]

async function isUndone(robot: Robot, messageId: number): Promise<boolean> {
  const undone = await signedIn(robot, () => robot.client.call('POST', `/api/messages/${messageId}/undo`))
  const code = codeOf(undone)
  if (undone.status !== 200 && code !== 'undo_too_late')
    countError(robot.run.tally, `${robot.login}, undo of message ${messageId}: ${code}`)
  if (undone.status !== 200) return false
  countAction(robot.run.tally, 'undo')
  robot.run.tally.sent--
  return true
}

/** An approved answer for a customer who asks who writes; without one, the robot's own words. */
async function findTruth(robot: Robot, conversationId: number): Promise<string> {
  const path = `/api/conversations/${conversationId}/true-answers`
  const found = await signedIn(robot, () => robot.client.call('GET', path))
  const [first] = found.status === 200 ? getTrueAnswers.response.parse(found.body).items : []
  return first?.text ?? 'A robot writes here, for a fictional profile.'
}

/** Takes as long as a person to write, between half and one and a half times the average, and renews the lease meanwhile. */
export async function write({ client, run }: Robot, lease: Work['lease']) {
  run.onWriting?.()
  const ends = run.sendNow ? [run.stop, run.sendNow] : [run.stop]
  let left = run.pace * (0.5 + Math.random())
  while (left > 0 && !ends.some((signal) => signal.aborted)) {
    const pauseNow = Math.min(left, leaseRenewalInterval(lease))
    await pause(pauseNow, ...ends)
    left -= pauseNow
    // A robot reports input all the time. A failed renewal shows when the answer is sent.
    if (left > 0)
      await client.call('POST', `/api/leases/${lease.id}/renew`, { since_input: 0 }).catch(() => {})
  }
}

/** The last message of the customer, from the error `newer_message`. */
function newestOf(body: unknown): number | undefined {
  // The cast: this error has the messages.
  const messages = (body as Problem).messages?.map((each) => message.parse(each)) ?? []
  return messages.findLast(({ direction }) => direction === 'in')?.id
}
