/** Values shared by server and browser. */

/**
 * State of a profile set. `in_use`: ready, and at least one profile has it. The photos of a retired set are not sent any more.
 */
export const profileSetStates = ['draft', 'ready', 'in_use', 'retired'] as const
export type ProfileSetState = (typeof profileSetStates)[number]

/** The states that are stored: which profiles have a set decides whether a ready one is in use. */
export const storedSetStates = ['draft', 'ready', 'retired'] as const
export type StoredSetState = (typeof storedSetStates)[number]

/** Age groups in the filter of the profile sets: first and last age. */
export const ageGroups = ['18-29', '30-39', '40-49', '50-59', '60-120'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** The actions in the history of a profile set: those of the audit log, without the noun. */
export const profileSetActs = [
  'create',
  'copy',
  'edit',
  'state',
  'use',
  'photo_add',
  'photo_remove',
  'photo_move',
  'photo_crop',
  'photo_describe',
  'photo_never_send',
  'photo_send_again',
  'photo_keep_both',
] as const
export type ProfileSetAct = (typeof profileSetActs)[number]
