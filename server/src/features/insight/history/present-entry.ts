import type { HistoryEntry, TextParts } from '@panel/contract'
import { cutBeginning, cutText } from '@panel/contract/rules/cut'
import { withLineBreaks } from '@panel/contract/rules/line-breaks'
import type { Columns } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { presentChat } from '../../conversations/customers/people-columns.ts'
import { presentReason } from '../../settings/reasons/stored-reason.ts'
import { hitEnd, hitStart } from './mark-phrases.ts'
import type { HistoryRow } from './read-entries.ts'

/** Characters of a text that a list shows, and those in front of its first hit. */
const [excerptLength, contextLength] = [300, 60]

export const presentEntry = (row: HistoryRow, viewer: Operator): HistoryEntry => ({
  id: row.id,
  message_id: row.message_id,
  direction: row.direction,
  text: row.body === null || row.is_deleted ? null : excerptOf(partsOf(row.body)),
  length: row.length,
  type: row.type,
  sent_at: row.skip_id === null ? row.at : null,
  answered_at: row.answered_at,
  skip: row.skip_id === null ? null : { at: row.at, ...presentReason(row) },
  operator: presentOperator(viewer, { id: row.operator_id, name: row.operator_name }),
  has_photo: row.has_photo,
  has_gift: row.has_gift,
  is_hidden: row.is_hidden,
  is_deleted: row.is_deleted,
  is_reported: row.is_reported,
  ...presentChat(row),
})

/** The parts of a text whose hits are marked. */
export function partsOf(marked: string): TextParts {
  const parts = withLineBreaks(marked).split(new RegExp(`(${hitStart}[^${hitEnd}]*${hitEnd})`, 'u'))
  return parts
    .map((part) => ({ part: plain(part), hit: part.startsWith(hitStart) }))
    .filter(({ part }) => part !== '')
}

const plain = (text: string) => text.replaceAll(hitStart, '').replaceAll(hitEnd, '')

/** The beginning of a text, or what surrounds its first hit. */
function excerptOf(parts: TextParts): TextParts {
  const firstHit = parts.findIndex(({ hit }) => hit)
  const [before, ...others] = parts
  const isFar = firstHit === 1 && before && before.part.length > 2 * contextLength
  return cut(
    isFar ? [{ part: `… ${cutBeginning(before.part, contextLength)}`, hit: false }, ...others] : parts,
  )
}

function cut(parts: TextParts): TextParts {
  let left = excerptLength
  return parts.flatMap(({ part, hit }) => {
    if (left <= 0) return []
    const shown = cutText(part, left)
    left -= part.length
    return [{ part: left < 0 ? `${shown}…` : shown, hit }]
  })
}

export const historyColumns: Columns<HistoryEntry & { body: string | null }> = {
  length: (row) => row.length,
  text: (row) => (row.body === null || row.is_deleted ? null : plain(row.body)),
  answered: (row) => row.answered_at,
  sent: (row) => row.sent_at,
  skipped: (row) => row.skip?.at ?? null,
  type: (row) => row.type,
  operator: (row) => row.operator.name,
  'operator id': (row) => row.operator.id,
  'message id': (row) => row.message_id,
  'conversation id': (row) => row.conversation.id,
  customer: (row) => row.customer.name,
  profile: (row) => row.profile.name,
  language: (row) => row.conversation.language,
  'site owner': (row) => row.siteowner.name,
  'reason code': (row) => row.skip?.reason_code ?? null,
  'reason words': (row) => row.skip?.reason_words ?? null,
  hidden: (row) => (row.is_hidden ? 'yes' : 'no'),
  deleted: (row) => (row.is_deleted ? 'yes' : 'no'),
  reported: (row) => (row.is_reported ? 'yes' : 'no'),
}

export const historySheet = { moments: ['answered', 'sent', 'skipped'], wide: ['text'] }
