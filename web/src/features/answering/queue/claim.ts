import type { ClaimResult } from '@panel/contract'
import type { EmptyReason, QueueName } from '@panel/contract/rules/enumerations'
import { autoClaimWindow } from '@panel/contract/rules/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { sinceInput } from '../../../ui/fields/input'
import { type Held, seedConversation } from '../../conversations/thread/conversation-queries'
import { userQuery } from '../../settings/user-query'
import { releaseLease, takeResumable, whenReleased } from '../release-lease'
import { readSkipped } from '../skipped-conversations'

/** The result without a request, because there was no input for a while. */
export const notClaimed: ClaimResult = { conversation: null, why: [] }

/** Whether the operator is present: a page claims automatically only within this time after their last input. */
export const isPresent = () => sinceInput() < autoClaimWindow

export const isHeld = (claimed: ClaimResult): claimed is Held => claimed.conversation !== null

/** Another page of this operator has started a break: refreshes the user, so that this page shows it. */
export function showBreakFromElsewhere(client: QueryClient, { why }: { why: readonly EmptyReason[] }) {
  if (why.includes('away')) void client.invalidateQueries({ queryKey: userQuery.queryKey })
}

/**
 * The conversation in hand from a queue. The request claims, so it is sent when the page opens and then only while no conversation is
 * in hand. After a message was sent, its response replaces the data. Nothing is claimed without input.
 */
export const claimQuery = (queue: QueueName) =>
  queryOptions({
    queryKey: ['claim', queue],
    queryFn: async ({ client }): Promise<ClaimResult> => {
      if (!isPresent()) return notClaimed
      // Waits until a release has arrived: otherwise the claim would return the released conversation as the one in hand.
      await whenReleased()
      const operatorId = client.getQueryData(userQuery.queryKey)?.id
      const exclude = operatorId === undefined ? [] : readSkipped(operatorId)
      const resume = takeResumable()
      const claimed = await call('POST /api/queues/:queue/claim', {
        params: { queue },
        body: { exclude, ...(resume && { resume }) },
      })
      if (isHeld(claimed)) {
        // If the page was left before the response arrived, nobody would answer the customer.
        const isWanted = client
          .getQueryCache()
          .find({ queryKey: ['claim', queue], exact: true })
          ?.isActive()
        if (isWanted) seedConversation(client, claimed)
        else releaseLease(claimed.lease.id)
      } else showBreakFromElsewhere(client, claimed)
      return claimed
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The end of a shift, in place of a claim (`home/mine`). */
export const endShiftKey = ['end-shift']

/** The operator has a conversation in hand again that the page does not show: the claim of the open queue returns it. */
export const refetchClaim = (client: QueryClient) =>
  Promise.all([
    client.refetchQueries({ queryKey: ['claim'], type: 'active' }),
    // It can be waiting for its next try.
    client.resetQueries({ queryKey: endShiftKey, type: 'active' }),
  ])
