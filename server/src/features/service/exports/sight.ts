import { hasRight } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { ExportEndpoint } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { seesNames } from '../../people/operators/policy.ts'

/** What decides which rows and names an operator sees in a list. */
const sight = z.object({
  rights: z.array(z.string()),
  level: z.int(),
  names: z.boolean(),
  siteowner_ids: z.array(z.int()).nullable(),
})
export type Sight = z.infer<typeof sight>

export const sightOf = (operator: Operator): Sight => ({
  rights: [...operator.rights],
  level: operator.level.id,
  names: seesNames(operator),
  siteowner_ids: operator.siteownerIds,
})

/** Parses a stored sight. */
export const readSight = (stored: unknown): Sight => sight.parse(stored)

/** Whether an operator still sees all that they saw when they ordered a file of this list. */
export function stillSees(
  operator: Operator,
  then: Sight,
  { access }: Pick<ExportEndpoint, 'access'>,
): boolean {
  const now = sightOf(operator)
  return (
    then.rights.every((right) => now.rights.includes(right)) &&
    hasRight(operator.rights, access) &&
    now.level >= then.level &&
    (now.names || !then.names) &&
    (now.siteowner_ids === null ||
      (then.siteowner_ids?.every((id) => now.siteowner_ids?.includes(id)) ?? false))
  )
}

/** SQL: the operator sees all that the sight of export `e` has, and may read the list of these names. The same rule as `stillSees`. */
export function seesAllOf(operator: Operator, lists: readonly string[]): RawBuilder<boolean> {
  const { rights, level, names, siteowner_ids } = sightOf(operator)
  return sql<boolean>`(
    e.list = any(${lists}::text[]) and e.sight->'rights' <@ ${JSON.stringify(rights)}::jsonb
    and (e.sight->'level')::int <= ${level} and (${names} or not (e.sight->'names')::bool)
    and (${siteowner_ids === null} or (e.sight->'siteowner_ids' <> 'null'
      and e.sight->'siteowner_ids' <@ ${JSON.stringify(siteowner_ids ?? [])}::jsonb)))`
}

/** The operator with no more sight than they had: all parts of a file have the same rows, also when they see more meanwhile. */
export const withSight = (operator: Operator, { siteowner_ids, level }: Sight): Operator => ({
  ...operator,
  siteownerIds: siteowner_ids,
  level: { ...operator.level, id: level },
})
