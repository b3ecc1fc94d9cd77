/** What is checked at the webhook of a site, in this order. The texts of the pages say what is right, and what is wrong otherwise. */
export const siteChecks = [
  'reached',
  'strangers',
  'unsigned',
  'changed',
  'old',
  'two_secrets',
  'unknown_type',
  'message',
  'unknown_field',
  'twice',
  'at_once',
  'at_once_again',
  'order',
  'emoji',
  'long',
  'photo',
  'holds',
  'given_up',
  'slow',
] as const
export type SiteCheck = (typeof siteChecks)[number]

/**
 * Why the checks ended before the last one: one failed that the others need, the site took too long, or there is no chat in which
 * invented messages may stand.
 */
export const siteCheckStops = ['failed', 'too_slow', 'real_site', 'no_chat'] as const
export type SiteCheckStop = (typeof siteCheckStops)[number]
