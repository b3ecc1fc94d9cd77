import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, moment } from './fields.ts'

/** An open session of the operator. */
const ownSession = z.object({
  id,
  /** The `User-Agent` header of the browser. */
  device: z.string(),
  /** The IP address of the sign-in; null when it is not known. */
  address: z.string().nullable(),
  last_act_at: moment,
  /** False while the two-factor code is missing: somebody has entered the password only. */
  tfa_authenticated: z.boolean(),
  /** The session that sends this request. */
  is_own: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** A browser whose failed sign-ins are counted separately. */
const trustedBrowser = z.object({
  id,
  /** Empty when the two-factor code was entered before the device was stored. */
  device: z.string(),
  since: moment,
  until: moment,
  /** The browser that sends this request. */
  is_own: z.boolean(),
})
export type TrustedBrowser = z.infer<typeof trustedBrowser>

/** How the operator signs in. Others see this only with the right to manage operators. */
export const account = z.object({
  /** When the operator chose the password; null when that was not stored. */
  password_changed_at: moment.nullable(),
  authenticator: z.object({
    enrolled_at: moment.nullable(),
    /** When the last code was accepted, to half a minute. */
    used_at: moment.nullable(),
  }),
  recovery_codes: z.object({ left: z.int(), made: z.int() }),
  /** After too many wrong codes in a row only a recovery code is accepted. */
  codes_closed: z.boolean(),
  sessions: z.array(ownSession),
  trusted_browsers: z.array(trustedBrowser),
})
export type Account = z.infer<typeof account>

const response = z.object({ account })

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  summary:
    'Return how the operator signs in: password, authenticator, recovery codes, sessions, trusted browsers',
  access: 'operator',
  automatic: true,
  response,
})

export const endOwnSessions = endpoint({
  method: 'POST',
  path: '/api/account/end-sessions',
  summary: "End one of the operator's other sessions, or all of them",
  access: 'operator',
  /** Without `session_id`, all others end. */
  body: z.strictObject({ session_id: id.optional() }),
  response,
})

export const forgetBrowser = endpoint({
  method: 'POST',
  path: '/api/account/forget-browser',
  summary: 'Stop trusting a browser: its failed sign-ins count as those of unknown browsers',
  access: 'operator',
  body: z.strictObject({ browser_id: id }),
  response,
})
