import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import { siteCheckStops, siteChecks } from '../rules/site-checks.ts'

// What the webhook of a site does wrong.

const siteFault = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted') }),
  z.object({ kind: z.literal('status'), status: z.int() }),
  z.object({ kind: z.literal('no_answer'), error: z.string() }),
  z.object({ kind: z.literal('slow'), seconds: z.number() }),
])
export type SiteFault = z.infer<typeof siteFault>

const siteFinding = z.object({
  name: z.enum(siteChecks),
  /** How the site answered where it should have answered otherwise; null when it does it right. */
  fault: siteFault.nullable(),
})
export type SiteFinding = z.infer<typeof siteFinding>

const checkedSite = z.object({
  findings: z.array(siteFinding),
  /** Null when everything was checked. */
  stopped: z.enum(siteCheckStops).nullable(),
})
export type CheckedSite = z.infer<typeof checkedSite>

export const checkSite = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/site-check',
  summary:
    'Check what the webhook of a site owner does with wrong signatures and unknown types and, for a test, with invented messages',
  access: 'manage_operators',
  costly: true,
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({}),
  response: checkedSite,
  errors: ['siteowner_not_found', 'no_webhook'],
})

/** All endpoints of this file, for the list of the contract. */
export const siteCheckEndpoints = { checkSite }
