import { endpoints, threadPageSize } from '@panel/contract'
import type { Services } from '../../services.ts'
import { openConversation, openThread } from './open.ts'
import { presentConversation, presentLease, presentMessage } from './present.ts'
import { saveDraft } from './save-draft.ts'
import { findMessages } from './thread.ts'

export function conversationRoutes({ on, db }: Services) {
  on(endpoints.getConversation, async ({ actor, params }) => {
    const conversation = await openConversation(db, actor, params.id)
    return {
      conversation: presentConversation(conversation, actor),
      lease: presentLease(conversation, actor),
    }
  })

  on(endpoints.getMessages, async ({ actor, params, query }) => {
    const { first_message_at: since } = await openThread(db, actor, params.id)
    const page = await findMessages(db, params.id, { limit: threadPageSize, ...query, since })
    return { items: page.items.map((row) => presentMessage(row, actor)), next_cursor: page.nextCursor }
  })

  on(endpoints.saveDraft, async ({ actor, params, body }) => ({
    draft: await saveDraft(db, actor, params.id, body.text),
  }))
}
