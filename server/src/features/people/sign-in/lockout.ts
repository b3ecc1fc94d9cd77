import { setTimeout as delay } from 'node:timers/promises'
import { attemptsBeforeLockout } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import { limitSimultaneous } from '../../../platform/limit-simultaneous.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { addFailure, countAttempt, countOf, delayAttempt, deleteCount, lockCount } from './attempts.ts'
import { networkOf } from './visitor.ts'

/**
 * Failures from one address, for all logins together, before it is slowed down: more than an office mistypes in ten minutes.
 */
export const failuresPerAddress = 100

/** For an address that is slowed down: milliseconds between two attempts, and the maximum wait of an attempt. */
const slowDown = { pause: 5_000, maxWait: 10_000 }

/**
 * How many checks run at once and how many can wait. A password check needs 19 MiB and a thread for a moment: the limits leave
 * some of Node's four threads for other work, and places for trusted browsers when untrusted ones send many guesses.
 */
const checkLimits = {
  untrusted: { atOnce: 2, waiting: 200 },
  trusted: { atOnce: 1, waiting: 100 },
  code: { atOnce: 3, waiting: 200 },
} as const

/** Targets of attempts from untrusted browsers. For a trusted browser, its token is appended. */
export const passwordTarget = (login: string) => `password ${login}`
export const codeTarget = (operatorId: number) => `code ${operatorId}`

export type Attempt = {
  /** The password or code that is guessed, and the kind of browser. Failures with the same target are counted together. */
  target: string
  /** Failures are also counted by this address, unless it is null. */
  address: string | null
  /** Which limit of simultaneous checks applies. */
  by: keyof typeof checkLimits
}

export type Verdict<T> =
  | { outcome: 'right'; value: T }
  | { outcome: 'wrong' }
  | { outcome: 'locked'; seconds: number }
  /** Too many other attempts from this address wait. */
  | { outcome: 'slowed'; seconds: number }

export type Lockout = {
  /**
   * Checks a guess unless there were too many wrong ones. The attempt is counted before it is checked, so that simultaneous
   * guesses on several nodes get no additional checks.
   * @param check returns null when the guess is wrong
   * @throws {AppError} `unavailable` when too many attempts wait for a check
   */
  attempt<T>(attempt: Attempt, check: () => Promise<T | null>): Promise<Verdict<T>>
  /** Removes all counts at once. */
  unlock(targets: string[]): Promise<void>
}

/** Counts failed attempts in the database, for all nodes together. */
export function openLockout(db: Db, secrets: Secrets, pacing = slowDown): Lockout {
  const limiters = {
    untrusted: limitSimultaneous(checkLimits.untrusted.atOnce, checkLimits.untrusted.waiting),
    trusted: limitSimultaneous(checkLimits.trusted.atOnce, checkLimits.trusted.waiting),
    code: limitSimultaneous(checkLimits.code.atOnce, checkLimits.code.waiting),
  }
  // A keyed digest, because a login or an address is short enough to guess from a plain one.
  const keyOf = (kind: string, value: string) =>
    `${kind}:${secrets.sign('sign-in-attempts', value).toString('base64url')}`

  const countAndCheck = async <T>(
    target: string,
    network: string | null,
    verify: () => Promise<T | null>,
  ) => {
    const key = keyOf('target', target)
    const { count, milliseconds } = await countAttempt(db, key)
    if (count > attemptsBeforeLockout) return { outcome: 'locked', seconds: secondsOf(milliseconds) } as const
    const value = await verify()
    if (value !== null) {
      await deleteCount(db, key)
      return { outcome: 'right', value } as const
    }
    if (count === attemptsBeforeLockout) await lockCount(db, key, attemptsBeforeLockout)
    if (network) await addFailure(db, keyOf('address', network), failuresPerAddress)
    return { outcome: 'wrong' } as const
  }

  return {
    async attempt({ target, address, by }, verify) {
      const network = address && networkOf(address)
      const isSlowed = async () =>
        network !== null && (await countOf(db, keyOf('address', network))) >= failuresPerAddress
      const verdict = await limiters[by](async () =>
        (await isSlowed()) ? 'slowed' : countAndCheck(target, network, verify),
      )
      if (verdict !== 'slowed') return verdict
      // A correct password is not refused because of others at its address: it waits, without delaying others.
      const wait = await delayAttempt(db, keyOf('turn', network ?? ''), pacing.pause, pacing.maxWait)
      if (wait === null) return { outcome: 'slowed', seconds: secondsOf(pacing.pause) }
      await delay(wait)
      return limiters[by](() => countAndCheck(target, network, verify))
    },
    async unlock(targets) {
      for (const target of targets) await deleteCount(db, keyOf('target', target))
    },
  }
}

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1_000))
