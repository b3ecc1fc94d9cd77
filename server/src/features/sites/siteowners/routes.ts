import { endpoints, listPageSize, maxRefusedCalls } from '@panel/contract'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'
import type { Services } from '../../../services.ts'
import { findRefusedCalls } from '../refused-calls.ts'
import { approveAnswer, findApprovedAnswers, retireApprovedAnswer } from './approved-answers.ts'
import { changeSiteowner } from './change.ts'
import { openSiteChecks } from './check-site.ts'
import { createSiteowner } from './create.ts'
import { findDeliveries, replayDeliveries } from './deliveries.ts'
import { findSiteowner, findSiteowners } from './find.ts'
import { addSiteKey, endSiteKey } from './keys.ts'
import { setTestSite } from './set-test.ts'
import { testWebhook } from './test-webhook.ts'
import { endWebhookSecret, rotateWebhookSecret } from './webhook-secrets.ts'

export function siteownerRoutes({ on, db, replica, secrets, config }: Services) {
  on(endpoints.listSiteowners, async ({ actor }) => ({ items: await findSiteowners(db, actor) }))
  on(endpoints.createSiteowner, ({ actor, body }) => createSiteowner(db, actor, body))
  on(endpoints.setTestSite, ({ actor, params, body }) => setTestSite(db, actor, params.id, body.is_test))
  on(endpoints.getSiteowner, async ({ actor, params }) => {
    await requireSiteowner(db, actor, params.id)
    return findSiteowner(db, actor, params.id)
  })
  on(endpoints.changeSiteowner, ({ actor, params, body }) => changeSiteowner(db, actor, params.id, body))
  on(endpoints.addSiteKey, ({ actor, params, body }) => addSiteKey(db, actor, params.id, body))
  on(endpoints.endSiteKey, ({ actor, params, body }) =>
    endSiteKey(db, actor, { siteownerId: params.id, keyId: params.key_id, days: body.days }),
  )
  on(endpoints.rotateWebhookSecret, ({ actor, params, body }) =>
    rotateWebhookSecret(db, secrets, actor, {
      siteownerId: params.id,
      oldEndsInHours: body.old_ends_in_hours,
    }),
  )
  on(endpoints.endWebhookSecret, ({ actor, params }) =>
    endWebhookSecret(db, actor, { siteownerId: params.id, secretId: params.secret_id }),
  )
  on(endpoints.testWebhook, async ({ actor, params }) => {
    await requireSiteowner(db, actor, params.id)
    const by = { operatorId: actor.id, siteownerId: params.id }
    return testWebhook(db, { secrets, hosts: config.WEBHOOK_HOSTS }, by)
  })
  const checkSite = openSiteChecks({ secrets, hosts: config.WEBHOOK_HOSTS })
  on(endpoints.checkSite, ({ actor, params }) => checkSite(db, actor, params.id))
  on(endpoints.listDeliveries, async ({ actor, params, query }) => {
    await requireSiteowner(db, actor, params.id)
    return findDeliveries(replica, params.id, { ...query, limit: query.limit ?? listPageSize })
  })
  on(endpoints.replayDeliveries, async ({ actor, params, body }) => ({
    replayed: await replayDeliveries(db, actor, params.id, body.ids),
  }))
  on(endpoints.getApprovedAnswers, async ({ actor, params }) => {
    await requireSiteowner(db, actor, params.id)
    return { items: await findApprovedAnswers(db, params.id) }
  })
  on(endpoints.addApprovedAnswer, async ({ actor, params, body }) => ({
    items: await approveAnswer(db, actor, params.id, body),
  }))
  on(endpoints.retireApprovedAnswer, async ({ actor, params }) => ({
    items: await retireApprovedAnswer(db, actor, { siteownerId: params.id, answerId: params.answer_id }),
  }))
  on(endpoints.listRefusedCalls, async ({ actor, params }) => {
    await requireSiteowner(db, actor, params.id)
    const { items } = await findRefusedCalls(db, params.id, { limit: maxRefusedCalls })
    return { items }
  })
}
