/** The filters of a page as a view stores them: texts, without what has no value. */
export function storedSearch(search: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
}

/** Whether two views show the same. */
export function isSameSearch(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}

type Known = Record<'siteowners' | 'operators' | 'teams', readonly number[] | undefined>

/** The filters of a view by something that no longer exists, or that the operator may no longer see. Nothing until all are known. */
export function lostFilters(search: Record<string, string>, { siteowners, operators, teams }: Known) {
  if (!siteowners || !operators || !teams) return []
  const isLost = (name: string, ids: readonly number[]) =>
    search[name] !== undefined && !ids.includes(Number(search[name]))
  return [
    ...(isLost('siteowner_id', siteowners) ? (['siteowner_id'] as const) : []),
    ...(isLost('operator_id', operators) ? (['operator_id'] as const) : []),
    ...(isLost('team_id', teams) ? (['team_id'] as const) : []),
  ]
}
