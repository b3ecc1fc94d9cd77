import { Secret, TOTP } from 'otpauth'

/** `robot-0001` is the first. */
export const robotLogin = (number: number) => `robot-${String(number).padStart(4, '0')}`

/** Derived from the login, so that a program that plays a robot knows it. */
export const robotTotpSecret = (login: string) => Secret.fromUTF8(`two factors of ${login}`).base32

/** The code that a robot's authenticator shows at a time, in milliseconds since 1970. */
export const robotCode = (login: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(robotTotpSecret(login)) }).generate({ timestamp })

/** Every eighth robot is a master, and gets the conversations that others hand over. */
export const isMasterRobot = (number: number) => number % 8 === 0
