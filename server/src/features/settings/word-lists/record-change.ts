import type { WordList } from '@panel/contract'
import { type AuditEntry, recordAudit } from '../../../platform/audit.ts'
import { announce, type Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'

type Change = {
  list: WordList
  word: { id: number; code: string }
  action: Extract<AuditEntry['action'], `word.${string}`>
  details?: AuditEntry['details']
}

/** Records a change of a list, and sends the hint that makes open pages load it again. */
export async function recordWordChange(
  tx: Tx,
  admin: Operator,
  { list, word, action, details = {} }: Change,
) {
  await recordAudit(tx, {
    operatorId: admin.id,
    action,
    subject: { type: 'word', id: word.id },
    details: { list, code: word.code, ...details },
  })
  announce(tx, { topic: 'settings' })
}
