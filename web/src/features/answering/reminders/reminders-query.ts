import type { Reminder } from '@panel/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { serverNow } from '../../../api/server-clock'
import { userQuery } from '../../settings/user-query'
import { remindersKey } from './reminders-key'

/** The reminders of this operator, the next one first. They are read again at the moment when the next one is due. */
export const remindersQuery = queryOptions({
  queryKey: remindersKey,
  queryFn: async ({ signal }) => (await call('GET /api/reminders', { signal })).items,
  refetchInterval: ({ state }) => untilNext(state.data ?? [], serverNow()) ?? false,
  refetchIntervalInBackground: true,
})

/** Shows the reminders of a response, and reads again how many of them are due. */
export function storeReminders(client: QueryClient, items: Reminder[]) {
  client.setQueryData(remindersQuery.queryKey, items)
  void client.invalidateQueries({ queryKey: userQuery.queryKey })
}

/** Milliseconds until the next reminder is due; null when no other one is set. A second more, so that the server says so. */
export function untilNext(
  reminders: readonly Pick<Reminder, 'is_due' | 'due_at'>[],
  now: number,
): number | null {
  const next = reminders.find(({ is_due }) => !is_due)
  return next ? Math.max(1_000, Date.parse(next.due_at) - now + 1_000) : null
}
