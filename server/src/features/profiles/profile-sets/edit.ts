import { type BodyOf, type editProfileSet, interestsIn, issueAt } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findChanger } from '../../../platform/http/find-changer.ts'
import { requireWords } from '../../settings/word-lists/require-words.ts'
import { lockSet, recordChange, type SetRow } from './set.ts'

/** Facts that are lists of words. */
const tagLists = ['interests', 'fetishes'] as const

type Edit = BodyOf<typeof editProfileSet>
type Value = string | number | boolean | string[] | null

/**
 * Edits facts and language of a set. A field that has its new value already is accepted: a request can be repeated.
 * @throws {AppError} `profile_set_not_found`, `edited_meanwhile` when a stored value is not the one that the operator saw
 */
export async function editSet(db: Db, operator: Operator, id: number, edit: Edit): Promise<void> {
  await transaction(db, async (tx) => {
    const set = await lockSet(tx, operator, id)
    const stored = valuesOf(set)
    for (const list of tagLists)
      await requireWords(tx, list, {
        field: list,
        chosen: interestsIn(edit.facts?.[list]),
        known: interestsIn(stored[list]),
      })
    const { region } = edit.facts ?? {}
    if (region)
      await requireWords(tx, 'regions', { field: 'region', chosen: [region], known: [String(stored.region)] })
    const written = writtenIn(edit)
    await requireUnchanged(tx, operator, set, { stored, written, seen: edit.seen })
    const changed = Object.entries(written).filter(([field, value]) => !isSame(stored[field], value))
    if (changed.length === 0) return
    const { name, language, ...facts } = { ...stored, ...written }
    await tx
      .updateTable('profile_sets')
      .set({
        // The casts: the schemas of the contract have checked the values, and neither can be removed.
        name: name as string,
        language: language as string,
        facts: JSON.stringify(withoutNothing(facts)),
      })
      .where('id', '=', id)
      .execute()
    for (const [field, after] of changed)
      await recordChange(tx, {
        operator,
        set,
        act: 'edit',
        details: { before: { [field]: stored[field] ?? null }, after: { [field]: after } },
      })
  })
}

/** The values by field, with name and language. */
function valuesOf(set: SetRow): Record<string, Value> {
  // The cast: facts are validated before they are stored.
  return { ...(set.facts as Record<string, Value>), name: set.name, language: set.language }
}

function writtenIn({ facts = {}, language }: Edit): Record<string, Value> {
  // The cast: the fields that are given have a value or null.
  const written = { ...facts } as Record<string, Value>
  for (const list of tagLists)
    if (written[list] !== undefined) written[list] = listOrNothing(interestsIn(written[list]))
  if (language !== undefined) written.language = language
  return written
}

const listOrNothing = (words: string[]) => (words.length > 0 ? words : null)

type Compared = { stored: Record<string, Value>; written: Record<string, Value>; seen: Edit['seen'] }

async function requireUnchanged(db: Db, viewer: Operator, set: SetRow, { stored, written, seen }: Compared) {
  const seenValues = Object.entries({
    ...seen?.facts,
    ...(seen?.language !== undefined && { language: seen.language }),
  })
  const changed = seenValues.find(
    ([field, value]) => !isSame(value, stored[field]) && !isSame(written[field], stored[field]),
  )
  if (!changed) return
  const [field] = changed
  throw new AppError('edited_meanwhile', {
    by: await findChanger(db, viewer, {
      subject: { type: 'profile_set', id: set.id },
      actions: ['profile_set.edit'],
      where: sql<boolean>`a.details->'after' ? ${field}`,
    }),
    issues: [issueAt(field === 'language' ? field : `facts.${field}`, 'changed_meanwhile')],
  })
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const withoutNothing = (facts: Record<string, Value>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
