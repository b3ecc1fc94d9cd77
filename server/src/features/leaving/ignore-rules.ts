import { type IgnoreRule, ignoreOptionsThat } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'

/** True for a row of `ignores`, named `i` in the statement, whose option has this rule. */
export const hasRule = (rule: IgnoreRule): RawBuilder<boolean> =>
  sql<boolean>`i.option in (${sql.join(ignoreOptionsThat(rule).map((option) => sql.lit(option)))})`
