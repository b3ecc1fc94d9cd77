import { endpoints } from '@panel/contract'
import { AppError } from '../../../platform/http/errors.ts'
import type { Services } from '../../../services.ts'
import { findErased } from '../../conversations/customers/find-erasure.ts'
import { askErasure } from './ask.ts'

export function erasureRoutes({ on, db, secrets }: Services) {
  on(endpoints.eraseCustomer, ({ actor, params }) =>
    askErasure(db, secrets, { siteownerId: actor.id, externalId: params.external_id }),
  )

  on(endpoints.getErasure, async ({ actor, params }) => {
    const found = await findErased(db, secrets, actor.id, params.external_id)
    if (!found) throw new AppError('customer_not_found')
    return found
  })
}
