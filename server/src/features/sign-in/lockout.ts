import { setTimeout as delay } from 'node:timers/promises'
import { attemptsBeforeLockout } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import { limitSimultaneous } from '../../platform/limit-simultaneous.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { addFailure, countAttempt, countOf, delayAttempt, forgetCount, lock } from './attempts.ts'
import { networkOf } from './visitor.ts'

/**
 * Failures from one address, for all logins together, before it is slowed down: more than an office mistypes in ten minutes.
 */
export const failuresPerAddress = 100

/** Milliseconds between two attempts from an address that is slowed down, and the longest wait of an attempt. */
const slowDown = { pause: 5_000, longestWait: 10_000 }

/**
 * How many checks run at once and how many can wait. A password check needs 19 MiB and a thread for a moment: the limits leave
 * some of Node's four threads for other work, and places for trusted browsers when untrusted ones send many guesses.
 */
const checkLimits = {
  untrusted: { atOnce: 2, waiting: 200 },
  trusted: { atOnce: 1, waiting: 100 },
  code: { atOnce: 3, waiting: 200 },
} as const

/** What is guessed from untrusted browsers. From a trusted browser, its token is appended. */
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
  | { is: 'right'; value: T }
  | { is: 'wrong' }
  | { is: 'locked'; seconds: number }
  /** Too many other attempts from this address wait. */
  | { is: 'slowed'; seconds: number }

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
export function openLockout(db: Db, secrets: Secrets, slow = slowDown): Lockout {
  const inTurn = {
    untrusted: limitSimultaneous(checkLimits.untrusted.atOnce, checkLimits.untrusted.waiting),
    trusted: limitSimultaneous(checkLimits.trusted.atOnce, checkLimits.trusted.waiting),
    code: limitSimultaneous(checkLimits.code.atOnce, checkLimits.code.waiting),
  }
  // A keyed digest, because a login or an address is short enough to guess from a plain one.
  const keyOf = (kind: string, value: string) =>
    `${kind}:${secrets.sign('sign-in-attempts', value).toString('base64url')}`

  const check = async <T>(target: string, network: string | null, look: () => Promise<T | null>) => {
    const key = keyOf('target', target)
    const { count, milliseconds } = await countAttempt(db, key)
    if (count > attemptsBeforeLockout) return { is: 'locked', seconds: secondsOf(milliseconds) } as const
    const value = await look()
    if (value !== null) {
      await forgetCount(db, key)
      return { is: 'right', value } as const
    }
    if (count === attemptsBeforeLockout) await lock(db, key, attemptsBeforeLockout)
    if (network) await addFailure(db, keyOf('address', network), failuresPerAddress)
    return { is: 'wrong' } as const
  }

  return {
    async attempt({ target, address, by }, look) {
      const network = address && networkOf(address)
      const isSlowed = async () =>
        network !== null && (await countOf(db, keyOf('address', network))) >= failuresPerAddress
      const verdict = await inTurn[by](async () =>
        (await isSlowed()) ? 'slowed' : check(target, network, look),
      )
      if (verdict !== 'slowed') return verdict
      // A correct password is not refused because of others at its address: it waits, without delaying others.
      const wait = await delayAttempt(db, keyOf('turn', network ?? ''), slow.pause, slow.longestWait)
      if (wait === null) return { is: 'slowed', seconds: secondsOf(slow.pause) }
      await delay(wait)
      return inTurn[by](() => check(target, network, look))
    },
    async unlock(targets) {
      for (const target of targets) await forgetCount(db, keyOf('target', target))
    },
  }
}

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1_000))
