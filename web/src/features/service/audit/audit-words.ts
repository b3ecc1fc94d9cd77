import type { AuditEntry } from '@panel/contract'
import { auditActions, auditSubjects } from '@panel/contract/rules/audit-actions'
import type { TFunction } from 'i18next'

/** The text of an action; its code if another release wrote it. */
export function actionWords(t: TFunction, { action }: AuditEntry): string {
  const known = auditActions.find((one) => one === action)
  return known ? t(`audit.action.${known}`) : action
}

/** The text of the kind of subject, or its code. */
export function kindWords(t: TFunction, { subject }: AuditEntry): string {
  const known = auditSubjects.find((one) => one === subject.type)
  return known ? t(`audit.kind.${known}`) : subject.type
}

/** Fields whose names are translated; others are shown as their code. */
export const auditFields = [
  'again_from',
  'address',
  'appeal_id',
  'asked_by',
  'body',
  'by',
  'changed',
  'code',
  'conversation_id',
  'device',
  'export',
  'facts',
  'fields',
  'format',
  'from',
  'group',
  'history_size',
  'inquiry_id',
  'is_learning_allowed',
  'language',
  'languages',
  'level',
  'list',
  'login',
  'message_id',
  'message_types',
  'name',
  'note_id',
  'options',
  'owner',
  'permissions_id',
  'reason',
  'reason_code',
  'released',
  'report_id',
  'result',
  'retired',
  'rights',
  'rows',
  'segments',
  'sessions',
  'siteowner_ids',
  'team_id',
  'timezone',
  'title',
  'to',
  'value',
  'version',
  'what',
] as const

export function fieldWords(t: TFunction, field: string): string {
  const known = auditFields.find((one) => one === field)
  return known ? t(`audit.field.${known}`) : field
}

/** The entry in one line: what changed, otherwise its details. */
export function summaryWords(t: TFunction, { changes, details }: AuditEntry): string {
  const none = t('audit.empty')
  const parts =
    changes.length > 0
      ? changes.map(
          ({ field, before, after }) => `${fieldWords(t, field)}: ${before ?? none} → ${after ?? none}`,
        )
      : details
          .filter(({ value }) => value !== null && value !== '')
          .map(({ field, value }) => `${fieldWords(t, field)} ${value}`)
  return parts.join(', ')
}

/** The page of the subject, if it has one. */
export function subjectLink({ type, id }: AuditEntry['subject']) {
  if (id === null) return null
  if (type === 'operator') return { to: '/operators/$id', params: { id: String(id) } } as const
  if (type === 'conversation') return { to: '/conversations/$id', params: { id: String(id) } } as const
  if (type === 'profile_set') return { to: '/profilesets/$id', params: { id: String(id) } } as const
  return null
}
