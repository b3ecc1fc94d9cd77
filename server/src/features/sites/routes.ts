import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import { putCustomer } from './put-customer.ts'
import { putProfile } from './put-profile.ts'
import { receiveMessages } from './receive-messages.ts'

export function siteRoutes({ on, db }: Services) {
  on(endpoints.putProfile, ({ actor, params, body }) => putProfile(db, actor, params.external_id, body))
  on(endpoints.putCustomer, ({ actor, params, body }) => putCustomer(db, actor, params.external_id, body))
  on(endpoints.postMessages, ({ actor, body }) => receiveMessages(db, actor, body.messages))
}
