import { randomUUID } from 'node:crypto'
import {
  type checkSite as endpoint,
  type HandlerResultOf,
  messageLength,
  type OutboxItem,
  type SiteCheck,
} from '@panel/contract'
import { webhookTimeLimit } from '../deliveries/webhook.ts'
import { type Answer, OutOfTime, openSender, type Sent, type Target } from './send-checked.ts'

/** Where the webhook of a site is, and the chat in which invented messages may stand. */
export type CheckedSite = Target & { chat: { customer: string; profile: string } | 'real_site' | 'no_chat' }

export type Checked = HandlerResultOf<typeof endpoint>

/** Milliseconds after which the panel gives up in one of the checks. */
const givenUpAfter = 20

const isAccepted = ({ kind }: Answer) => kind === 'accepted'
const isRefused = (answer: Answer) => answer.kind === 'status' && answer.status >= 400 && answer.status < 500
/** One of two at the same moment may fail, and comes again. A refusal would end a message that is stored. */
const comesAgain = (answer: Answer) =>
  isAccepted(answer) || (answer.kind === 'status' && answer.status >= 500)

/** A check that the others need has failed. */
class Ended extends Error {}

/**
 * Sends to the webhook of a site what the panel sends in a year: repeats, events out of order, wrong signatures, unknown types, long texts.
 * The messages are invented, so without a chat for tests only what no site stores is sent.
 * @param options.slowAfter milliseconds above which an answer is slow
 */
export async function checkSite(
  { chat, ...target }: CheckedSite,
  { slowAfter = webhookTimeLimit / 3 } = {},
): Promise<Checked> {
  const findings: Checked['findings'] = []
  const sender = openSender(target)
  // Ids of events are higher than those of earlier checks: a site may store each once.
  let lastId = Date.now() * 1_000
  const nextId = () => ++lastId
  const send = (event: Sent['event'], own: Partial<Sent> = {}) =>
    sender.send({ id: `msg_${nextId()}`, event, ...own })

  /** Notes a check, with the first answer that is not as it should be. */
  function note(name: SiteCheck, answers: readonly Answer[], isRight = isAccepted) {
    const wrong = answers.find((answer) => !isRight(answer))
    findings.push({ name, fault: wrong ?? null })
    return wrong === undefined
  }
  const accepts = async (name: SiteCheck, answer: Promise<Answer>) => note(name, [await answer])

  async function checkSignatures() {
    const tested = { type: 'webhook.test', data: {} }
    if (!(await accepts('reached', send(tested)))) throw new Ended()
    const stranger = `whsec_${Buffer.from(randomUUID()).toString('base64')}`
    // Nothing of it is stored, so that it can come at once.
    const [strangers, unsigned, changed, old, both, unknown] = await Promise.all([
      send(tested, { secrets: [stranger] }),
      send(tested, { secrets: [] }),
      send(tested, { alter: (body) => body.replace('{}', '{"new_field":1}') }),
      send(tested, { at: new Date(target.now().getTime() - 600_000) }),
      send(tested, { secrets: [stranger, ...target.secrets] }),
      send({ type: 'something.new', data: { id: nextId() } }),
    ])
    note('strangers', [strangers], isRefused)
    note('unsigned', [unsigned], isRefused)
    note('changed', [changed], isRefused)
    note('old', [old], isRefused)
    note('two_secrets', [both])
    note('unknown_type', [unknown])
  }

  async function checkMessages({ customer, profile }: { customer: string; profile: string }) {
    const message = (own: Partial<OutboxItem> & { new_field?: unknown } = {}): Sent => {
      const id = nextId()
      const data = {
        id,
        type: 'reply',
        text: 'Test of the webhook',
        customer_external_id: customer,
        profile_external_id: profile,
        sent_at: target.now().toISOString(),
        ...own,
      } satisfies OutboxItem
      return { id: `msg_${id}`, event: { type: 'message.sent', data } }
    }
    if (!(await accepts('message', sender.send(message())))) throw new Ended()
    await accepts('unknown_field', sender.send(message({ text: 'Test with a new field', new_field: [1] })))
    const repeated = message({ text: 'This test stands in the chat once' })
    note('twice', [await sender.send(repeated), await sender.send(repeated)])
    const doubled = message({ text: 'This test also stands in the chat once' })
    note('at_once', await Promise.all([sender.send(doubled), sender.send(doubled)]), comesAgain)
    await accepts('at_once_again', sender.send(doubled))
    const [first, second] = [message({ text: 'First, but late' }), message({ text: 'Second' })]
    note('order', [await sender.send(second), await sender.send(first)])
    await accepts('emoji', sender.send(message({ text: 'Zażółć 👩‍👩‍👧 "<b>&amp;\'\\\nΩ' })))
    await accepts('long', sender.send(message({ text: 'ż'.repeat(messageLength) })))
    const photo_url = 'https://panel.example/photo.webp'
    await accepts('photo', sender.send(message({ type: 'reply_photo', text: '', photo_url })))
    await checkHolds(customer)
    const givenUp = message({ text: 'This test came again, and stands in the chat once' })
    await sender.send({ ...givenUp, limit: givenUpAfter })
    await accepts('given_up', sender.send(givenUp))
  }

  async function checkHolds(customer: string) {
    const hold = {
      hold_id: nextId(),
      customer_external_id: customer,
      kind: 'distress',
      since: target.now().toISOString(),
      until: null,
      by_people: true,
    }
    const news = (type: string, released_at: string | null): Sent => {
      const id = nextId()
      return { id: `msg_${id}`, event: { type, data: { ...hold, id, released_at } } }
    }
    const [held, released] = [
      news('customer.held', null),
      news('customer.released', target.now().toISOString()),
    ]
    note('holds', [await sender.send(released), await sender.send(held)])
  }

  function checkTime() {
    const slowest = sender.slowest()
    const seconds = Math.round(slowest / 100) / 10
    findings.push({ name: 'slow', fault: slowest > slowAfter ? { kind: 'slow', seconds } : null })
  }

  try {
    await checkSignatures()
    if (typeof chat === 'object') await checkMessages(chat)
    checkTime()
    return { findings, stopped: typeof chat === 'object' ? null : chat }
  } catch (error) {
    if (error instanceof Ended) return { findings, stopped: 'failed' }
    if (error instanceof OutOfTime) return { findings, stopped: 'too_slow' }
    throw error
  } finally {
    sender.close()
  }
}
