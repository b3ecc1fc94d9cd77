import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, languageTag, moment, nonBlankText, text } from '../fields.ts'
import { queueKinds } from '../rules/enumerations.ts'
import {
  invitationHours,
  maxLanguages,
  maxSiteowners,
  operatorNameLength,
  passwordLength,
} from '../rules/limits.ts'
import { invitationStates, maxInvited } from '../rules/operator-views.ts'
import { newLogin } from './login.ts'
import { user } from './sign-in.ts'

const hours = z.literal(invitationHours)

/** The token is in no later response: only its digest is stored. */
export const newLink = z.object({
  operator_id: id,
  token: z.string(),
  expires_at: moment,
  /** The panel has a mail server, which can send the link. */
  can_send: z.boolean(),
})

const invited = {
  name: nonBlankText(operatorNameLength),
  login: newLogin,
  level_id: id,
  team_id: id,
  languages: z.array(languageTag).max(maxLanguages),
  message_types: z.array(z.enum(queueKinds)).max(queueKinds.length),
  /** Null: all site owners that the caller works for. */
  siteowner_ids: z.array(id).max(maxSiteowners).nullable(),
}

export const inviteOperator = endpoint({
  method: 'POST',
  path: '/api/operators',
  summary: 'Add an operator, and return the token of a link with which they choose their password',
  access: 'manage_operators',
  body: z.strictObject({
    ...invited,
    /** Hours in which the link can be used. */
    hours,
  }),
  response: newLink,
  errors: ['rights_above_yours'],
})

export const inviteOperators = endpoint({
  method: 'POST',
  path: '/api/operators/invitations',
  summary:
    'Add many operators, all or none, and return the tokens of their links in the same order. Issues name the person: `people.0.login`',
  access: 'manage_operators',
  costly: true,
  body: z.strictObject({
    people: z.array(z.strictObject(invited)).min(1).max(maxInvited),
    hours,
  }),
  response: z.object({ links: z.array(newLink) }),
})

export const renewInvitation = endpoint({
  method: 'POST',
  path: '/api/operators/:id/link',
  summary:
    'Make a new link for an operator who has not chosen a password yet. The previous link becomes invalid. For others, a second admin confirms it',
  access: 'manage_operators',
  params: z.object({ id: idParam }),
  body: z.strictObject({ hours }),
  response: newLink,
  errors: [
    'operator_not_found',
    'works_beyond_yours',
    'rights_above_yours',
    'operator_suspended',
    'needs_second_admin',
  ],
})

const token = text(100).min(1)

export const getInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation',
  summary: 'Return the state of a link and, if it can be used, its operator',
  access: 'public',
  body: z.strictObject({ token }),
  response: z.object({
    state: z.enum(invitationStates),
    /** Null unless the link can be used. */
    operator: z.object({ name: z.string(), login: z.string() }).nullable(),
    expires_at: moment.nullable(),
  }),
  errors: ['too_many_attempts', 'too_many_requests'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/accept',
  summary:
    'Choose a password with a link that can be used once, and sign in. The two-factor code is the next step',
  access: 'public',
  body: z.strictObject({ token, password: text(passwordLength.max).min(passwordLength.min) }),
  response: z.object({ user }),
  errors: ['invitation_invalid', 'too_many_attempts', 'too_many_requests'],
})

export const invitationEndpoints = {
  inviteOperator,
  inviteOperators,
  renewInvitation,
  getInvitation,
  acceptInvitation,
} as const
