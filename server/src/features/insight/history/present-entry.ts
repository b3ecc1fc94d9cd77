import type { HistoryEntry, TextParts } from '@panel/contract'
import { cutBeginning, cutText } from '@panel/contract/rules/cut'
import { withLineBreaks } from '@panel/contract/rules/line-breaks'
import type { Cell } from '../../../platform/csv.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { presentPeople } from '../../conversations/customers/people-columns.ts'
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
  conversation: { id: row.conversation_id, language: row.language },
  siteowner: { id: row.siteowner_id, name: row.siteowner_name },
  ...presentPeople(row),
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

export const historyHead = [
  'length',
  'text',
  'answered',
  'sent',
  'skipped',
  'type',
  'operator',
  'operator id',
  'message id',
  'conversation id',
  'customer',
  'profile',
  'language',
  'site owner',
  'reason code',
  'reason words',
  'hidden',
  'deleted',
  'reported',
]

export const historySheet = { moments: ['answered', 'sent', 'skipped'], wide: ['text'] }

export const historyCells = (rows: readonly HistoryRow[], viewer: Operator): Cell[][] =>
  rows.map((row) => {
    const { length, answered_at, sent_at, skip, type, operator, ...entry } = presentEntry(row, viewer)
    return [
      length,
      row.body === null || row.is_deleted ? null : plain(row.body),
      answered_at,
      sent_at,
      skip?.at ?? null,
      type,
      operator.name,
      operator.id,
      entry.message_id,
      entry.conversation.id,
      entry.customer.name,
      entry.profile.name,
      entry.conversation.language,
      entry.siteowner.name,
      skip?.reason_code ?? null,
      skip?.reason_words ?? null,
      ...[entry.is_hidden, entry.is_deleted, entry.is_reported].map((is) => (is ? 'yes' : 'no')),
    ]
  })
