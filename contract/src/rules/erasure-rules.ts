/** What an erasure deletes or empties, in the order of the work. The pages name them. */
export const erasedClasses = [
  'audit',
  'archived_messages',
  'messages',
  'history',
  'export_files',
  'evidence_files',
  'received_ids',
  'idempotency_keys',
  'questions',
  'disclosure_showings',
  'drafts',
  'told_facts',
  'facts',
  'notes',
  'poke_days',
  'deliveries',
  'skips',
  'handovers',
  'ignores',
  'inquiries',
  'appeals',
  'escalations',
  'holds',
  'legal_holds',
  'reports',
  'report_cases',
  'coach_notes',
  'coach_questions',
  'review_comments',
  'reviews',
] as const
export type ErasedClass = (typeof erasedClasses)[number]

/** Characters of the reason for a legal hold, and for lifting it. */
export const legalHoldReasonLength = 500

/**
 * Why people copy or erase the data of a customer: the customer or the site has asked, an authority, or something else. Codes, because words
 * about the customer would be erased with them.
 */
export const rightsReasons = ['customer', 'site', 'authority', 'other'] as const
export type RightsReason = (typeof rightsReasons)[number]
