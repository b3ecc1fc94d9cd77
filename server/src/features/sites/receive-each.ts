import type { HandlerResultOf, postMessages, ReceivedMessage } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import type { LeftOut } from '../../platform/http/parse-each.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { placed, refusedBefore, withoutRefused } from './for-each.ts'
import { receiveMessages } from './receive-messages.ts'

/** Stores the messages that can be stored, together, and says about each of the others why it was refused. */
export async function receiveEach(
  services: { db: Db; secrets: Secrets },
  site: SiteOwner,
  received: ReceivedMessage[],
  leftOut: LeftOut,
): Promise<HandlerResultOf<typeof postMessages>> {
  const refused = refusedBefore(leftOut)
  const messages = placed(received, leftOut)
  const idOf = new Map(messages.map(({ item, place }) => [place, item.external_id]))
  const done = await withoutRefused('messages', messages, refused, (rest) =>
    receiveMessages(services, site, rest),
  )
  const results = new Map(done?.rest.map(({ place }, index) => [place, done.result.results[index]]))
  return {
    results: Array.from({ length: received.length + leftOut.size }, (_, place) => {
      const why = refused.get(place)
      const result = results.get(place)
      if (result) return result
      return { external_id: idOf.get(place) ?? '', id: null, status: 'refused' as const, ...why }
    }),
  }
}
