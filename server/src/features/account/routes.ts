import { endpoints } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'
import type { Call } from '../../platform/http/register.ts'
import type { Services } from '../../services.ts'
import { browserOf } from '../sign-in/browser-of.ts'
import { endOwnSessions } from './end-sessions.ts'
import { findAccount } from './find-account.ts'
import { forgetBrowser } from './forget-browser.ts'

export function accountRoutes({ on, db, config }: Services) {
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
}
