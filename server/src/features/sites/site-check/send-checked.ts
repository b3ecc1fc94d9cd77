import { signEvent } from '../deliveries/sign.ts'
import { type Outcome, openWebhooks, webhookTimeLimit } from '../deliveries/webhook.ts'

/** How a site answered. Whoever accepted did so with a status from 200 to 299. */
export type Answer =
  | { kind: 'accepted' }
  | { kind: 'status'; status: number }
  | { kind: 'no_answer'; error: string }

export type Target = {
  url: string
  /** All that sign a real delivery. */
  secrets: string[]
  /** Hosts that may have a private address. */
  hosts: readonly string[]
  /** By which events are signed. */
  now: () => Date
  /** Milliseconds for all that is sent. */
  within: number
}

/** The time for all that is sent is over. */
export class OutOfTime extends Error {}

export type Sent = {
  id: string
  event: { type: string; data: object }
  secrets?: string[]
  /** When it was signed. */
  at?: Date
  /** Changes the body after it was signed. */
  alter?: (body: string) => string
  /** Milliseconds after which the panel gives up. */
  limit?: number
}

/** Sends what a check sends, with the rules of deliveries, and remembers the slowest answer. */
export function openSender({ url, secrets, hosts, now, within }: Target) {
  const webhooks = openWebhooks(hosts)
  const end = performance.now() + within
  let slowest = 0
  return {
    /** Milliseconds of the slowest answer. */
    slowest: () => slowest,
    /** @throws {OutOfTime} */
    async send({
      id,
      event,
      secrets: signing = secrets,
      at = now(),
      alter = (body) => body,
      limit = webhookTimeLimit,
    }: Sent): Promise<Answer> {
      const start = performance.now()
      const left = Math.round(end - start)
      if (left <= 0) throw new OutOfTime()
      const signed = signEvent(id, { ...event, timestamp: at.toISOString() }, url, signing, at)
      const outcome = await webhooks.post({ ...signed, body: alter(signed.body) }, Math.min(limit, left))
      const answer = answerOf(outcome)
      if (answer.kind !== 'no_answer') slowest = Math.max(slowest, performance.now() - start)
      // What has ended because all the time was over says nothing about the site.
      else if (performance.now() >= end - 1) throw new OutOfTime()
      return answer
    },
    close: () => webhooks.close(),
  }
}

function answerOf(outcome: Outcome): Answer {
  if (outcome.result === 'delivered') return { kind: 'accepted' }
  const { status, error } = outcome
  return status === undefined ? { kind: 'no_answer', error } : { kind: 'status', status }
}
