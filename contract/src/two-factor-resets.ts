import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParam, nonBlankText } from './fields.ts'
import { reasonLength } from './limits.ts'
import { operatorDetail } from './operator-detail.ts'
import { twoFactorParts } from './operator-views.ts'
import { enteredCode, recoveryCode } from './sign-in.ts'

const params = z.object({ id: idParam })
const answer = z.object({ operator: operatorDetail })
const request_id = id

export const askTwoFactorReset = endpoint({
  method: 'POST',
  path: '/api/operators/:id/two-factor-reset',
  summary: 'Ask to reset the two-factor of an operator. A second admin confirms it within an hour',
  access: 'manage_operators',
  params,
  /** `authenticator` also removes the recovery codes; `recovery_codes` keeps the authenticator. */
  body: z.strictObject({ what: z.enum(twoFactorParts), reason: nonBlankText(reasonLength) }),
  response: answer,
  errors: [
    'operator_not_found',
    'works_beyond_yours',
    'rights_above_yours',
    'own_account',
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
  response: answer,
  errors: [
    'operator_not_found',
    'works_beyond_yours',
    'rights_above_yours',
    'own_account',
    'own_request',
    'reset_over',
    'codes_closed',
    'too_many_attempts',
  ],
})

export const refuseTwoFactorReset = endpoint({
  method: 'POST',
  path: '/api/operators/:id/two-factor-reset/refuse',
  summary: 'Refuse the request of another admin, or withdraw an own one',
  access: 'manage_operators',
  params,
  body: z.strictObject({ request_id }),
  response: answer,
  errors: ['operator_not_found', 'works_beyond_yours', 'rights_above_yours', 'own_account', 'reset_over'],
})

export const twoFactorResetEndpoints = { askTwoFactorReset, confirmTwoFactorReset, refuseTwoFactorReset }
