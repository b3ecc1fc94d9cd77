import {
  deliveryStatuses,
  factSubjects,
  genders,
  historySizes,
  holdKinds,
  ignoreOptions,
  loginResults,
  memberTypes,
  messageDirections,
  messageTypes,
  profileTextStatuses,
  queueKinds,
  reportOutcomes,
  resetOutcomes,
  storedSetStates,
  twoFactorParts,
} from '@panel/contract'

/**
 * Columns (table and name) whose CHECK constraint allows a list of values. `npm run types` gives them the union of these values
 * as their type; a test compares each list with its constraint.
 */
export const enumeratedColumns: Record<string, readonly string[]> = {
  'answers.kind': ['starter', 'reply', 'poke'],
  'conversations.status': ['open', 'ignored', 'answered'],
  'customers.member_type': memberTypes,
  'deliveries.status': deliveryStatuses,
  'holds.kind': holdKinds,
  'ignores.option': ignoreOptions,
  'login_history.result': loginResults,
  'messages.direction': messageDirections,
  'messages.type': messageTypes,
  'operators.message_types': queueKinds,
  'permissions.history_size': historySizes,
  'permissions.message_types': queueKinds,
  'photos.media_type': ['image/webp', 'image/jpeg'],
  'profile_sets.state': storedSetStates,
  'profile_texts.status': profileTextStatuses,
  'profiles.gender': genders,
  'queue_items.kind': queueKinds,
  'report_cases.outcome': reportOutcomes,
  'reasons.given_for': ['skip', 'away', 'handover'],
  'reasons_due.table_name': ['away_times', 'skips', 'handovers'],
  'told_facts.about': factSubjects,
  'two_factor_resets.outcome': resetOutcomes,
  'two_factor_resets.what': twoFactorParts,
}
