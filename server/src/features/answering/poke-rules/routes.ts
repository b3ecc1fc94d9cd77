import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findPokeRules } from './find-rules.ts'
import { putPokeRule } from './put-rule.ts'

export function pokeRuleRoutes({ on, db }: Services) {
  on(endpoints.getPokeRules, async ({ actor }) => ({ items: await findPokeRules(db, actor) }))

  on(endpoints.putPokeRule, ({ actor, params, body }) =>
    putPokeRule(db, actor, params.siteowner_id, body.rule),
  )
}
