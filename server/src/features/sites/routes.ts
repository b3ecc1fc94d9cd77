import { endpoints, listPageSize } from '@panel/contract'
import type { Services } from '../../services.ts'
import { putTextRules } from '../profiles/profile-texts/put-text-rules.ts'
import { acknowledgeDelivery } from './acknowledge-delivery.ts'
import { complain } from './complain.ts'
import { deleteMessageAtSite } from './delete-message.ts'
import { describeKey } from './describe-key.ts'
import { editMessage } from './edit-message.ts'
import { importHistory } from './import-history.ts'
import { putChatStatus } from './put-chat-status.ts'
import { putCustomer } from './put-customer.ts'
import { putEach } from './put-each.ts'
import { putProfile } from './put-profile.ts'
import { putWebhook } from './put-webhook.ts'
import { readDelivery } from './read-delivery.ts'
import { readOutbox } from './read-outbox.ts'
import { receiveEach } from './receive-each.ts'
import { receiveMessages } from './receive-messages.ts'
import { findRefusedCalls } from './refused-calls.ts'
import { patchCustomer, readSiteCustomer, readSiteProfile } from './site-people.ts'
import { findDeliveries } from './siteowners/deliveries.ts'
import { testWebhook } from './siteowners/test-webhook.ts'
import { openTyping } from './tell-typing.ts'

export function siteRoutes({ on, db, replica, secrets, config, live }: Services) {
  on(endpoints.getSite, ({ actor }) => describeKey(db, actor, config))
  on(endpoints.putProfile, ({ actor, params, body }) => putProfile(db, actor, params.external_id, body))
  on(endpoints.putTextRules, ({ actor, body }) => putTextRules(db, actor, body.rules))
  on(endpoints.putCustomer, ({ actor, params, body }) =>
    putCustomer({ db, secrets }, actor, params.external_id, body),
  )
  on(endpoints.putProfiles, ({ actor, body, leftOut }) =>
    putEach('profiles', body.profiles, leftOut, ({ external_id, ...profile }) =>
      putProfile(db, actor, external_id, profile),
    ),
  )
  on(endpoints.putCustomers, ({ actor, body, leftOut }) =>
    putEach('customers', body.customers, leftOut, ({ external_id, ...customer }) =>
      putCustomer({ db, secrets }, actor, external_id, customer),
    ),
  )
  on(endpoints.getSiteProfile, ({ actor, params }) => readSiteProfile(db, actor, params.external_id))
  on(endpoints.getSiteCustomer, ({ actor, params }) => readSiteCustomer(db, actor, params.external_id))
  on(endpoints.patchCustomer, ({ actor, params, body }) =>
    patchCustomer({ db, secrets }, actor, params.external_id, body),
  )
  on(endpoints.postMessages, ({ actor, query, body, leftOut }) =>
    query.partial
      ? receiveEach({ db, secrets }, actor, body.messages, leftOut)
      : receiveMessages({ db, secrets }, actor, body.messages),
  )
  on(endpoints.postHistory, ({ actor, body }) => importHistory({ db, secrets }, actor, body.messages))
  on(endpoints.editSiteMessage, ({ actor, params, body }) => editMessage(db, actor, params.external_id, body))
  on(endpoints.deleteSiteMessage, ({ actor, params }) => deleteMessageAtSite(db, actor, params.external_id))
  on(endpoints.putChatStatus, ({ actor, params, body }) => putChatStatus(db, actor, params, body.status))
  const tellTyping = openTyping(db, live)
  on(endpoints.tellTyping, ({ actor, params }) => tellTyping(actor, params))
  on(endpoints.postComplaint, ({ actor, body }) => complain(db, actor, body))
  on(endpoints.getOutbox, ({ actor, query }) => readOutbox(db, actor, query, config.PUBLIC_URL))
  on(endpoints.putSiteWebhook, ({ actor, body }) => putWebhook(db, secrets, actor, body.url))
  on(endpoints.testSiteWebhook, ({ actor }) =>
    testWebhook(db, { secrets, hosts: config.WEBHOOK_HOSTS }, { operatorId: null, siteownerId: actor.id }),
  )
  on(endpoints.listSiteDeliveries, ({ actor, query }) =>
    findDeliveries(replica, actor.id, { ...query, limit: query.limit ?? listPageSize }),
  )
  on(endpoints.listSiteRefusedCalls, ({ actor, query }) =>
    findRefusedCalls(db, actor.id, { ...query, limit: query.limit ?? listPageSize }),
  )
  on(endpoints.acknowledgeDelivery, async ({ actor, params }) => {
    await acknowledgeDelivery(db, actor, params.id)
    return { id: params.id, acknowledged: true as const }
  })
  on(endpoints.readDelivery, async ({ actor, params, body }) => {
    await readDelivery(db, actor, params.id, body.read_at)
    return { id: params.id, read: true as const }
  })
}
