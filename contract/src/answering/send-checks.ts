import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import {
  neverOff,
  neverStopped,
  sendCheckKinds,
  sendCheckModes,
  shownCheckKinds,
} from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'

const access = 'manage_operators'
const params = z.strictObject({ id: idParam })

const sendCheck = z.object({
  /**
   * What is looked for; `likely`: a denial or a promise that is only likely, which is asked or stopped; `language`: another language than that
   * of the conversation, which is only asked.
   */
  kind: z.enum(shownCheckKinds),
  /** A denial that an operator writes is always stopped, and a promise to meet is never off; neither is what is likely. */
  mode: z.enum(sendCheckModes),
  /** The last 30 days: how often operators were asked, sent all the same, were stopped, and said that it was a false alarm. */
  warned: z.int(),
  sent: z.int(),
  stopped: z.int(),
  false_alarms: z.int(),
})
export type SendCheck = z.infer<typeof sendCheck>

const response = z.object({ items: z.array(sendCheck) })

export const getSendChecks = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/send-checks',
  summary:
    'Get the checks of texts before they are sent for a site owner, with their counts of the last 30 days',
  access,
  params,
  response,
  errors: ['siteowner_not_found'],
})

export const changeSendCheck = endpoint({
  method: 'PATCH',
  path: '/api/siteowners/:id/send-checks',
  summary:
    'Switch one check off, or let it ask the operator or stop the message. The same mode again changes nothing',
  access,
  params,
  body: z
    .strictObject({ kind: z.enum(sendCheckKinds), mode: z.enum(sendCheckModes) })
    .refine(({ kind, mode }) => !neverOff.includes(kind) || mode !== 'off', {
      path: ['mode'],
      ...issue('not_off_for_promise'),
    })
    .refine(({ kind, mode }) => !neverStopped.includes(kind) || mode !== 'block', {
      path: ['mode'],
      ...issue('only_asked'),
    }),
  response,
  errors: ['siteowner_not_found'],
})

export const reportFalseAlarm = endpoint({
  method: 'POST',
  path: '/api/raised-checks/:id/false-alarm',
  summary: 'Say that a check of your own text found something that is not there. It is counted once',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  response: z.object({}),
  errors: ['raised_check_not_found'],
})

/** All endpoints about checks before a text is sent, for the list of the contract. */
export const sendCheckEndpoints = { getSendChecks, changeSendCheck, reportFalseAlarm }
