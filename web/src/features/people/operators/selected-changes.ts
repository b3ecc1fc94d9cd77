import type { ListedOperator, OperatorFields } from '@panel/contract'

export const listHows = ['set', 'add', 'remove'] as const
/** How a list changes: these values replace it, are added, or are removed. */
export type ListChange = { how: (typeof listHows)[number]; values: string[] }

/** What changes for all selected operators. A field that stays is missing, or has no values. */
export type SelectedChanges = {
  level_id?: number
  team_id?: number
  languages?: ListChange
  siteowner_ids?: ListChange
}
export type SelectedField = keyof SelectedChanges

export type ChangedFields = Partial<Pick<OperatorFields, SelectedField>>

/** The fields of an operator that differ after the change, with their new values. @param allSiteowners whom "all" stands for */
export function changedFields(
  row: ListedOperator,
  { level_id, team_id, languages, siteowner_ids }: SelectedChanges,
  allSiteowners: readonly number[],
): ChangedFields {
  const changed: ChangedFields = {}
  if (level_id !== undefined && level_id !== row.level_id) changed.level_id = level_id
  if (team_id !== undefined && team_id !== row.team_id) changed.team_id = team_id
  const spoken = languages && afterChange(row.languages, languages)
  if (spoken) changed.languages = spoken
  const owners = siteowner_ids && afterSiteowners(row.siteowner_ids, siteowner_ids, allSiteowners)
  if (owners) changed.siteowner_ids = owners.map(Number)
  return changed
}

/** Null means all. To these nothing can be added. */
function afterSiteowners(
  before: readonly number[] | null,
  change: ListChange,
  all: readonly number[],
): string[] | null {
  if (before !== null) return afterChange(before.map(String), change)
  if (change.values.length === 0 || change.how === 'add') return null
  return change.how === 'set' ? change.values : (afterChange(all.map(String), change) ?? null)
}

/** @returns null when nothing changes */
function afterChange(before: readonly string[], { how, values }: ListChange): string[] | null {
  if (values.length === 0) return null
  const kept = how === 'set' ? [] : before.filter((each) => how === 'add' || !values.includes(each))
  const added = how === 'remove' ? [] : values.filter((each) => !kept.includes(each))
  const after = [...kept, ...added]
  const isSame = after.length === before.length && after.every((each) => before.includes(each))
  return isSame ? null : after
}

/** The values that these fields have now. */
export const storedFields = (row: ListedOperator, changed: ChangedFields): ChangedFields => ({
  ...(changed.level_id !== undefined && { level_id: row.level_id }),
  ...(changed.team_id !== undefined && { team_id: row.team_id }),
  ...(changed.languages && { languages: row.languages }),
  ...(changed.siteowner_ids && { siteowner_ids: row.siteowner_ids }),
})
