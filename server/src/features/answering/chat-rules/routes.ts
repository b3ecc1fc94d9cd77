import { endpoints } from '@panel/contract'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'
import type { Services } from '../../../services.ts'
import { findRulesOfChat, readRulesOfChat } from './of-chat.ts'
import { findChatRules, putChatRules } from './of-siteowner.ts'

export function chatRuleRoutes({ on, db }: Services) {
  on(endpoints.getChatRules, async ({ actor, params }) => {
    await requireSiteowner(db, actor, params.id)
    return { items: await findChatRules(db, params.id) }
  })
  on(endpoints.putChatRules, async ({ actor, params, body }) => ({
    items: await putChatRules(db, actor, params.id, body),
  }))
  on(endpoints.getRulesOfChat, ({ actor, params }) => findRulesOfChat(db, actor, params.id))
  on(endpoints.readRulesOfChat, async ({ actor, params, body }) => {
    await readRulesOfChat(db, actor, params.id, body)
    return {}
  })
}
