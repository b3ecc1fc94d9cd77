import { text } from '../fields.ts'
import { isBlank } from '../rules/blank.ts'
import { issue } from '../rules/issues.ts'
import { loginLength } from '../rules/limits.ts'

const neverShown = /\p{Default_Ignorable_Code_Point}/gu

/**
 * The form in which a login is stored and compared: the same for all ways to type a letter (composed or decomposed, wide or narrow,
 * small or capital), without invisible characters. Like UsernameCaseMapped of RFC 8265, except that it maps what that profile refuses.
 */
export const normalisedLogin = (login: string): string =>
  login.normalize('NFKC').replace(neverShown, '').toLowerCase().normalize('NFKC').trim()

/** A login that somebody signs in with, or an admin gives. */
export const typedLogin = text(loginLength)
  .refine((login) => !isBlank(login), issue('empty'))
  .transform(normalisedLogin)
  .refine((login) => login.length <= loginLength, issue('too_long', { max: loginLength }))
  .refine((login) => login !== '', issue('empty'))

/** A login for an operator. */
export const newLogin = typedLogin.refine((login) => !/\s/u.test(login), issue('login_with_space'))
