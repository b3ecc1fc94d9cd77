import type { tellTyping as endpoint, HandlerResultOf, ParamsOf } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { countPerMinute } from '../../platform/http/count-per-minute.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Live } from '../../platform/live.ts'
import { findChat } from './find-chat.ts'
import { findHolder } from './find-holder.ts'

/** Calls of a site in a minute, on each node: they also count as calls of the site, and must leave room for its messages. */
export const typingPerMinute = 1_200

/** Tells those who have a chat open that its customer is typing. Nothing is stored: a hint that is lost comes again in seconds. */
export function openTyping(db: Db, live: Pick<Live, 'sendHints'>) {
  const count = countPerMinute()
  /** @throws {AppError} `conversation_not_found`, `too_many_requests` */
  return async (
    site: SiteOwner,
    params: ParamsOf<typeof endpoint>,
  ): Promise<HandlerResultOf<typeof endpoint>> => {
    const retryAfter = count(String(site.id), typingPerMinute)
    if (retryAfter !== null) throw new AppError('too_many_requests', {}, retryAfter)
    const { id } = await findChat(db, site, params)
    live.sendHints([{ topic: 'typing', id, operatorId: await findHolder(db, id) }])
    return {
      customer_external_id: params.external_id,
      profile_external_id: params.profile_external_id,
      noted: true,
    }
  }
}
