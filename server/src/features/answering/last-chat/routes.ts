import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { chooseLastChat } from './choose.ts'

export function lastChatRoutes({ on, urgent }: Services) {
  on(endpoints.chooseLastChat, async ({ actor, body }) => ({
    in_hand: await chooseLastChat(urgent, actor.id, body.is_last),
  }))
}
