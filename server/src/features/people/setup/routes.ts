import { endpoints } from '@panel/contract'
import { AppError } from '../../../platform/http/errors.ts'
import type { PresentUser } from '../../../platform/http/present-user.ts'
import type { Services } from '../../../services.ts'
import { cookiesOf } from '../sign-in/cookies.ts'
import { openLockout } from '../sign-in/lockout.ts'
import { findOperator } from '../sign-in/session.ts'
import { visitorOf } from '../sign-in/visitor.ts'
import { checkToken } from './check-token.ts'
import { createFirstAdmin } from './create-first-admin.ts'
import { nameTeam } from './name-team.ts'
import { endSetup, findProgress, settleStep } from './progress.ts'
import { findOpenSetup } from './token.ts'

export function setupRoutes({
  on,
  db,
  secrets,
  config,
  presentUser,
}: Services & { presentUser: PresentUser }) {
  const checks = { db, secrets, lockout: openLockout(db, secrets) }

  on(endpoints.getSetup, async () => {
    if (!(await findOpenSetup(db))) throw new AppError('not_found')
    return { is_open: true as const }
  })

  on(endpoints.checkSetupToken, async ({ body, request }) => {
    await checkToken(checks, body.token, visitorOf(request))
    return { is_right: true as const }
  })

  on(endpoints.createFirstAdmin, async ({ body: { token, ...admin }, request, reply }) => {
    const visitor = visitorOf(request)
    await checkToken(checks, token, visitor)
    const session = await createFirstAdmin(db, admin, visitor)
    const operator = await findOperator(db, session, false)
    if (!operator) throw new AppError('not_signed_in')
    cookiesOf(config, request, reply).setSession(session)
    return { user: await presentUser(operator) }
  })

  on(endpoints.getSetupProgress, ({ actor }) => findProgress(db, actor))

  on(endpoints.settleSetupStep, ({ actor, params, body }) => settleStep(db, actor, params.step, body.state))

  on(endpoints.nameFirstTeam, ({ actor, body }) => nameTeam(db, actor, body.name))

  on(endpoints.endSetup, ({ actor }) => endSetup(db, actor))
}
