import { endpoints } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import type { Call } from '../../../platform/http/register.ts'
import type { Services } from '../../../services.ts'
import { browserOf } from '../sign-in/browser-of.ts'
import type { Lockout } from '../sign-in/lockout.ts'
import { changePassword } from './change-password.ts'
import { endOwnSessions } from './end-sessions.ts'
import { findAccount } from './find-account.ts'
import { forgetBrowser } from './forget-browser.ts'
import { confirmAuthenticator, replaceAuthenticator } from './replace-authenticator.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'

export function accountRoutes({ on, db, secrets, config, lockout }: Services & { lockout: Lockout }) {
  const accountOf = async (call: Pick<Call<never>, 'request' | 'reply'> & { actor: Operator }) => ({
    account: await findAccount(db, call.actor, browserOf(config, call).deviceToken),
  })

  on(endpoints.getAccount, accountOf)

  on(endpoints.endOwnSessions, async (call) => {
    await endOwnSessions(db, call.actor, call.body.session_id)
    return accountOf(call)
  })

  on(endpoints.forgetBrowser, async (call) => {
    await forgetBrowser(db, call.actor, call.body.browser_id)
    return accountOf(call)
  })

  on(endpoints.changePassword, async (call) => {
    await changePassword({ db, lockout }, call.actor, call.body, browserOf(config, call))
    return accountOf(call)
  })

  on(endpoints.replaceAuthenticator, (call) =>
    replaceAuthenticator({ db, secrets, lockout }, call.actor, call.body, browserOf(config, call)),
  )

  on(endpoints.confirmAuthenticator, async (call) => {
    await confirmAuthenticator(db, secrets, call.actor, call.body.code)
    return accountOf(call)
  })

  on(endpoints.replaceRecoveryCodes, async (call) => {
    const services = { db, secrets, lockout }
    const recovery_codes = await replaceRecoveryCodes(
      services,
      call.actor,
      call.body,
      browserOf(config, call),
    )
    return { ...(await accountOf(call)), recovery_codes }
  })
}
