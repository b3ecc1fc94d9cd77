import { z } from 'zod'
import { id, moment, nonBlankText } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { maxLengthShare } from '../rules/answer-length.ts'
import { messageLength } from '../rules/limits.ts'

const siteKey = z.object({
  id,
  name: z.string(),
  created_at: moment,
  /** Null when no operator made it. */
  created_by: operatorName.nullable(),
  /** The last use, to a minute. */
  last_used_at: moment.nullable(),
  /** Null: it is valid until somebody ends it. */
  expires_at: moment.nullable(),
})
export type SiteKey = z.infer<typeof siteKey>

const webhookSecret = z.object({
  id,
  created_at: moment,
  /** Null for the current one. */
  expires_at: moment.nullable(),
})
export type WebhookSecret = z.infer<typeof webhookSecret>

/** Maximum number of rules of a site owner for profile texts, and of characters of each. */
export const maxTextRules = 30
export const textRuleLength = 200

/** The rules of a site owner for profile texts. */
export const textRules = z.array(nonBlankText(textRuleLength)).max(maxTextRules)

/** What a site owner wants of the length of an answer: in characters, and in percent of the customer's message. Null: nothing. */
export const answerLength = {
  length_min: z.int().min(1).max(messageLength).nullable(),
  length_share: z.int().min(1).max(maxLengthShare).nullable(),
  length_max: z.int().min(1).max(messageLength).nullable(),
}

/** The facts of a site owner that pages mark when a colleague has changed them. */
export const siteownerFields = [
  'name',
  'webhook_url',
  'text_rules',
  'length_min',
  'length_share',
  'length_max',
] as const

/** A changed fact of the site owner, for pages that mark what a colleague changed. */
const siteownerChange = z.object({
  field: z.enum(siteownerFields),
  /** Rules for texts are one to a line. */
  from: z.string().nullable(),
  by: operatorName,
  at: moment,
})

export const troubledDeliveries = {
  /** Deliveries that are not tried again. */
  dead_deliveries: z.int(),
  /** Those of them that the site has refused. */
  refused_deliveries: z.int(),
  /** Deliveries that have failed and are tried again, with those that wait behind them. */
  stuck_deliveries: z.int(),
}

/** A site owner as its page shows it. */
export const siteowner = z.object({
  id,
  name: z.string(),
  webhook_url: z.string().nullable(),
  /** What operators read while they write texts for the profiles of the site. */
  text_rules: z.array(z.string()),
  ...answerLength,
  /** Whether an answer of another length is not sent. Otherwise the length is only shown. */
  length_stops: z.boolean(),
  /** Since when nothing is sent to the site. */
  paused_at: moment.nullable(),
  /** Whether texts that people marked wrong may be exported, masked, for the recognition to learn from. */
  is_learning_allowed: z.boolean(),
  /** Whether a disclosure counts that its site tells with a version that is not published. */
  accepts_unknown_disclosures: z.boolean(),
  /** A test reaches only operators who are chosen for it, and no number of the service counts it. */
  is_test: z.boolean(),
  /** Whether the messages of this test get an automatic answer: no operator is chosen for it. */
  is_echoing: z.boolean(),
  profiles: z.int(),
  customers: z.int(),
  ...troubledDeliveries,
  /**
   * By how many seconds the newest messages are behind when they arrive; negative for a clock that is ahead. Null while the clock of
   * the site is right.
   */
  clock_seconds: z.int().nullable(),
  /** Since when it is wrong. */
  clock_since: moment.nullable(),
  has_poke_rule: z.boolean(),
  /** The valid keys, newest first. */
  keys: z.array(siteKey),
  /** The valid secrets, newest first. Webhooks are signed with all of them. */
  secrets: z.array(webhookSecret),
  /** The changes of the last ten minutes, newest first. */
  changes: z.array(siteownerChange),
})
export type ManagedSiteowner = z.infer<typeof siteowner>
