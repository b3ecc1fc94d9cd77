import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, nonBlankText } from '../fields.ts'
import { reasonLength } from '../rules/limits.ts'
import { twoFactorParts } from '../rules/operator-views.ts'
import { newLink } from './invitations.ts'
import { operatorDetail } from './operator-detail.ts'
import { enteredCode, recoveryCode } from './sign-in.ts'

const params = z.object({ id: idParam })
const answer = z.object({ operator: operatorDetail })
const request_id = id

export const askTwoFactorReset = endpoint({
  method: 'POST',
  path: '/api/operators/:id/two-factor-reset',
  summary:
    'Ask to reset the two-factor of an operator, or for a link with which they choose another password. A second admin confirms it within an hour',
  access: 'manage_operators',
  params,
  /** `authenticator` also removes the recovery codes; `recovery_codes` keeps the authenticator; `password` makes a link. */
  body: z.strictObject({ what: z.enum(twoFactorParts), reason: nonBlankText(reasonLength) }),
  response: answer,
  errors: [
    'operator_not_found',
    'works_beyond_yours',
    'rights_above_yours',
    'own_account',
    'operator_suspended',
    'no_authenticator',
    'no_second_admin',
    'reset_waits',
  ],
})

export const confirmTwoFactorReset = endpoint({
  method: 'POST',
  path: '/api/operators/:id/two-factor-reset/confirm',
  summary:
    'Confirm the request of another admin with an own two-factor code. All sessions of the operator end',
  access: 'manage_operators',
  params,
  body: z.union([
    z.strictObject({ request_id, code: enteredCode }),
    z.strictObject({ request_id, recovery_code: recoveryCode }),
  ]),
  /** `link`: of a new password, in this response only; whoever confirms gives it to the operator. */
  response: answer.extend({ link: newLink.nullable() }),
  errors: [
    'operator_not_found',
    'works_beyond_yours',
    'rights_above_yours',
    'own_account',
    'own_request',
    'not_second_person',
    'reset_over',
    'codes_locked',
    'too_many_attempts',
  ],
})

export const refuseTwoFactorReset = endpoint({
  method: 'POST',
  path: '/api/operators/:id/two-factor-reset/refuse',
  summary:
    'Refuse the request of another admin, or withdraw an own one. Everybody who sees the operator and manages operators can',
  access: 'manage_operators',
  params,
  body: z.strictObject({ request_id }),
  response: answer,
  errors: ['operator_not_found', 'reset_over'],
})

export const refuseOwnReset = endpoint({
  method: 'POST',
  path: '/api/account/reset/refuse',
  summary: 'Stop a request to reset the own two-factor or password',
  access: 'operator',
  body: z.strictObject({ request_id }),
  response: z.object({}),
  errors: ['reset_over'],
})

export const twoFactorResetEndpoints = {
  askTwoFactorReset,
  confirmTwoFactorReset,
  refuseTwoFactorReset,
  refuseOwnReset,
}
