import { randomUUID } from 'node:crypto'
import { messageLength, type OutboxItem } from '@panel/contract'
import { signEvent } from '../deliveries/sign.ts'
import { webhookTimeLimit } from '../deliveries/webhook.ts'
import { type CheckName, checkTexts } from './check-texts.ts'

/** Where the webhook of a site is, and what signs it. */
export type CheckedSite = { url: string; secret: string; customer: string; profile: string }

/** What the site does wrong; null when it does it right. */
export type Finding = { name: CheckName; fault: string | null }

/** Milliseconds after which the panel gives up in one of the checks. */
const givenUpAfter = 20

type Answer = { status: number; milliseconds: number } | { status: null; error: string; milliseconds: number }

/**
 * Sends to the webhook of a site what the panel sends in a year: repeats, events out of order, wrong signatures, unknown types, long texts.
 * The events are invented, so use a customer and a profile that exist for tests only.
 * @param options.slowAfter milliseconds above which an answer is slow
 */
export async function checkSite(
  site: CheckedSite,
  { slowAfter = webhookTimeLimit / 3 } = {},
): Promise<Finding[]> {
  const findings: Finding[] = []
  let slowest = 0
  // Ids of events are higher than those of earlier checks: a site may store each once.
  let lastId = Date.now() * 1_000
  const nextId = () => ++lastId

  async function post(
    event: { type: string; data: object },
    { id = `msg_${nextId()}`, secrets = [site.secret], at = new Date(), alter = (body: string) => body } = {},
    timeLimit = webhookTimeLimit,
  ): Promise<Answer> {
    const webhook = signEvent(id, { ...event, timestamp: at.toISOString() }, site.url, secrets, at)
    const start = performance.now()
    const took = () => performance.now() - start
    try {
      const { status } = await fetch(webhook.url, {
        method: 'POST',
        headers: webhook.headers,
        body: alter(webhook.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimit),
      })
      slowest = Math.max(slowest, took())
      return { status, milliseconds: took() }
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      return {
        status: null,
        error: cause instanceof Error ? cause.message : String(cause),
        milliseconds: took(),
      }
    }
  }

  /** Notes a check, with the first answer that is not as it should be. */
  function note(name: CheckName, answers: readonly Answer[], isRight: (status: number) => boolean) {
    const wrong = answers.find(({ status }) => status === null || !isRight(status))
    const said =
      wrong &&
      (wrong.status === null ? `There was no answer: ${wrong.error}.` : `It answered ${wrong.status}.`)
    findings.push({
      name,
      fault: said === undefined ? null : `${checkTexts[name].fault} ${said}`,
    })
    return said === undefined
  }
  const isAccepted = (status: number) => status >= 200 && status < 300
  const isRefused = (status: number) => status >= 400 && status < 500
  const accepts = async (name: CheckName, ...answers: Promise<Answer>[]) =>
    note(name, await Promise.all(answers), isAccepted)

  const message = (own: Partial<OutboxItem> = {}) => {
    const id = nextId()
    const data = {
      id,
      type: 'reply',
      text: 'Test of the webhook',
      customer_external_id: site.customer,
      profile_external_id: site.profile,
      sent_at: new Date().toISOString(),
      ...own,
    } satisfies OutboxItem
    return { id: `msg_${id}`, event: { type: 'message.sent', data } }
  }
  const send = ({ id, event }: ReturnType<typeof message>) => post(event, { id })
  const tested = { type: 'webhook.test', data: {} }

  if (!(await accepts('reached', post(tested)))) return findings
  const stranger = `whsec_${Buffer.from(randomUUID()).toString('base64')}`
  note('strangers', [await post(tested, { secrets: [stranger] })], isRefused)
  note('unsigned', [await post(tested, { secrets: [] })], isRefused)
  note(
    'changed',
    [await post(message().event, { alter: (body) => body.replace('webhook', 'Webhook') })],
    isRefused,
  )
  note('old', [await post(tested, { at: new Date(Date.now() - 600_000) })], isRefused)
  await accepts('two_secrets', post(tested, { secrets: [stranger, site.secret] }))
  await accepts('unknown_type', post({ type: 'something.new', data: { id: nextId() } }))

  if (!(await accepts('message', send(message())))) return findings
  const unknownField = message({ text: 'Test with a new field' })
  await accepts(
    'unknown_field',
    post(
      { ...unknownField.event, data: { ...unknownField.event.data, new_field: [1] } },
      { id: unknownField.id },
    ),
  )
  const repeated = message({ text: 'This test stands in the chat once' })
  note('twice', [await send(repeated), await send(repeated)], isAccepted)
  const doubled = message({ text: 'This test also stands in the chat once' })
  // One of the two may fail, and comes again. A refusal would end a message that is stored.
  note(
    'at_once',
    await Promise.all([send(doubled), send(doubled)]),
    (status) => isAccepted(status) || status >= 500,
  )
  await accepts('at_once_again', send(doubled))
  const [first, second] = [message({ text: 'First, but late' }), message({ text: 'Second' })]
  note('order', [await send(second), await send(first)], isAccepted)
  await accepts('emoji', send(message({ text: 'Zażółć 👩‍👩‍👧 "<b>&amp;\'\\\nΩ' })))
  await accepts('long', send(message({ text: 'ż'.repeat(messageLength) })))
  await accepts(
    'photo',
    send(message({ type: 'reply_photo', text: '', photo_url: 'https://panel.example/photo.webp' })),
  )
  const hold = {
    hold_id: nextId(),
    customer_external_id: site.customer,
    kind: 'distress',
    since: new Date().toISOString(),
    until: null,
    by_people: true,
  }
  const released = { ...hold, id: nextId(), released_at: new Date().toISOString() }
  note(
    'holds',
    [
      await post({ type: 'customer.released', data: released }, { id: `msg_${released.id}` }),
      await post({ type: 'customer.held', data: { ...hold, id: nextId(), released_at: null } }),
    ],
    isAccepted,
  )
  const givenUp = message({ text: 'This test came again, and stands in the chat once' })
  await post(givenUp.event, { id: givenUp.id }, givenUpAfter)
  await accepts('given_up', send(givenUp))
  const seconds = Math.round(slowest / 100) / 10
  findings.push({
    name: 'slow',
    fault: slowest > slowAfter ? `${checkTexts.slow.fault} The slowest took ${seconds} s.` : null,
  })
  return findings
}
