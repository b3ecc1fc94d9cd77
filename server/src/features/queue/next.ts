import type { QueueName } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'
import type { Services } from '../../services.ts'
import { claimNext } from './claimed.ts'
import type { Claims } from './claims.ts'

/**
 * The next conversation for who asked for it with an act that is stored by now: a claim that fails must not look like an act
 * that failed. The page claims by itself then.
 */
export async function nextAfter(
  { urgent, claims, log }: Pick<Services, 'urgent' | 'log'> & { claims: Claims },
  operator: Operator,
  wanted: { next?: QueueName | undefined; exclude?: number[] | undefined },
) {
  if (!wanted.next) return undefined
  return claimNext({ db: urgent, claims }, operator, wanted.next, wanted.exclude).catch((error) => {
    log.warn({ err: error }, 'the next conversation could not be claimed')
    return undefined
  })
}
