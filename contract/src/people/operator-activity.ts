import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, listCursor, listPage, moment, pageQuery } from '../fields.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { loginResults } from '../rules/enumerations.ts'
import { activityKinds } from '../rules/operator-views.ts'
import { reasonFields } from '../settings/reasons.ts'

const activity = { id, at: moment }

/** What an operator did. The id is unique within its kind. */
export const operatorActivity = z.discriminatedUnion('kind', [
  z.object({ ...activity, kind: z.literal('answer'), conversation_id: id, type: z.string() }),
  z.object({ ...activity, kind: z.literal('skip'), conversation_id: id, ...reasonFields }),
  /** `until`: when the break ended, or will end. */
  z.object({ ...activity, kind: z.literal('break'), until: moment, ...reasonFields }),
  /** `reason`: the code of one of the report reasons. */
  z.object({ ...activity, kind: z.literal('report'), conversation_id: id, reason: z.string() }),
  z.object({
    ...activity,
    kind: z.literal('sign_in'),
    result: z.enum(loginResults),
    /** The `User-Agent` header of the browser. */
    device: z.string(),
    address: z.string().nullable(),
  }),
])
export type OperatorActivity = z.infer<typeof operatorActivity>

export const listOperatorActivity = endpoint({
  method: 'GET',
  path: '/api/operators/:id/activity',
  summary: 'List answers, skips, breaks, reports and sign-ins of an operator, latest first',
  access: 'manage_operators',
  costly: true,
  params: z.object({ id: idParam }),
  query: z
    .strictObject({
      ...periodQuery,
      kind: z.enum(activityKinds).optional(),
      cursor: listCursor.optional(),
      ...pageQuery,
    })
    .refine(...periodInOrder),
  response: listPage(operatorActivity, listCursor),
  errors: ['operator_not_found'],
})
