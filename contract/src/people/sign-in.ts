import { z } from 'zod'
import { ownAwayTime } from '../answering/away.ts'
import { endpoint } from '../endpoint.ts'
import { id, languageTag, moment, nonBlankText, text } from '../fields.ts'
import { lateMinutes } from '../late-minutes.ts'
import { operatorName } from '../operator-name.ts'
import { queueKinds, yesNo } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import { passwordLength } from '../rules/limits.ts'
import { twoFactorParts } from '../rules/operator-views.ts'
import { breakGrounds, photoCovers } from '../rules/welfare-rules.ts'
import { appealOutcomeNotice } from '../supervision/appeals.ts'
import { coachNote } from '../supervision/coach-notes.ts'
import { typedLogin } from './login.ts'

/** The signed-in operator. Specification section 3, "Logged-in user". */
export const user = z.object({
  id,
  login: z.string(),
  name: z.string(),
  team: z.object({ id, name: z.string() }),
  permissions: z.object({
    /** The account level; section 6 of the specification compares it with 150. */
    id,
    name: z.string(),
    other_chats: z.array(z.string()),
    reviews: z.array(z.string()),
    chat_stats: z.array(z.string()),
    manage_operators: z.enum(yesNo),
  }),
  /** All rights of the account level in one list, such as `other_chats.overview` and `manage_operators`. */
  scope: z.array(z.string()),
  /** The operator works for all site owners. With `manage_operators`, they change what is there for everybody. */
  works_for_all: z.boolean(),
  /** The account level as which the operator sees the panel in this session. Level and rights are narrowed to it. */
  preview: z.object({ id, name: z.string() }).nullable(),
  tfa_authenticated: z.boolean(),
  /** Number of conversations that wait for a reply and that this operator may claim. */
  open_messages: z.int(),
  open_reports: z.int(),
  /** Escalations that nobody has settled. 0 for those who do not settle them. */
  open_escalations: z.int(),
  /** Number of due pokes that this operator may claim. */
  open_pokes: z.int(),
  message_types: z.array(z.enum(queueKinds)),
  languages: z.array(languageTag),
  /** The break of this operator that is in force. Specification section 4. */
  away: ownAwayTime.nullable(),
  profile_text: z.enum(yesNo),
  profile_sets: z.enum(yesNo),
  profile_sets_report: z.enum(yesNo),
  profile_text_report: z.enum(yesNo),
  /** The password is a first password, set by somebody else. The operator must choose their own. */
  must_choose_password: z.boolean(),
  /** The viewer is the first admin, and steps of the setup are left. */
  setup_open: z.boolean(),
  /** The panel is a demo, and the viewer one of its public sign-ins. */
  is_demo: z.boolean(),
  /** The time zone of the service, by its IANA name: days and hours of all figures are those of it. */
  time_zone: z.string(),
  /** From when on what waits is late, by the thresholds. */
  late_minutes: lateMinutes,
  /** When the two-factor codes were locked after too many wrong ones. Null once the operator has seen the warning. */
  codes_locked_at: moment.nullable(),
  /** Working hours are counted, and operators see their own. */
  has_hours: z.boolean(),
  /** Operators can be compared with their team, and see their own comparison. */
  has_fairness: z.boolean(),
  /** Which photos of messages the operator wants covered until they are wanted. */
  photo_cover: z.enum(photoCovers),
  /** Why a break is suggested to the operator now, by the thresholds `break_after_…`. Null: none is. */
  suggested_break: z.enum(breakGrounds).nullable(),
  /** The pause by a coach: no new conversations, and why. `by` is null when the coach is not known. Null: not paused. */
  paused: z.object({ by: operatorName.nullable(), reason: z.string().nullable() }).nullable(),
  /** Open appeals. 0 for those who do not settle them. */
  open_appeals: z.int(),
  /** Questions of operators without an answer. 0 for those who do not answer them. */
  coach_questions: z.int(),
  /** What became of the operator's appeals, until they have seen it; oldest first. */
  appeal_outcomes: z.array(appealOutcomeNotice),
  /** Reminders that are due, and when the next one will be; null when no other is set. */
  reminders: z.object({ due: z.int(), next_at: moment.nullable() }),
  /** The operator takes no further chat in this shift. */
  last_chat: z.boolean(),
  /** Unread notes of supervisors, oldest first. */
  coach_notes: z.array(coachNote),
  /** Reviews of the operator's messages that they have not read yet. */
  unread_feedback: z.int(),
  /**
   * What the bell counts: exports that are being made, and what is not seen yet of finished exports and of answers to the operator's
   * reviews. Null when the operator has neither.
   */
  exports: z.object({ under_way: z.int(), unseen: z.int() }).nullable(),
  /** The request to reset the operator's own two-factor or password that waits for a second admin. The operator can stop it. */
  own_reset: z.object({ id, what: z.enum(twoFactorParts), by: operatorName, expires_at: moment }).nullable(),
  /** Operators for whom such a request waits, oldest first. Only for those who manage operators. */
  waiting_resets: z.array(
    z.object({ operator: operatorName, what: z.enum(twoFactorParts), by: operatorName, expires_at: moment }),
  ),
  /** Operators whose two-factor codes are locked. Only for those who manage operators. */
  locked_operators: z.array(operatorName),
})
export type User = z.infer<typeof user>

export const signIn = endpoint({
  method: 'POST',
  path: '/api/user.php',
  summary: 'Sign in with login and password. The two-factor code is checked in the next step',
  access: 'public',
  body: z.strictObject({ login: typedLogin, password: text(200).min(1) }),
  response: z.object({ user }),
  errors: ['login_failed', 'account_suspended', 'too_many_attempts', 'too_many_requests'],
})

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user.php',
  summary: 'Return the signed-in operator, with the counts of the badges',
  access: 'password',
  automatic: true,
  polled: true,
  response: z.object({ user }),
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/logout.php',
  summary: 'Sign out. The conversation in hand returns to its queue',
  access: 'public',
  response: z.object({ signed_out: z.literal(true) }),
})

/** Specification section 7. The pages use POST, which other sites cannot send. */
export const signOutByLink = endpoint({
  method: 'GET',
  path: '/api/logout.php',
  summary: 'Sign out by opening this address. Refused when the request comes from another site',
  access: 'public',
  response: z.object({ signed_out: z.literal(true) }),
  errors: ['cross_site'],
})

export const getTfa = endpoint({
  method: 'GET',
  path: '/api/tfa.php',
  summary: 'Return whether an authenticator is enrolled; if not, the data to enrol one',
  access: 'password',
  response: z.union([
    z.object({
      enrolled: z.literal(true),
      /** After too many wrong codes in a row only a recovery code is accepted. */
      codes_locked: z.boolean(),
    }),
    z.object({
      enrolled: z.literal(false),
      /** `otpauth://totp/…`, a link for an authenticator on the same device. */
      otpauth_url: z.string(),
      /** The secret, for entering it by hand. */
      secret: z.string(),
      /** `otpauth_url` as a QR code: an SVG data URL. */
      qr: z.string(),
    }),
  ]),
})

/** A code that an authenticator shows. */
export const enteredCode = z.string().regex(/^\d{6}$/, issue('not_six_digits'))
export const recoveryCode = nonBlankText(40)

export const verifyTfa = endpoint({
  method: 'POST',
  path: '/api/tfa.php',
  summary: 'Verify the six-digit code or a recovery code',
  access: 'password',
  body: z.union([z.strictObject({ code: enteredCode }), z.strictObject({ recovery_code: recoveryCode })]),
  response: z.object({
    user,
    /** Ten recovery codes. Returned only once, after enrolment or after a reset of the codes. */
    recovery_codes: z.array(z.string()).optional(),
  }),
  errors: ['code_wrong', 'codes_locked', 'too_many_attempts'],
})

export const choosePassword = endpoint({
  method: 'POST',
  path: '/api/password.php',
  summary: 'Replace the first password, which somebody else has set, by one that the operator chooses',
  access: 'operator',
  body: z.strictObject({
    password: text(passwordLength.max).min(passwordLength.min),
  }),
  response: z.object({ user }),
  errors: ['password_chosen'],
})

export const endCodeWarning = endpoint({
  method: 'POST',
  path: '/api/code-warning/seen',
  summary: 'Confirm that the operator has seen the warning about too many wrong codes',
  access: 'operator',
  response: z.object({ seen: z.literal(true) }),
})
