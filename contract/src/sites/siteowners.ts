import { z } from 'zod'
import { addApprovedAnswer, getApprovedAnswers, retireApprovedAnswer } from '../answering/approved-answers.ts'
import { chatRuleEndpoints } from '../answering/chat-rules.ts'
import { sendCheckEndpoints } from '../answering/send-checks.ts'
import { helpLineEndpoints } from '../conversations/help-lines.ts'
import { endpoint } from '../endpoint.ts'
import { chosenName, id, idParam, moment, nonBlankText, text, webAddress } from '../fields.ts'
import { keyNameLength, maxKeyDays, maxSecretHours, siteownerNameLength } from '../rules/limits.ts'
import { disclosureEndpoints } from '../safety/disclosures.ts'
import {
  answerLength,
  maxTextRules,
  siteowner,
  textRuleLength,
  textRules,
  troubledDeliveries,
} from './siteowner.ts'

export * from '../answering/chat-rules.ts'
export * from '../answering/send-checks.ts'
export * from '../conversations/help-lines.ts'
export { type ManagedSiteowner, type SiteKey, siteownerFields, type WebhookSecret } from './siteowner.ts'

// The site owners as admins manage them. `getSiteowners` is the list of the shared settings.

const access = 'manage_operators'
const params = z.strictObject({ id: idParam })
const name = chosenName(siteownerNameLength)
const seenLength = z.int().nullable().optional()

export const listSiteowners = endpoint({
  method: 'GET',
  path: '/api/siteowners',
  summary: 'List the site owners that this admin works for, by name, with what needs attention',
  access,
  response: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        paused_at: moment.nullable(),
        is_test: z.boolean(),
        keys: z.int(),
        last_used_at: moment.nullable(),
        has_webhook: z.boolean(),
        ...troubledDeliveries,
      }),
    ),
  }),
})

export const createSiteowner = endpoint({
  method: 'POST',
  path: '/api/siteowners',
  summary: 'Create a site owner',
  access: 'whole_service',
  body: z.strictObject({ name, is_test: z.boolean().optional() }),
  response: siteowner,
  errors: ['name_taken'],
})

export const setTestSite = endpoint({
  method: 'PUT',
  path: '/api/siteowners/:id/test',
  summary: 'Make a site owner a test or a real one, before it has customers',
  access,
  params,
  body: z.strictObject({ is_test: z.boolean() }),
  response: siteowner,
  errors: ['siteowner_not_found', 'siteowner_has_customers'],
})

export const getSiteowner = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id',
  summary: 'Get a site owner with its valid keys and secrets, without their values',
  access,
  params,
  response: siteowner,
  errors: ['siteowner_not_found'],
})

export const changeSiteowner = endpoint({
  method: 'PATCH',
  path: '/api/siteowners/:id',
  summary:
    'Change the facts of a site owner, such as its name, its webhook, its rules and the length of answers; pause what is sent to its site; or switch what it has switched',
  access,
  params,
  body: z.strictObject({
    name: name.optional(),
    /** Null: the site polls its outbox. */
    webhook_url: webAddress.nullable().optional(),
    text_rules: textRules.optional(),
    length_min: answerLength.length_min.optional(),
    length_share: answerLength.length_share.optional(),
    length_max: answerLength.length_max.optional(),
    length_stops: z.boolean().optional(),
    is_paused: z.boolean().optional(),
    is_learning_allowed: z.boolean().optional(),
    accepts_unknown_disclosures: z.boolean().optional(),
    /** The values that the admin saw. If a stored value differs, the request is refused with `edited_meanwhile`. */
    seen: z
      .strictObject({
        name: text(siteownerNameLength).optional(),
        webhook_url: text(2_000).nullable().optional(),
        text_rules: z.array(text(textRuleLength)).max(maxTextRules).optional(),
        length_min: seenLength,
        length_share: seenLength,
        length_max: seenLength,
      })
      .optional(),
  }),
  response: siteowner,
  errors: ['siteowner_not_found', 'edited_meanwhile', 'name_taken'],
})

export const addSiteKey = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/keys',
  summary: 'Make a key for the site API. It is in this answer only; the panel stores its digest',
  access,
  params,
  body: z.strictObject({
    name: nonBlankText(keyNameLength).transform((value) => value.trim()),
    /** Null: until somebody ends it. */
    days: z.int().min(1).max(maxKeyDays).nullable(),
  }),
  response: z.object({ key: z.string(), siteowner }),
  errors: ['siteowner_not_found', 'too_many_keys'],
})

export const endSiteKey = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/keys/:key_id/end',
  summary: 'End a key now, or after some days',
  access,
  params: z.strictObject({ id: idParam, key_id: idParam }),
  body: z.strictObject({ days: z.int().min(0).max(maxKeyDays) }),
  response: siteowner,
  errors: ['siteowner_not_found', 'site_key_not_found'],
})

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/webhook-secrets',
  summary:
    'Make a new secret for webhooks. Both sign until the old one ends. The new one is in this answer only',
  access,
  params,
  body: z.strictObject({ old_ends_in_hours: z.int().min(0).max(maxSecretHours) }),
  response: z.object({ secret: z.string(), siteowner }),
  errors: ['siteowner_not_found', 'two_secrets'],
})

export const endWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/webhook-secrets/:secret_id/end',
  summary: 'End the old secret now. The current one can only be replaced',
  access,
  params: z.strictObject({ id: idParam, secret_id: idParam }),
  body: z.strictObject({}),
  response: siteowner,
  errors: ['siteowner_not_found', 'webhook_secret_not_found'],
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/webhook-test',
  summary: 'Send a signed event `webhook.test` to the webhook of a site owner, and return how it answered',
  access,
  costly: true,
  params,
  body: z.strictObject({}),
  response: z.object({
    id: z.string(),
    is_delivered: z.boolean(),
    /** Null when the site answered with a status from 200 to 299. */
    error: z.string().nullable(),
    milliseconds: z.int(),
  }),
  errors: ['siteowner_not_found', 'no_webhook'],
})

/** All endpoints about site owners, their disclosures, approved answers, checks before sending and help lines, for the list of the contract. */
export const siteownerEndpoints = {
  ...disclosureEndpoints,
  getApprovedAnswers,
  addApprovedAnswer,
  retireApprovedAnswer,
  listSiteowners,
  createSiteowner,
  setTestSite,
  getSiteowner,
  changeSiteowner,
  addSiteKey,
  endSiteKey,
  rotateWebhookSecret,
  endWebhookSecret,
  testWebhook,
  ...chatRuleEndpoints,
  ...sendCheckEndpoints,
  ...helpLineEndpoints,
}
