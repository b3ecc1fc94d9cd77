import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { presentAction, presentContent, presentMessage } from '../../conversations/present.ts'
import { requireReadable } from '../../conversations/require-readable.ts'
import { claimAfterAction } from '../queue/claim-after-action.ts'
import { callerOf } from '../queue/claimed.ts'
import type { Claims } from '../queue/claims.ts'
import type { InHandReads } from '../queue/in-hand-reads.ts'
import { deleteMessage } from './delete.ts'
import { findContradicted } from './find-contradicted.ts'
import { findSimilar } from './find-similar.ts'
import { markMessage } from './mark.ts'
import { undeleteMessage } from './restore.ts'
import type { Sends } from './sends.ts'
import { undoMessage } from './undo.ts'

export function messageRoutes(services: Services & { claims: Claims; reads: InHandReads; sends: Sends }) {
  const { on, db, urgent, sends } = services
  on(endpoints.sendMessage, async ({ actor, params, headers, body }) => {
    const caller = body.next && callerOf(actor, body.next)
    const { sent, lease } = await sends.send(actor, params.id, headers['idempotency-key'], body, caller)
    const message = {
      id: sent.id,
      ...presentContent({ ...sent, conversation_id: params.id, attachments: sent.attached }),
      direction: 'out' as const,
      type: sent.type,
      sent_at: sent.sent_at,
      // An operator's message arrives in the thread when it is sent.
      arrived_at: sent.sent_at,
      placed_at: sent.sent_at,
      operator: { id: actor.id, name: actor.name },
      in_reply_to: sent.in_reply_to,
      delivery: 'pending' as const,
      refusal: null,
      answered: false,
      highlighted: null,
      hidden: null,
      suggests: null,
      edited: null,
      deleted: sent.deleted && presentAction(actor, sent.deleted.at, sent.deleted.by, sent.deleted.name),
    }
    return {
      message,
      can_undo: sent.canUndo,
      next: await claimAfterAction(services, actor, body, lease),
    }
  })

  on(endpoints.undoMessage, ({ actor, params }) => undoMessage(urgent, actor, params.id))

  on(endpoints.findSimilarMessage, async ({ actor, params, body }) => {
    const conversation = await requireReadable(db, actor, params.id)
    return {
      similar: await findSimilar(db, actor, conversation, body.text),
      contradicts: await findContradicted(db, actor, conversation, body.text),
    }
  })

  on(endpoints.markMessage, async ({ actor, params, body }) => ({
    message: presentMessage(await markMessage(db, actor, params.id, body), actor),
  }))

  on(endpoints.deleteMessage, async ({ actor, params }) => ({
    message: presentMessage(await deleteMessage(db, actor, params.id), actor),
  }))

  on(endpoints.undeleteMessage, async ({ actor, params }) => ({
    message: presentMessage(await undeleteMessage(db, actor, params.id), actor),
  }))
}
