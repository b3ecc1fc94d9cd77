/** Stored in the login history instead of an unknown login that could be a password. */
export const hiddenLogin = '•••'

/**
 * Letters, in parts: `anna`, `anna.k`, `robot-0007`. Passwords often have digits at the end of a word, or special characters.
 */
const nameLike = /^\p{L}+([._-][\p{L}\d]+)*$/u
const longestName = 24

/** Returns an unknown login if it looks like a name, and `hiddenLogin` if it could be a password. */
export function maskedLogin(login: string): string {
  return login.length <= longestName && nameLike.test(login) ? login : hiddenLogin
}
