/** Replaces an unknown login in the login history that could be a password. */
export const hiddenLogin = '•••'

/**
 * Letters, in parts: `anna`, `anna.k`, `robot-0007`. Passwords often have digits at the end of a word, or special characters.
 */
const nameLike = /^\p{L}+([._-][\p{L}\d]+)*$/u
const longestName = 24

/** What the login history stores of an unknown login: a mistyped name, but nothing that looks like a password. */
export function shownLogin(login: string): string {
  return login.length <= longestName && nameLike.test(login) ? login : hiddenLogin
}
