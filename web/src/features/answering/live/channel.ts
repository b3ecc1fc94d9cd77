import type { LiveEvent } from '@panel/contract'

/** Messages between the tabs of one browser. */
export type TabMessage =
  | { kind: 'event'; event: LiveEvent }
  /** A tab shows these conversations without a lease. The leader answers with the state of the stream. */
  | { kind: 'watch'; tab: string; ids: number[] }
  /** A new leader asks every tab what it shows. */
  | { kind: 'roll_call' }
  | { kind: 'state'; isOpen: boolean; lastEventAt: number }

/** The conversations that the stream follows for all tabs together; the server accepts up to 20. */
export function watchedBy(tabs: Map<string, number[]>): number[] {
  return [...new Set([...tabs.values()].flat())].sort((a, b) => a - b).slice(0, 20)
}

export const streamAddress = (ids: number[]) =>
  ids.length > 0 ? `/api/events?watch=${ids.join(',')}` : '/api/events'
