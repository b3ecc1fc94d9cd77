/** How far the server's clock is ahead of the browser's, in milliseconds, as a range. */
export type Offset = { least: number; most: number }

/**
 * Makes the offset more exact with one response. Its Date header is a whole second that was current at some time between
 * sending and receiving. A response that contradicts the offset (because a clock was changed) starts a new one.
 */
export function narrow(
  known: Offset | null,
  answer: { date: number; sent: number; received: number },
): Offset {
  const now = { least: answer.date - answer.received, most: answer.date + 1_000 - answer.sent }
  if (!known) return now
  const both = { least: Math.max(known.least, now.least), most: Math.min(known.most, now.most) }
  return both.least <= both.most ? both : now
}

let offset: Offset | null = null
let lastResponse = 0

/** Records a response, for the clock and for "Live, 3 s ago". */
export function recordResponse(response: Response, sent: number) {
  lastResponse = Date.now()
  const date = Date.parse(response.headers.get('date') ?? '')
  if (Number.isFinite(date)) offset = narrow(offset, { date, sent, received: lastResponse })
}

/** When the server last responded, by the browser's clock; 0 before the first response. */
export const lastResponseAt = () => lastResponse

/** A moment of our clock, by the server's. */
export const serverTime = (own: number) => own + (offset ? (offset.least + offset.most) / 2 : 0)

/** The current time, by the server's clock. */
export const serverNow = () => serverTime(Date.now())
