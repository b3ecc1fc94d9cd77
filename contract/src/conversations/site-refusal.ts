import { z } from 'zod'

/** Why a site refused a message of the panel for good. */
export const siteRefusal = z.object({
  code: z.string().describe('A word of the site; `gone` when it gave none.'),
  reason: z.string().nullable().describe('The words of the site, in one line; null when it gave none.'),
})
export type SiteRefusal = z.infer<typeof siteRefusal>
