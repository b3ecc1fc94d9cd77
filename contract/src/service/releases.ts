import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { issue } from '../rules/issues.ts'

export const getLastRelease = endpoint({
  method: 'GET',
  path: '/last-release',
  summary:
    'Return the release of the pages that is served now. A page of another release asks the operator to refresh',
  access: 'public',
  query: z.strictObject({
    /** The current time, so that no cache answers. */
    t: z
      .string()
      .regex(/^\d{1,20}$/, issue('not_a_time_stamp'))
      .optional(),
  }),
  response: z.object({ release: z.string() }),
})
