import { endpoints, threadPageSize } from '@panel/contract'
import type { Services } from '../../services.ts'
import { findInThread } from './find-in-thread.ts'
import { findFormerTexts } from './former-texts.ts'
import { findCustomerChats } from './list-of-customer.ts'
import { openConversation, openThread, openWithThread } from './open.ts'
import {
  presentConversation,
  presentCustomerChat,
  presentEarlier,
  presentLease,
  presentMessage,
} from './present.ts'
import { openConversationReads } from './reads.ts'
import { saveDraft } from './save-draft.ts'
import { findMessages } from './thread.ts'

export function conversationRoutes({ on, db, replica, ...services }: Services) {
  const reads = openConversationReads({ db, ...services })

  on(endpoints.getConversation, async ({ actor, params }) => {
    const conversation = await openConversation(reads, actor, params.id)
    return {
      conversation: presentConversation(conversation, actor),
      lease: presentLease(conversation, actor),
    }
  })

  on(endpoints.getFormerTexts, ({ actor, params }) => findFormerTexts(db, actor, params.id))

  on(endpoints.getConversationWithThread, async ({ actor, params }) => {
    const { conversation, page } = await openWithThread(reads, actor, params.id)
    return {
      conversation: presentConversation(conversation, actor),
      lease: presentLease(conversation, actor),
      messages: page.items.map((row) => presentMessage(row, actor)),
      earlier_unanswered: presentEarlier(page.earlier, actor),
      next_cursor: page.next_cursor,
      revision: page.revision ?? conversation.revision,
    }
  })

  on(endpoints.getMessages, async ({ actor, params, query }) => {
    const { first_message_at: since, revision } = await openThread(db, actor, params.id)
    const { before, after, changed_after: changedAfter, limit = threadPageSize } = query
    const { historySize } = actor
    const isNewest = before === undefined && after === undefined && changedAfter === undefined
    const page = isNewest
      ? await reads.findNewestPage({ conversationId: params.id, historySize, pageSize: limit })
      : await findMessages(db, params.id, { limit, before, after, changedAfter, since, historySize })
    return {
      items: page.items.map((row) => presentMessage(row, actor)),
      earlier_unanswered: presentEarlier(page.earlier, actor),
      next_cursor: page.next_cursor,
      revision: page.revision ?? revision,
    }
  })

  on(endpoints.getFoundMessages, async ({ actor, params, query }) =>
    findInThread(db, actor, await openThread(db, actor, params.id), query.words),
  )

  on(endpoints.getCustomerChats, async ({ actor, params, query }) => {
    const { items, next_cursor } = await findCustomerChats(replica, actor, params.id, query)
    return { items: items.map((row) => presentCustomerChat(row, actor)), next_cursor }
  })

  on(endpoints.saveDraft, async ({ actor, params, body }) => ({
    draft: await saveDraft(db, actor, params.id, body.text),
  }))
}
