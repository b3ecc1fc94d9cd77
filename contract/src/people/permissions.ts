import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { chosenName, id, idParam, moment, nonBlankText } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { historySizes, queueKinds } from '../rules/enumerations.ts'
import { highestLevel, levelNameLength, maxSegments, segmentLength } from '../rules/limits.ts'
import { rights } from '../rules/rights.ts'
import { user } from './sign-in.ts'

const distinct = <T>(values: T[]) => [...new Set(values)]

/** The values of an account level that can be changed. */
const levelValues = z.strictObject({
  name: chosenName(levelNameLength),
  rights: z.array(z.enum(rights)).max(rights.length).transform(distinct),
  /** Of the message types that are set for an operator, those that operators of this level may answer. Null means all. */
  message_types: z.array(z.enum(queueKinds)).max(queueKinds.length).transform(distinct).nullable(),
  /** Of the segments that are set for an operator, those that operators of this level may answer. Null means all. */
  segments: z.array(nonBlankText(segmentLength)).max(maxSegments).transform(distinct).nullable(),
  history_size: z.enum(historySizes),
})
export type LevelValues = z.output<typeof levelValues>

/** An account level. */
export const level = z.object({
  /** Its number, which never changes. */
  id,
  name: z.string(),
  rights: z.array(z.enum(rights)),
  message_types: z.array(z.enum(queueKinds)).nullable(),
  segments: z.array(z.string()).nullable(),
  history_size: z.enum(historySizes),
  /** Number of operators who have it. */
  operators: z.int(),
  /** Nobody can get a retired level. */
  retired_at: moment.nullable(),
  /** Why it keeps the right `manage_operators`: it is the viewer's own level, or nobody else would have the right. */
  keeps_admin_right: z.enum(['own', 'last']).nullable(),
  /** The last change of its values. Null when it was made before changes were recorded. */
  changed: z.object({ at: moment, by: operatorName.nullable() }).nullable(),
})
export type AccountLevel = z.infer<typeof level>

const levels = z.object({ levels: z.array(level) })

export const listLevels = endpoint({
  method: 'GET',
  path: '/api/account-permissions',
  summary: 'List the account levels with their rights, and the number of operators who have them',
  access: 'manage_operators',
  response: levels,
})

export const addLevel = endpoint({
  method: 'POST',
  path: '/api/account-permissions',
  summary: 'Add an account level. Its number and rights must not exceed those of the caller',
  access: 'whole_service',
  body: z.strictObject({ id: z.int().min(1).max(highestLevel), ...levelValues.shape }),
  response: levels,
  errors: ['rights_above_yours', 'level_number_taken', 'level_name_taken'],
})

export const changeLevels = endpoint({
  method: 'PATCH',
  path: '/api/account-permissions',
  summary: 'Change account levels, all or none. The request names the values that the caller saw',
  access: 'whole_service',
  body: z.strictObject({
    levels: z
      .array(z.strictObject({ id, seen: levelValues, values: levelValues }))
      .min(1)
      .max(100),
  }),
  response: levels,
  errors: [
    'level_not_found',
    'level_retired',
    'edited_meanwhile',
    'rights_above_yours',
    'own_account',
    'last_admin',
    'level_name_taken',
  ],
})

export const retireLevel = endpoint({
  method: 'POST',
  path: '/api/account-permissions/:id/retire',
  summary: 'Retire an account level. Its operators get another one first',
  access: 'whole_service',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    /** The level that its operators get. Required when it has any. */
    move_to: id.nullable(),
  }),
  response: levels,
  errors: [
    'level_not_found',
    'level_retired',
    'level_in_use',
    'rights_above_yours',
    'own_account',
    'last_admin',
  ],
})

export const restoreLevel = endpoint({
  method: 'POST',
  path: '/api/account-permissions/:id/restore',
  summary: 'Use a retired account level again',
  access: 'whole_service',
  params: z.strictObject({ id: idParam }),
  response: levels,
  errors: ['level_not_found', 'rights_above_yours'],
})

export const startPreview = endpoint({
  method: 'POST',
  path: '/api/preview',
  summary: 'Show the panel as an account level, in this session. Until its end, unsafe methods are refused',
  access: 'manage_operators',
  body: z.strictObject({ level_id: id }),
  response: z.object({ user }),
  errors: ['level_not_found', 'level_retired', 'chat_in_hand'],
})

export const endPreview = endpoint({
  method: 'DELETE',
  path: '/api/preview',
  summary: 'End the preview of an account level',
  access: 'operator',
  inPreview: true,
  response: z.object({ user }),
})

/** All endpoints of this file, for the list of the contract. */
export const levelEndpoints = {
  listLevels,
  addLevel,
  changeLevels,
  retireLevel,
  restoreLevel,
  startPreview,
  endPreview,
}
