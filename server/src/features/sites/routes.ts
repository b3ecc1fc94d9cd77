import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import { putTextRules } from '../profiles/profile-texts/put-text-rules.ts'
import { acknowledgeDelivery } from './acknowledge-delivery.ts'
import { deleteMessageAtSite } from './delete-message.ts'
import { describeKey } from './describe-key.ts'
import { editMessage } from './edit-message.ts'
import { putChatStatus } from './put-chat-status.ts'
import { putCustomer } from './put-customer.ts'
import { putProfile } from './put-profile.ts'
import { readDelivery } from './read-delivery.ts'
import { readOutbox } from './read-outbox.ts'
import { receiveMessages } from './receive-messages.ts'
import { patchCustomer, readSiteCustomer, readSiteProfile } from './site-people.ts'
import { openTyping } from './tell-typing.ts'

export function siteRoutes({ on, db, secrets, config, live }: Services) {
  on(endpoints.getSite, ({ actor }) => describeKey(db, actor, config))
  on(endpoints.putProfile, ({ actor, params, body }) => putProfile(db, actor, params.external_id, body))
  on(endpoints.putTextRules, ({ actor, body }) => putTextRules(db, actor, body.rules))
  on(endpoints.putCustomer, ({ actor, params, body }) =>
    putCustomer({ db, secrets }, actor, params.external_id, body),
  )
  on(endpoints.getSiteProfile, ({ actor, params }) => readSiteProfile(db, actor, params.external_id))
  on(endpoints.getSiteCustomer, ({ actor, params }) => readSiteCustomer(db, actor, params.external_id))
  on(endpoints.patchCustomer, ({ actor, params, body }) =>
    patchCustomer({ db, secrets }, actor, params.external_id, body),
  )
  on(endpoints.postMessages, ({ actor, body }) => receiveMessages({ db, secrets }, actor, body.messages))
  on(endpoints.editSiteMessage, ({ actor, params, body }) => editMessage(db, actor, params.external_id, body))
  on(endpoints.deleteSiteMessage, ({ actor, params }) => deleteMessageAtSite(db, actor, params.external_id))
  on(endpoints.putChatStatus, ({ actor, params, body }) => putChatStatus(db, actor, params, body.status))
  const tellTyping = openTyping(db, live)
  on(endpoints.tellTyping, ({ actor, params }) => tellTyping(actor, params))
  on(endpoints.getOutbox, ({ actor, query }) => readOutbox(db, actor, query, config.PUBLIC_URL))
  on(endpoints.acknowledgeDelivery, async ({ actor, params }) => {
    await acknowledgeDelivery(db, actor, params.id)
    return { id: params.id, acknowledged: true as const }
  })
  on(endpoints.readDelivery, async ({ actor, params, body }) => {
    await readDelivery(db, actor, params.id, body.read_at)
    return { id: params.id, read: true as const }
  })
}
