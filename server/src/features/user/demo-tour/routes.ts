import { endpoints } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Services } from '../../../services.ts'
import { isOfDemo } from '../../people/sign-in/find-demo.ts'
import { findDone } from './find-done.ts'
import { letCustomerWrite } from './let-customer-write.ts'

/** What the demo shows to whoever tries it. No other panel has these endpoints, and no other operator. */
export function demoTourRoutes({ on, db, secrets, config }: Services) {
  const requireDemo = (actor: Operator) => {
    if (!isOfDemo(config, actor)) throw new AppError('not_found')
  }

  on(endpoints.getDemoTour, ({ actor }) => {
    requireDemo(actor)
    return findDone(db)
  })

  on(endpoints.letDemoCustomerWrite, async ({ actor, body }) => {
    requireDemo(actor)
    return { is_next: await letCustomerWrite({ db, secrets }, actor, body) }
  })
}
