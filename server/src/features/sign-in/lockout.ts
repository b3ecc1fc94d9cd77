import { failedAttempts, lockoutMinutes } from '@panel/contract'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { openTurns } from '../../platform/turns.ts'
import { networkOf } from './visitor.ts'

/** Failures from one address, whatever the logins, before it has to wait: above what an office mistypes in ten minutes. */
export const failuresPerAddress = 100

// A password takes 19 MiB and a thread for a moment: a burst leaves some of Node's four for files and names.
const checksAtOnce = 3
const lockoutSeconds = lockoutMinutes * 60

export type Attempt = {
  /** What is being guessed at, and from which kind of device: these failures are counted together. */
  target: string
  /** Also counted for this address; null when it is not to be. */
  address: string | null
}

export type Verdict<T> = { is: 'right'; value: T } | { is: 'wrong' } | { is: 'locked'; seconds: number }

export type Lockout = {
  /**
   * Checks a guess, unless there were too many wrong ones. The attempt is counted before it is checked, so that guesses
   * sent at once to several nodes are checked no more often than guesses sent one by one.
   * @param check null says that the guess is wrong
   */
  attempt<T>(attempt: Attempt, check: () => Promise<T | null>): Promise<Verdict<T>>
}

/** Counts failed attempts in the database, for all nodes together. */
export function openLockout(db: Db, secrets: Secrets): Lockout {
  const perTarget = limiter(db, 'target', failedAttempts)
  const perAddress = limiter(db, 'address', failuresPerAddress)
  const inTurn = openTurns(checksAtOnce)
  // Keyed, because a login or an address is short enough to guess from a plain digest.
  const keyOf = (value: string) => secrets.sign('sign-in-attempts', value).toString('base64url')

  return {
    attempt: ({ target, address }, check) =>
      inTurn(async () => {
        const targetKey = keyOf(target)
        const addressKey = address && keyOf(networkOf(address))
        const fromAddress = addressKey ? await perAddress.get(addressKey) : null
        if (fromAddress && fromAddress.consumedPoints >= perAddress.points) return locked(fromAddress)
        const count = await countIn(perTarget, targetKey)
        if (count.consumedPoints > perTarget.points) return locked(count)
        const value = await check()
        if (value !== null) {
          await perTarget.delete(targetKey)
          return { is: 'right', value }
        }
        if (count.consumedPoints === perTarget.points) await perTarget.block(targetKey, lockoutSeconds)
        const failures = addressKey ? await perAddress.penalty(addressKey) : null
        if (addressKey && failures?.consumedPoints === perAddress.points)
          await perAddress.block(addressKey, lockoutSeconds)
        return { is: 'wrong' }
      }),
  }
}

function locked(count: RateLimiterRes): { is: 'locked'; seconds: number } {
  return { is: 'locked', seconds: Math.max(1, Math.ceil(count.msBeforeNext / 1_000)) }
}

/** The library rejects with the count when it is above the limit; here that is an answer as any other. */
async function countIn(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason
    throw reason
  }
}

function limiter(db: Db, keyPrefix: string, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: clientOn(db),
    storeType: 'client',
    tableName: 'sign_in_attempts',
    tableCreated: true,
    keyPrefix,
    points,
    duration: lockoutSeconds,
  })
}

/** What the library needs of a `pg` client, on the connections of `db`. */
function clientOn(db: Db) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
    },
  }
}
