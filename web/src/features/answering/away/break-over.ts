import { IconCoffee } from '@tabler/icons-react'
import { matchQuery, type QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { showToast } from '../../../ui/overlays/toasts'
import { userQuery } from '../../settings/user-query'

/** When the last break ended without a press on "I am back". */
let overAt = Number.NEGATIVE_INFINITY
/** The break that the operator has ended with "I am back". */
let endedId: number | null = null

/** Records that the operator ends this break, so that its end is not announced. Null: the request has failed. */
export function recordReturn(id: number | null) {
  endedId = id
}

/**
 * Announces the end of a break that the operator did not end. It observes the data of the user, because a response of the server can
 * end the break before the countdown of the page is at zero. Must be called before the components that show the user are mounted.
 */
export function followBreak(client: QueryClient) {
  const current = () => client.getQueryData(userQuery.queryKey)?.away ?? null
  let before = current()
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !matchQuery(userQuery, query)) return
    const away = current()
    if (before && !away && before.id !== endedId) {
      overAt = performance.now()
      showToast({ icon: IconCoffee, text: i18next.t('away.over') })
    }
    before = away
  })
}

/** Whether the page has just returned automatically, because a break has ended. */
export const isBreakJustOver = () => performance.now() - overAt < 5_000
