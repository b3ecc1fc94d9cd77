import { endpoints, threadPageSize } from '@panel/contract'
import type { Services } from '../../services.ts'
import type { Claims } from '../queue/claims.ts'
import { nextAfter } from '../queue/next.ts'
import { giveBack } from './give-back.ts'
import { handOver } from './hand-over.ts'
import { ignoreConversation } from './ignore.ts'
import { findConversations } from './list.ts'
import { findCustomerChats } from './list-of-customer.ts'
import { openConversation, openThread } from './open.ts'
import {
  presentConversation,
  presentCustomerChat,
  presentEarlier,
  presentLease,
  presentListed,
  presentMessage,
} from './present.ts'
import { saveDraft } from './save-draft.ts'
import { skipConversation } from './skip.ts'
import { stopIgnoring } from './stop-ignoring.ts'
import { findMessages } from './thread.ts'

export function conversationRoutes(services: Services & { claims: Claims }) {
  const { on, db, urgent, replica } = services

  on(endpoints.listConversations, async ({ actor, query }) => {
    const { items, next_cursor } = await findConversations(replica, actor, query)
    return { items: items.map((row) => presentListed(row, actor)), next_cursor }
  })

  on(endpoints.getConversation, async ({ actor, params }) => {
    const conversation = await openConversation(db, actor, params.id)
    return {
      conversation: presentConversation(conversation, actor),
      lease: presentLease(conversation, actor),
    }
  })

  on(endpoints.getMessages, async ({ actor, params, query }) => {
    const { first_message_at: since, revision } = await openThread(db, actor, params.id)
    const { before, after, changed_after: changedAfter, limit = threadPageSize } = query
    const { historySize } = actor
    const page = await findMessages(db, params.id, { limit, before, after, changedAfter, since, historySize })
    return {
      items: page.items.map((row) => presentMessage(row, actor)),
      earlier_unanswered: presentEarlier(page.earlier, actor),
      next_cursor: page.next_cursor,
      revision: page.revision ?? revision,
    }
  })

  on(endpoints.getCustomerChats, async ({ actor, params, query }) => {
    const { items, next_cursor } = await findCustomerChats(replica, actor, params.id, query)
    return { items: items.map((row) => presentCustomerChat(row, actor)), next_cursor }
  })

  on(endpoints.saveDraft, async ({ actor, params, body }) => ({
    draft: await saveDraft(db, actor, params.id, body.text),
  }))

  on(endpoints.skipConversation, async ({ actor, params, body }) => {
    await skipConversation(urgent, actor, params.id, body)
    return { next: await nextAfter(services, actor, body) }
  })

  on(endpoints.ignoreConversation, async ({ actor, params, body }) => {
    await ignoreConversation(urgent, actor, params.id, body)
    return { next: await nextAfter(services, actor, body) }
  })

  on(endpoints.stopIgnoring, async ({ actor, params }) => ({
    stopped: await stopIgnoring(db, actor, params.id),
  }))

  on(endpoints.handOver, async ({ actor, params, body }) => {
    await handOver(urgent, actor, params.id, body)
    return { next: await nextAfter(services, actor, body) }
  })

  on(endpoints.giveBack, async ({ actor, params, body }) => {
    await giveBack(urgent, actor, params.id, body)
    return { next: await nextAfter(services, actor, body) }
  })
}
