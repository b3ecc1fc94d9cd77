import type { Message } from '@panel/contract'

type Placed = Pick<Message, 'id' | 'placed_at'>

/** Without `Z`, a timestamp with fewer digits sorts before a longer one with the same beginning. */
const sortable = (moment: string) => moment.slice(0, -1)

/** The time that a message shows: when it was sent, or when it arrived if that was earlier. */
export const timeOf = ({ sent_at, arrived_at }: Pick<Message, 'sent_at' | 'arrived_at'>): string =>
  sortable(sent_at) < sortable(arrived_at) ? sent_at : arrived_at

/** Sorts messages like the server. */
export function byPlace(one: Placed, other: Placed): number {
  const [first, second] = [sortable(one.placed_at), sortable(other.placed_at)]
  return first === second ? one.id - other.id : first < second ? -1 : 1
}

/** Whether a message is before the place of a thread cursor. */
export function isBeforePlace(message: Placed, cursor: string | null): boolean {
  const [at, id] = cursor?.split('_') ?? []
  if (at === undefined || id === undefined) return false
  return byPlace(message, { id: Number(id), placed_at: at }) < 0
}

/** Milliseconds between sending and arrival from which on a message is marked as late. */
const lateFrom = 60 * 60_000

export const isLate = ({ sent_at, arrived_at }: Pick<Message, 'sent_at' | 'arrived_at'>) =>
  Date.parse(arrived_at) - Date.parse(sent_at) > lateFrom
