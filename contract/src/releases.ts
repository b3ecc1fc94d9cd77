import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { issue } from './issues.ts'

export const getLastRelease = endpoint({
  method: 'GET',
  path: '/last-release',
  summary: 'Which release of the pages is served now: a page that runs another is to be refreshed',
  access: 'public',
  query: z.strictObject({
    /** The moment of asking, so that nothing on the way answers from its memory. */
    t: z
      .string()
      .regex(/^\d{1,20}$/, issue('not_a_time_stamp'))
      .optional(),
  }),
  response: z.object({ release: z.string() }),
})
