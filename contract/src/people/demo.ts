import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { interfaceLanguages } from '../rules/enumerations.ts'

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

export const getDemoTour = endpoint({
  method: 'GET',
  path: '/api/demo/tour',
  summary:
    'Return which steps of the demo tour somebody has done. 404 for everybody but the public sign-ins of a demo',
  access: 'operator',
  response: z.object({
    /** Has answered a customer. */
    answered: z.boolean(),
    /** Has told a customer who writes. */
    told: z.boolean(),
    /** Has signed in as a supervisor. */
    supervised: z.boolean(),
  }),
  errors: ['not_found'],
})

export const letDemoCustomerWrite = endpoint({
  method: 'POST',
  path: '/api/demo/chats',
  summary:
    'Let an invented customer write in this language, unless such a chat is already the next one of this operator. 404 for everybody but the public sign-ins of a demo',
  access: 'operator',
  body: z.strictObject({
    language: z.enum(interfaceLanguages),
    /** `first`: only before this operator has answered anybody. `who_writes`: the customer asks who writes. */
    about: z.enum(['first', 'who_writes']),
  }),
  response: z.object({
    /** Such a chat is the next one that a queue gives to this operator. */
    is_next: z.boolean(),
  }),
  errors: ['not_found'],
})

/** All endpoints of this file, for the list of the contract. */
export const demoEndpoints = { getDemo, getDemoTour, letDemoCustomerWrite } as const
