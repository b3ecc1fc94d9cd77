import type { Right } from '@panel/contract/rules/rights'
import type { AccountLevel, LevelValues } from './levels-query'

/** The unsaved changes of a level. A right is true if it is added and false if it is removed; the others are new values. */
export type LevelEdit = { rights: Partial<Record<Right, boolean>> } & Partial<Omit<LevelValues, 'rights'>>

/** The edits by the number of their level, with the levels as the admin saw them. */
export type LevelEdits = { seen: readonly AccountLevel[]; edits: Readonly<Record<number, LevelEdit>> }

export const noEdits: LevelEdits = { seen: [], edits: {} }

/** A difference between two values of a level. */
export type LevelChange =
  | { field: 'right'; right: Right; isAdded: boolean }
  | { field: 'name'; from: string; to: string }
  | { field: 'message_types'; from: LevelValues['message_types']; to: LevelValues['message_types'] }
  | { field: 'segments'; from: string[] | null; to: string[] | null }
  | { field: 'history_size'; from: LevelValues['history_size']; to: LevelValues['history_size'] }

export const valuesOf = (level: LevelValues): LevelValues => ({
  name: level.name,
  rights: level.rights,
  message_types: level.message_types,
  segments: level.segments,
  history_size: level.history_size,
})

/** Lists are sets; null differs from every list. */
const isSame = (one: string | readonly string[] | null, other: string | readonly string[] | null) =>
  JSON.stringify(Array.isArray(one) ? one.toSorted() : one) ===
  JSON.stringify(Array.isArray(other) ? other.toSorted() : other)

/** The differences between two states of a level, in the order of the matrix. */
export function changesBetween(from: LevelValues, to: LevelValues): LevelChange[] {
  const added = to.rights.filter((right) => !from.rights.includes(right))
  const removed = from.rights.filter((right) => !to.rights.includes(right))
  const changes: LevelChange[] = [
    ...added.map((right) => ({ field: 'right' as const, right, isAdded: true })),
    ...removed.map((right) => ({ field: 'right' as const, right, isAdded: false })),
  ]
  if (from.name !== to.name) changes.unshift({ field: 'name', from: from.name, to: to.name })
  if (!isSame(from.message_types, to.message_types))
    changes.push({ field: 'message_types', from: from.message_types, to: to.message_types })
  if (!isSame(from.segments, to.segments))
    changes.push({ field: 'segments', from: from.segments, to: to.segments })
  if (from.history_size !== to.history_size)
    changes.push({ field: 'history_size', from: from.history_size, to: to.history_size })
  return changes
}

/** The values of a level with its edit. */
export function edited(level: AccountLevel, edit: LevelEdit | undefined): LevelValues {
  const values = valuesOf(level)
  if (!edit) return values
  const { rights: wanted, ...others } = edit
  const kept = values.rights.filter((right) => wanted[right] !== false)
  // The cast: the keys are those of `rights`.
  const added = (Object.keys(wanted) as Right[]).filter((right) => wanted[right] && !kept.includes(right))
  return { ...values, ...others, rights: [...kept, ...added] }
}

/** Adds an edit. A level whose values equal the stored ones has no edit. */
export function withEdit(state: LevelEdits, level: AccountLevel, part: Partial<LevelEdit>): LevelEdits {
  const before = state.edits[level.id] ?? { rights: {} }
  const edit = { ...before, ...part, rights: { ...before.rights, ...part.rights } }
  const { [level.id]: _, ...others } = state.edits
  const isChanged = changesBetween(valuesOf(level), edited(level, edit)).length > 0
  return { ...state, edits: isChanged ? { ...others, [level.id]: edit } : others }
}

/** A level that another admin has changed since it was edited here. */
export type ChangedMeanwhile = {
  seen: AccountLevel
  now: AccountLevel
  changes: LevelChange[]
  /** The own edits of the same values, which would replace the colleague's. */
  own: LevelChange[]
}

/** The edited levels that have changed since this admin saw them. */
export function changedMeanwhile(
  { seen, edits }: LevelEdits,
  now: readonly AccountLevel[],
): ChangedMeanwhile[] {
  return seen.flatMap((before) => {
    const edit = edits[before.id]
    const current = now.find(({ id }) => id === before.id)
    if (!edit || !current) return []
    const changes = changesBetween(before, current)
    if (changes.length === 0) return []
    const fields = changes.map(({ field }) => field)
    const own = changesBetween(current, edited(current, edit)).filter(
      ({ field }) => field !== 'right' && fields.includes(field),
    )
    return [{ seen: before, now: current, changes, own }]
  })
}

/** The same edits, based on the levels as they are now. An edit that a colleague has also made is dropped. */
export function rebased(state: LevelEdits, now: readonly AccountLevel[]): LevelEdits {
  const none: LevelEdits = { seen: now, edits: {} }
  return now.reduce((next, level) => {
    const edit = state.edits[level.id]
    return edit && level.retired_at === null ? withEdit(next, level, edit) : next
  }, none)
}

/** The number of changes, and of the operators whom they affect. */
export function reachOf({ seen, edits }: LevelEdits) {
  const levels = seen.filter(({ id }) => edits[id])
  return {
    changes: levels.reduce(
      (sum, level) => sum + changesBetween(level, edited(level, edits[level.id])).length,
      0,
    ),
    operators: levels.reduce((sum, { operators }) => sum + operators, 0),
  }
}
