import { endpoints } from '@panel/contract'
import { AppError } from '../../../platform/http/errors.ts'
import type { PresentUser } from '../../../platform/http/present-user.ts'
import type { Call } from '../../../platform/http/register.ts'
import type { Services } from '../../../services.ts'
import { cookiesOf } from '../sign-in/cookies.ts'
import { findOperator } from '../sign-in/session.ts'
import { addLevel } from './add.ts'
import { changeLevels } from './change.ts'
import { listLevels } from './find.ts'
import { endPreview, startPreview } from './preview.ts'
import { restoreLevel, retireLevel } from './retire.ts'

export function permissionRoutes({ on, db, config, presentUser }: Services & { presentUser: PresentUser }) {
  on(endpoints.listLevels, async ({ actor }) => ({ levels: await listLevels(db, actor) }))

  on(endpoints.addLevel, async ({ actor, body }) => {
    await addLevel(db, actor, body)
    return { levels: await listLevels(db, actor) }
  })

  on(endpoints.changeLevels, async ({ actor, body }) => {
    await changeLevels(db, actor, body.levels)
    return { levels: await listLevels(db, actor) }
  })

  on(endpoints.retireLevel, async ({ actor, params, body }) => {
    await retireLevel(db, actor, params.id, body.move_to)
    return { levels: await listLevels(db, actor) }
  })

  on(endpoints.restoreLevel, async ({ actor, params }) => {
    await restoreLevel(db, actor, params.id)
    return { levels: await listLevels(db, actor) }
  })

  /** The operator with the rights that the session has now. */
  const userOf = async ({ request, reply }: Pick<Call<never>, 'request' | 'reply'>) => {
    const { sessionToken } = cookiesOf(config, request, reply)
    const operator = sessionToken && (await findOperator(db, sessionToken, false))
    if (!operator) throw new AppError('not_signed_in')
    return presentUser(operator)
  }

  on(endpoints.startPreview, async (call) => {
    await startPreview(db, call.actor, call.body.level_id)
    return { user: await userOf(call) }
  })

  on(endpoints.endPreview, async (call) => {
    await endPreview(db, call.actor)
    return { user: await userOf(call) }
  })
}
