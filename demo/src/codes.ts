import { Secret, TOTP } from 'otpauth'
import { demoSignIns } from './sign-ins.ts'

/** The two-factor codes of all demo operators, and how many seconds they are still valid. */
export function demoCodes(now: number): { login: string; code: string; secondsLeft: number }[] {
  return demoSignIns.map(({ login, totpSecret }) => {
    const totp = new TOTP({ secret: Secret.fromBase32(totpSecret) })
    return {
      login,
      code: totp.generate({ timestamp: now }),
      secondsLeft: Math.ceil(totp.remaining({ timestamp: now }) / 1_000),
    }
  })
}
