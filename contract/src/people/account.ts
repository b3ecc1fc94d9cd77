import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment, text } from '../fields.ts'
import { passwordLength } from '../rules/limits.ts'
import { enteredCode, recoveryCode } from './sign-in.ts'

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
  codes_locked: z.boolean(),
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

const currentPassword = text(passwordLength.max).min(1)

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: "Change the operator's password. All other sessions end",
  access: 'operator',
  body: z.strictObject({
    current_password: currentPassword,
    new_password: text(passwordLength.max).min(passwordLength.min),
  }),
  response,
  errors: ['too_many_attempts', 'too_many_requests'],
})

export const replaceAuthenticator = endpoint({
  method: 'POST',
  path: '/api/account/authenticator',
  summary:
    'Return the data to enrol another authenticator. The current one works until a code of the new one is confirmed',
  access: 'operator',
  body: z.union([
    z.strictObject({ current_password: currentPassword, code: enteredCode }),
    z.strictObject({ current_password: currentPassword, recovery_code: recoveryCode }),
  ]),
  response: z.object({
    /** `otpauth://totp/…`, a link for an authenticator on the same device. */
    otpauth_url: z.string(),
    /** The secret, for entering it by hand. */
    secret: z.string(),
    /** `otpauth_url` as a QR code: an SVG data URL. */
    qr: z.string(),
  }),
  errors: ['codes_locked', 'too_many_attempts', 'too_many_requests'],
})

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/account/authenticator/confirm',
  summary: 'Replace the authenticator by the new one, with its first code',
  access: 'operator',
  body: z.strictObject({ code: enteredCode }),
  response,
  errors: ['no_new_authenticator'],
})

export const replaceRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'Replace the recovery codes by ten new ones, which are returned only once',
  access: 'operator',
  body: z.union([z.strictObject({ code: enteredCode }), z.strictObject({ recovery_code: recoveryCode })]),
  response: response.extend({ recovery_codes: z.array(z.string()) }),
  errors: ['codes_locked', 'too_many_attempts'],
})

export const accountEndpoints = {
  getAccount,
  endOwnSessions,
  forgetBrowser,
  changePassword,
  replaceAuthenticator,
  confirmAuthenticator,
  replaceRecoveryCodes,
} as const
