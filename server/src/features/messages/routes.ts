import { endpoints, type SentMessageType } from '@panel/contract'
import type { Services } from '../../services.ts'
import { claimNext } from '../queue/claimed.ts'
import type { Claims } from '../queue/claims.ts'
import { sendMessage } from './send.ts'

export function messageRoutes({ on, db, claims, log }: Services & { claims: Claims }) {
  on(endpoints.sendMessage, async ({ actor, params, headers, body }) => {
    const sent = await sendMessage(db, actor, params.id, headers['idempotency-key'], body)
    const message = {
      id: sent.id,
      direction: 'out' as const,
      // The cast: a check constraint on messages allows these values only.
      type: sent.type as SentMessageType,
      text: sent.body,
      sent_at: sent.sent_at,
      photo_url: null,
      gift: null,
      operator: { id: actor.id, name: actor.name },
      in_reply_to: sent.in_reply_to,
      delivery: 'pending' as const,
      answered: false,
    }
    if (!body.next) return { message }
    // The message is stored: a claim that fails now must not look like a message that failed. The page claims by itself.
    const next = await claimNext({ db, claims }, actor, body.next, body.exclude).catch((error) => {
      log.warn({ err: error }, 'the next conversation could not be claimed')
      return undefined
    })
    return { message, next }
  })
}
