import { z } from 'zod'
import { id, languageTag, moment } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { queueKinds } from '../rules/enumerations.ts'
import { actRefusals, twoFactorParts } from '../rules/operator-views.ts'

/** The state of an operator, for the list and the page of operators. */
export const operatorStatus = z.discriminatedUnion('state', [
  /** Has a conversation in hand. The language is null when the viewer does not work for its site owner. */
  z.object({ state: z.literal('answering'), language: languageTag.nullable() }),
  z.object({ state: z.literal('ready') }),
  /** `until` is null during a break of one's own, which lasts until they are back. */
  z.object({ state: z.literal('away'), until: moment.nullable() }),
  /** Signed in, without an action since this time. */
  z.object({ state: z.literal('idle'), since: moment }),
  z.object({ state: z.literal('offline') }),
  /** Has not used the link of the invitation yet, which expires at this time. */
  z.object({ state: z.literal('invited'), until: moment }),
  z.object({ state: z.literal('invitation_expired'), since: moment }),
  /** Too many wrong two-factor codes in a row. */
  z.object({ state: z.literal('locked'), since: moment }),
  /** A reset of their two-factor waits for a second admin. */
  z.object({ state: z.literal('reset_waits'), until: moment }),
  /** `by` is null when no operator did it. */
  z.object({ state: z.literal('suspended'), since: moment, by: operatorName.nullable() }),
])
export type OperatorStatus = z.infer<typeof operatorStatus>

/** The fields of an operator that can be changed, each separately. */
export const operatorFields = z.object({
  name: z.string().nullable(),
  login: z.string().nullable(),
  level_id: id,
  team_id: id,
  languages: z.array(languageTag),
  message_types: z.array(z.enum(queueKinds)),
  /** Null: all segments. */
  segments: z.array(z.string()).nullable(),
  /** Null: all site owners. */
  siteowner_ids: z.array(id).nullable(),
})
export type OperatorFields = z.infer<typeof operatorFields>
export type OperatorField = keyof OperatorFields

/** An operator in the list. Name and login are null when specification section 6 hides them from the viewer. */
export const listedOperator = operatorFields.extend({
  id,
  level: z.object({ id, name: z.string() }),
  team: z.object({ id, name: z.string() }),
  status: operatorStatus,
  /** An authenticator is enrolled. */
  has_two_factor: z.boolean(),
  /** The last action in any session. */
  last_seen_at: moment.nullable(),
  /** Why the viewer may not act on them; null if they may. */
  refused: z.enum(actRefusals).nullable(),
})
export type ListedOperator = z.infer<typeof listedOperator>

/** A session of an operator that is open. */
const operatorSession = z.object({
  id,
  /** The `User-Agent` header of the browser. */
  device: z.string(),
  address: z.string().nullable(),
  started_at: moment,
  last_act_at: moment,
  /** Null while the two-factor code is missing. */
  tfa_at: moment.nullable(),
  is_own: z.boolean(),
})
export type OperatorSession = z.infer<typeof operatorSession>

/** An operator, with all that their page shows at first. */
export const operatorDetail = listedOperator.extend({
  created_at: moment,
  /** Rights of their account level. */
  rights: z.array(z.string()),
  /** Messages of a conversation that their level may read; null for all. */
  history_size: z.int().nullable(),
  sessions: z.array(operatorSession),
  trusted_browsers: z.array(z.object({ id, device: z.string(), since: moment, until: moment })),
  two_factor: z.object({
    enrolled_at: moment.nullable(),
    recovery_codes_left: z.int(),
    /** Somebody has chosen or set a password: a new link needs a second admin. */
    has_password: z.boolean(),
    /** They have not chosen a password of their own. */
    has_first_password: z.boolean(),
    /** The request for a reset that waits for a second admin. */
    reset: z
      .object({
        id,
        what: z.enum(twoFactorParts),
        reason: z.string(),
        by: operatorName.nullable(),
        /** The viewer has asked for it, and can withdraw it. */
        is_own: z.boolean(),
        asked_at: moment,
        expires_at: moment,
      })
      .nullable(),
    /** Another admin can be the second person beside the viewer. */
    has_second_admin: z.boolean(),
  }),
  /** What works because they made it: links for operators, requests for a reset, wall screens. It ends with their suspension. */
  links: z.array(
    z.object({ kind: z.enum(['link', 'reset', 'wall']), operator: operatorName.nullable(), until: moment }),
  ),
  /** Why they are suspended; null when they are not. */
  suspension: z
    .object({
      by: operatorName.nullable(),
      at: moment,
      reason: z.string().nullable(),
      /** What ended: the conversation that returned to its queue, and the number of sessions. */
      released: id.nullable(),
      sessions: z.int(),
    })
    .nullable(),
  /** Changes of the last ten minutes by others than the viewer, with the value before. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]).nullable(),
      by: operatorName.nullable(),
      at: moment,
    }),
  ),
})
export type OperatorDetail = z.infer<typeof operatorDetail>
