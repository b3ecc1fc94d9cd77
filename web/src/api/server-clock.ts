/** How far the server's clock is ahead of ours, in milliseconds: somewhere between the two. */
export type Offset = { least: number; most: number }

/**
 * Narrows the offset by one answer. Its Date header names a whole second, some moment of which lies between
 * sending and receiving. An answer that contradicts what was known (a clock was set) starts anew.
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
let heard = 0

/** Notes an answer, for the clock and for "Live, 3 s ago". */
export function noteAnswer(response: Response, sent: number) {
  heard = Date.now()
  const date = Date.parse(response.headers.get('date') ?? '')
  if (Number.isFinite(date)) offset = narrow(offset, { date, sent, received: heard })
}

/** When the server was last heard, by our clock; 0 before the first answer. */
export const heardAt = () => heard

/** A moment of our clock, by the server's. */
export const serverTime = (own: number) => own + (offset ? (offset.least + offset.most) / 2 : 0)

/** Now, by the server's clock. */
export const serverNow = () => serverTime(Date.now())
