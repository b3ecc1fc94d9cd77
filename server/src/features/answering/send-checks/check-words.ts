import { sql } from 'kysely'
import { recordAudits } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { LockedItem } from '../../conversations/lock.ts'
import { readCheckModes, type SendCheckMode } from './check-modes.ts'
import type { CheckedWords } from './find-checked-words.ts'
import type { FoundLanguage } from './find-language.ts'

type Found = CheckedWords | FoundLanguage
type Request = { words: Found[]; key: string; checked: boolean | undefined }

/**
 * Compares the words with the checks that are on, and logs what they raise. What is only likely asks, unless the site owner has it stopped.
 * While the customer asks who writes, a promise to meet is always stopped.
 * @returns the refusal `text_checked`; undefined when the text may be sent
 */
export async function checkWords(
  tx: Tx,
  operator: Operator,
  { conversation_id, siteowner_id, asked }: LockedItem,
  { words, key, checked = false }: Request,
): Promise<AppError | undefined> {
  const all = await findRaised(tx, { siteowner_id, asked }, words)
  if (all.length === 0) return undefined
  const isBlocked = all.some(({ mode }) => mode === 'block')
  // What stops the text is said first: a changed text is asked about again.
  const raised = isBlocked ? all.filter(({ kind }) => kind !== 'language') : all
  const outcome = isBlocked ? 'stopped' : checked ? 'sent' : 'warned'
  const logged = await tx
    .insertInto('raised_checks')
    .values(
      raised.map(({ kind, certainty }) => ({
        siteowner_id,
        operator_id: operator.id,
        conversation_id,
        kind,
        certainty,
        outcome,
        key,
      })),
    )
    // A repeated request: the same row again, to return its id.
    .onConflict((conflict) =>
      conflict.columns(['operator_id', 'key', 'kind', 'outcome']).doUpdateSet({ outcome }),
    )
    // A row that the conflict has updated has another transaction in xmax.
    .returning(['id', 'kind', sql<boolean>`xmax = 0`.as('isNew')])
    .execute()
  await recordAudits(
    tx,
    logged
      .filter(({ isNew }) => isNew)
      .map(({ kind }) => ({
        operatorId: operator.id,
        siteownerId: siteowner_id,
        action: 'send_check.raise',
        subject: { type: 'conversation', id: conversation_id },
        details: { kind, outcome },
      })),
  )
  if (outcome === 'sent') return undefined
  const idOf = new Map(logged.map(({ id, kind }) => [kind, id]))
  return new AppError('text_checked', {
    kind: isBlocked ? 'block' : 'warn',
    found: raised.map(({ kind, words: found }) => ({ id: idOf.get(kind) ?? null, kind, words: found })),
  })
}

type RaisedWords = Found & { mode: Exclude<SendCheckMode, 'off'> }

/** The words that a check asks about or stops. */
export async function findRaised(
  tx: Tx,
  { siteowner_id, asked }: Pick<LockedItem, 'siteowner_id' | 'asked'>,
  words: Found[],
): Promise<RaisedWords[]> {
  if (words.length === 0) return []
  const modeOf = await readCheckModes(tx, siteowner_id)
  return words.flatMap((found) => {
    const { kind, certainty } = found
    if (asked && kind === 'promise') return [{ ...found, mode: 'block' }]
    const own = modeOf(kind)
    const mode = own === 'block' && certainty === 'likely' ? modeOf('likely') : own
    return mode === 'off' ? [] : [{ ...found, mode }]
  })
}
