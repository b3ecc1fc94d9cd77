import type { AuditEntry } from '@panel/contract'
import { auditActions } from '@panel/contract/rules/audit-actions'
import { auditSubjects } from '@panel/contract/rules/audit-subjects'
import { customerFields, interfaceLanguages } from '@panel/contract/rules/enumerations'
import { type Threshold, thresholds } from '@panel/contract/rules/thresholds'
import type { TFunction } from 'i18next'
import { languageName } from '../../../ui/words/region-names'
import { valueWords } from './audit-values'

// The cast: Object.keys does not return the type of the keys.
const thresholdNames = Object.keys(thresholds) as Threshold[]

/** Sent messages are listed, but are no action of the filter: three of four entries. */
const shownActions = [...auditActions, 'message.send'] as const

/** The text of an action; its code if another release wrote it. */
export function actionWords(t: TFunction, { action }: AuditEntry): string {
  const known = shownActions.find((one) => one === action)
  return known ? t(`audit.action.${known}`) : action
}

/** The text of the kind of subject, or its code. */
export function kindWords(t: TFunction, { subject }: AuditEntry): string {
  const known = auditSubjects.find((one) => one === subject.type)
  return known ? t(`audit.kind.${known}`) : subject.type
}

/** Fields with a text of their own. */
export const auditFields = [
  'accepts_unknown_disclosures',
  'again_from',
  'address',
  'answered',
  'appeal_id',
  'approved_answer_id',
  'asked_by',
  'body',
  'browser_id',
  'by',
  'by_site',
  'case_id',
  'changed',
  'code',
  'conversation_id',
  'counts',
  'days',
  'device',
  'differs',
  'effect',
  'error',
  'escalation_id',
  'evidence_id',
  'expires_at',
  'export',
  'facts',
  'fields',
  'for_master',
  'format',
  'from',
  'group',
  'history_size',
  'hours',
  'id',
  'inquiry_id',
  'is_learning_allowed',
  'is_test',
  'item_id',
  'kind',
  'language',
  'languages',
  'last_error',
  'leases',
  'length',
  'level',
  'level_id',
  'list',
  'login',
  'made_by',
  'message_id',
  'message_types',
  'move_to',
  'name',
  'note_id',
  'options',
  'ordered_by',
  'outcome',
  'owner',
  'permissions_id',
  'question_id',
  'reason',
  'reason_code',
  'released',
  'report_id',
  'reports',
  'result',
  'retired',
  'rights',
  'round',
  'rows',
  'segments',
  'session_id',
  'sessions',
  'siteowner_ids',
  'suggested',
  'team_id',
  'time_zone',
  'timezone',
  'title',
  'to',
  'undone',
  'until',
  'value',
  'version',
  'wall_id',
  'what',
  'why',
  'wrong_codes',
] as const

/** The name of a field: its own text, that of a threshold or a fact, or a language. No code is shown. */
export function fieldWords(t: TFunction, field: string): string {
  const known = auditFields.find((one) => one === field)
  if (known) return t(`audit.field.${known}`)
  const threshold = thresholdNames.find((one) => one === field)
  if (threshold) return t(`thresholds.name.${threshold}`)
  const fact = customerFields.find((one) => one === field)
  if (fact) return t(`fact.${fact}`)
  return interfaceLanguages.some((one) => one === field) ? languageName(field) : t('audit.field.other')
}

/** The entry in one line: what changed, otherwise its details. */
export function summaryWords(t: TFunction, { changes, details }: AuditEntry): string {
  const parts =
    changes.length > 0
      ? changes.map(
          ({ field, before, after }) =>
            `${fieldWords(t, field)}: ${valueWords(t, field, before)} → ${valueWords(t, field, after)}`,
        )
      : details
          .filter(({ value }) => value !== null && value !== '')
          .map(({ field, value }) => `${fieldWords(t, field)} ${valueWords(t, field, value)}`)
  return parts.join(', ')
}

/** The page of the subject, if it has one: of a message and of other things in a chat, the chat. */
export function subjectLink({ subject: { type, id }, conversation_id: chat }: AuditEntry) {
  if (chat !== null)
    return {
      to: '/conversations/$id',
      params: { id: String(chat) },
      search: type === 'message' && id !== null ? { message: id } : {},
    } as const
  if (id === null) return null
  if (type === 'operator') return { to: '/operators/$id', params: { id: String(id) } } as const
  if (type === 'profile_set') return { to: '/profilesets/$id', params: { id: String(id) } } as const
  return null
}
