import { endpoints } from '@panel/contract'
import { AppError } from '../../../platform/http/errors.ts'
import type { PresentUser } from '../../../platform/http/present-user.ts'
import type { Call } from '../../../platform/http/register.ts'
import type { Services } from '../../../services.ts'
import { browserOf } from './browser-of.ts'
import { endCodeWarning } from './code-guesses.ts'
import { readTfaStatus } from './enrolment.ts'
import { findDemo } from './find-demo.ts'
import { choosePassword } from './first-password.ts'
import type { Lockout } from './lockout.ts'
import { requireOwnNavigation } from './own-navigation.ts'
import { findOperator } from './session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { verifyTfa } from './verify-tfa.ts'

export function signInRoutes({
  on,
  db,
  secrets,
  config,
  lockout,
  presentUser,
}: Services & { lockout: Lockout; presentUser: PresentUser }) {
  const userOf = async (sessionToken: string) => {
    const operator = await findOperator(db, sessionToken, false)
    if (!operator) throw new AppError('not_signed_in')
    return presentUser(operator)
  }

  on(endpoints.signIn, async (call) => {
    const browser = browserOf(config, call)
    const token = await signIn(db, lockout, call.body, browser)
    browser.setSession(token)
    return { user: await userOf(token) }
  })

  on(endpoints.getDemo, async () => ({ demo: await findDemo(db, secrets, config) }))

  on(endpoints.getUser, async ({ actor }) => ({ user: await presentUser(actor) }))

  const signOutOf = async (call: Pick<Call<never>, 'request' | 'reply'>) => {
    const browser = browserOf(config, call)
    await signOut(db, browser.sessionToken, browser.visitor)
    browser.clearSession()
    // Removes cached photos and lists. Cookies and storage stay: the locale, the trusted device, drafts.
    call.reply.header('clear-site-data', '"cache"')
    return { signed_out: true as const }
  }

  on(endpoints.signOut, signOutOf)

  on(endpoints.signOutByLink, (call) => {
    requireOwnNavigation(call.request)
    return signOutOf(call)
  })

  on(endpoints.choosePassword, async ({ actor, body }) => {
    await choosePassword(db, actor, body.password)
    return { user: await presentUser(actor) }
  })

  on(endpoints.endCodeWarning, async ({ actor }) => {
    await endCodeWarning(db, actor.id)
    return { seen: true as const }
  })

  on(endpoints.getTfa, ({ actor }) => readTfaStatus(db, secrets, actor))

  on(endpoints.verifyTfa, async (call) => {
    const browser = browserOf(config, call)
    const passed = await verifyTfa({ db, secrets, lockout }, call.actor, call.body, browser)
    if (!passed) return { user: await presentUser(call.actor) }
    browser.setSession(passed.sessionToken)
    browser.setDevice(passed.deviceToken)
    return { user: await userOf(passed.sessionToken), recovery_codes: passed.recoveryCodes }
  })
}
