import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const demo = z.object({
  /** Of all of them. */
  password: z.string(),
  /** Until the codes change. */
  seconds_left: z.int(),
  sign_ins: z.array(
    z.object({ login: z.string(), name: z.string(), level: z.string(), team: z.string(), code: z.string() }),
  ),
})
export type Demo = z.infer<typeof demo>

export const getDemo = endpoint({
  method: 'GET',
  path: '/api/demo',
  summary:
    'Return the public sign-ins of a demo with their codes of the moment; null when this panel is no demo',
  access: 'public',
  response: z.object({ demo: demo.nullable() }),
})
