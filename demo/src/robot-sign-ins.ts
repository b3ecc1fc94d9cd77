import { Secret, TOTP } from 'otpauth'

/** `robot-0001` is the first. */
export const robotLogin = (number: number) => `robot-${String(number).padStart(4, '0')}`

/** Follows from the login, so that whoever plays a robot knows it without asking. */
export const robotTotpSecret = (login: string) => Secret.fromUTF8(`two factors of ${login}`).base32

/** What a robot's authenticator shows at a moment, in milliseconds since 1970. */
export const robotCode = (login: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(robotTotpSecret(login)) }).generate({ timestamp })

/** Every eighth is a master, and gets what the others hand over. */
export const isMasterRobot = (number: number) => number % 8 === 0
