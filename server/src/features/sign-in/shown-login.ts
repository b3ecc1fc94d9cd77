/** Stands in the login history for what was typed as a login, and may have been a password. */
export const hiddenLogin = '•••'

/** Letters, in parts: `anna`, `anna.k`, `robot-0007`. People put digits at the end of a word, and signs, into passwords. */
const nameLike = /^\p{L}+([._-][\p{L}\d]+)*$/u
const longestName = 24

/** What the login history keeps of a login that nobody has: a name that was mistyped, never what looks like a password. */
export function shownLogin(login: string): string {
  return login.length <= longestName && nameLike.test(login) ? login : hiddenLogin
}
