import { ApiError, OfflineError } from '../../api/api-error'
import type { MessageBody, Sent } from '../../features/answering/machine/calls'
import { began, leaseId, makeConversation, makeHeld, makeLease, makeMessage, operatorId } from './fixtures'

/** The outcome of a call. `lost answer`: the request arrives, but the response is lost. */
export const callOutcomes = [
  'arrives',
  'arrives',
  'arrives',
  'lost',
  'lost answer',
  'fails',
  'held',
  'key reused',
] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Each extra reply must be confirmed. */
const maxExtra = 0

/** A simulated server with one conversation. */
export function makeServer(now: () => number, work: 'reply' | 'poke') {
  const messages = [makeMessage(1, 'in', 'Hello?', began)]
  const stored = new Map<string, { body: MessageBody; sent: Sent }>()
  let holder: 'us' | 'other' | 'nobody' = 'us'
  let expiresAt = began + 90_000

  const refused = (code: ConstructorParameters<typeof ApiError>[1]['code'], more: object = {}) =>
    new ApiError(409, { code, ...more })
  const by = () => (holder === 'other' ? { id: 2, name: 'Bram', idle_since: null } : null)
  const checkLease = () => {
    if (holder === 'us' && expiresAt <= now()) holder = 'nobody'
    if (holder !== 'us') throw refused('lease_lost', { by: by() })
  }
  const extras = () => messages.length - 1 - messages.findLastIndex(({ direction }) => direction === 'in')

  function store(body: MessageBody): Sent {
    checkLease()
    const newer = messages.filter(({ id }) => id > (body.last_seen_id ?? 0))
    if (newer.length > 0) throw refused('newer_message', { messages: newer })
    if (extras() > 0 && !body.extra) throw refused('already_answered')
    if (extras() > maxExtra && !body.confirmed) throw refused('extra_limit', { limit: maxExtra })
    const message = makeMessage(messages.length + 1, 'out', body.text, now())
    messages.push(message)
    if (!body.next) return { message, can_undo: false }
    holder = 'nobody'
    return {
      message,
      can_undo: false,
      next: { ...makeHeld([]), lease: makeLease('lease-2', now() + 90_000) },
    }
  }

  /** @throws the error of a call that fails before it is handled */
  function throwFailure(outcome: CallOutcome) {
    if (outcome === 'lost') throw new OfflineError()
    if (outcome === 'fails') throw new ApiError(500, { code: 'unexpected' })
  }

  function answered<T>(outcome: CallOutcome, answer: T): T {
    if (outcome === 'lost answer') throw new OfflineError()
    return answer
  }

  return {
    stored,
    write(direction: 'in' | 'out') {
      messages.push(makeMessage(messages.length + 1, direction, 'More', now()))
    },
    takeOver() {
      holder = 'other'
    },
    send(key: string, body: MessageBody, outcome: CallOutcome): Sent {
      throwFailure(outcome)
      const known = stored.get(key)
      if (!known && outcome === 'key reused') throw new ApiError(422, { code: 'key_reused' })
      if (!known && outcome === 'held') throw refused('held', { kind: 'asked_if_real' })
      if (known && JSON.stringify(known.body) !== JSON.stringify(body))
        throw new ApiError(422, { code: 'key_reused' })
      const sent = known?.sent ?? store(body)
      stored.set(key, { body, sent })
      return answered(outcome, sent)
    },
    leave(outcome: CallOutcome) {
      throwFailure(outcome)
      checkLease()
      // A repeated call gets the same response.
      if (outcome !== 'lost answer') holder = 'nobody'
      return answered(outcome, {
        canUndo: false,
        next: { ...makeHeld([]), lease: makeLease('lease-2', now() + 90_000) },
      })
    },
    renew(sinceInput: number, outcome: CallOutcome) {
      throwFailure(outcome)
      if (holder === 'us' && sinceInput < 120) expiresAt = now() + 90_000
      checkLease()
      return answered(outcome, { lease: makeLease(leaseId, expiresAt), idleAfter: 120_000 })
    },
    saveDraft(text: string, outcome: CallOutcome) {
      throwFailure(outcome)
      return answered(outcome, { at: text === '' ? null : now() })
    },
    conversation() {
      const waits = messages.at(-1)?.direction === 'in'
      const us = { id: operatorId, name: 'Anna V.', idle_since: null }
      return {
        conversation: makeConversation({
          in_reply_to: messages.findLast(({ direction }) => direction === 'in')?.id ?? null,
          answering: holder === 'us' ? us : by(),
          queue: waits ? work : null,
        }),
        lease: holder === 'us' ? makeLease(leaseId, expiresAt) : null,
      }
    },
    messages: () => [...messages],
  }
}

export type Server = ReturnType<typeof makeServer>
