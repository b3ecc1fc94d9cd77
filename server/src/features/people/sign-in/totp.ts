import { Secret, TOTP } from 'otpauth'

const issuer = 'Operator panel'
const stepSeconds = 30
/** Time steps before and after the current one that are accepted: clocks differ, and typing takes time. */
const window = 1

const generatorOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: stepSeconds })

/** 160 bits, as RFC 4226 recommends, in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The URL that an authenticator reads from the QR code. */
export const otpauthUrl = (secret: string, login: string) => generatorOf(secret, login).toString()

/**
 * The time step of a code; null when it matches none of the accepted ones.
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = generatorOf(secret).validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1_000 / stepSeconds) + delta
}
