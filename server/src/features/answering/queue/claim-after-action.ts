import type { QueueName } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import type { Services } from '../../../services.ts'
import type { Lease } from '../../conversations/leases/lease.ts'
import { claimNext } from './claimed.ts'
import type { Claims } from './claims.ts'
import type { InHandReads } from './in-hand-reads.ts'

/**
 * Claims the next conversation after an action that has already been committed. A claim that fails must not look like a failure
 * of the action, so it is logged, and the page claims itself.
 */
export async function claimAfterAction(
  { urgent, claims, reads, log }: Pick<Services, 'urgent' | 'log'> & { claims: Claims; reads: InHandReads },
  operator: Operator,
  wanted: { next?: QueueName | undefined; exclude?: number[] | undefined },
  claimed?: Lease,
) {
  if (!wanted.next) return undefined
  return claimNext({ db: urgent, claims, reads }, operator, wanted.next, wanted.exclude, { claimed }).catch(
    (error) => {
      log.warn({ err: error }, 'the next conversation could not be claimed')
      return undefined
    },
  )
}
