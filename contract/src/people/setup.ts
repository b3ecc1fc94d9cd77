import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { chosenName, nonBlankText, text } from '../fields.ts'
import { operatorNameLength, passwordLength, teamNameLength } from '../rules/limits.ts'
import { setupStepStates, setupSteps } from '../rules/setup-steps.ts'
import { newLogin } from './login.ts'
import { user } from './sign-in.ts'

// The setup of a new panel. Once an operator exists, the first three endpoints answer 404 permanently. The others answer 404 to
// everybody but the first admin, and to the first admin once the setup is over.

const token = nonBlankText(200).transform((value) => value.trim())

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/setup',
  summary:
    'Return whether this panel has no operator yet, so that its first admin can be created with the token',
  access: 'public',
  response: z.object({ is_open: z.literal(true) }),
  errors: ['not_found'],
})

export const checkSetupToken = endpoint({
  method: 'POST',
  path: '/api/setup/token',
  summary:
    "Check the token that the server has printed in its log. Attempts are limited by the caller's address",
  access: 'public',
  body: z.strictObject({ token }),
  response: z.object({ is_right: z.literal(true) }),
  errors: ['not_found', 'setup_token_wrong', 'too_many_attempts', 'too_many_requests'],
})

export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/api/setup/admin',
  summary: 'Create the first admin and open a session for them. Two-factor comes next',
  access: 'public',
  body: z.strictObject({
    token,
    name: nonBlankText(operatorNameLength).transform((value) => value.trim()),
    login: newLogin,
    password: text(passwordLength.max).min(passwordLength.min),
  }),
  response: z.object({ user }),
  errors: ['not_found', 'setup_token_wrong', 'too_many_attempts', 'too_many_requests'],
})

const progress = z.object({
  steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(setupStepStates) })),
  /** No step is open: from the next call on, these endpoints answer 404. */
  is_over: z.boolean(),
})
export type SetupProgress = z.infer<typeof progress>

const access = 'whole_service'

export const getSetupProgress = endpoint({
  method: 'GET',
  path: '/api/setup/steps',
  summary: 'Return which steps of the setup are left for the first admin',
  access,
  response: progress,
  errors: ['not_found'],
})

export const settleSetupStep = endpoint({
  method: 'POST',
  path: '/api/setup/steps/:step',
  summary: 'Store that the first admin has finished a step of the setup, or does it later',
  access,
  params: z.strictObject({ step: z.enum(setupSteps) }),
  body: z.strictObject({ state: z.enum(['done', 'later']) }),
  response: progress,
  errors: ['not_found'],
})

export const nameFirstTeam = endpoint({
  method: 'POST',
  path: '/api/setup/team',
  summary: 'Name the team of the first admin, and finish the step',
  access,
  body: z.strictObject({ name: chosenName(teamNameLength) }),
  response: progress,
  errors: ['not_found', 'team_name_taken'],
})

export const endSetup = endpoint({
  method: 'POST',
  path: '/api/setup/end',
  summary: 'End the setup. The steps that are left are done on the pages of the panel',
  access,
  response: progress,
  errors: ['not_found'],
})

/** All endpoints of this file, for the list of the contract. */
export const setupEndpoints = {
  getSetup,
  checkSetupToken,
  createFirstAdmin,
  getSetupProgress,
  settleSetupStep,
  nameFirstTeam,
  endSetup,
}
