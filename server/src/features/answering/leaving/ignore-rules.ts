import { type IgnoreRule, ignoreOptionsThat } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'

/** A condition: the option of row `i` of `ignores` has this rule. */
export const hasRule = (rule: IgnoreRule): RawBuilder<boolean> =>
  sql<boolean>`i.option in (${sql.join(ignoreOptionsThat(rule).map((option) => sql.lit(option)))})`
