import { type HandlerResultOf, type takeConversation, threadPageSize } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import { gather } from '../../../platform/gather.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { Watchdog } from '../../../platform/watchdog.ts'
import { type Lease, presentLease } from '../../conversations/leases/lease.ts'
import { type LoadedConversation, loadConversations } from '../../conversations/load.ts'
import { findNewestPages, type ThreadPage } from '../../conversations/newest-page.ts'
import { presentConversation, presentEarlier, presentMessage } from '../../conversations/present.ts'
import { findPresences, keepLeaseIfPresent, type Presence } from './keep-lease-if-present.ts'

type InHand = HandlerResultOf<typeof takeConversation>
type Request = { operator: Operator; conversationId: number }
type Read = { conversation: LoadedConversation | undefined; page: ThreadPage; presence: Presence }

/** Reads what a page needs of a conversation that has just been claimed. Reads that arrive together share their statements. */
export type InHandReads = {
  /**
   * @returns `keepsLease`: false when the operator has started a break meanwhile, and the lease was ended
   * @throws {AppError} `not_signed_in`; the lease is ended
   */
  readInHand(operator: Operator, lease: Lease): Promise<{ inHand: InHand; keepsLease: boolean }>
  /** The language that a conversation had when it was last read here; undefined when that was long ago, or on another node. */
  languageOf(conversationId: number): string | undefined
}

/** A large batch would delay the first of them. */
const maxBatch = 32
const lanes = 3
/** Conversations whose language is kept: more than the operators of a node have in hand. */
const mostLanguages = 5_000

/** @param urgent for those whose batch failed */
export function openInHandReads({
  urgent,
  batches,
  watchdog,
}: {
  urgent: Db
  batches: Db
  watchdog: Watchdog
}): InHandReads {
  const read = gather((requests: Request[]) => readAll(batches, requests), {
    maxBatch,
    lanes,
    watched: { watchdog, name: 'conversations in hand' },
    loadAlone: async (request) => {
      const [found] = await readAll(urgent, [request])
      // The cast: `readAll` returns one for each request.
      return found as Read
    },
  })
  const languages = new Map<number, string>()
  const keepLanguage = (id: number, language: string) => {
    // The one that was read last is at the end.
    languages.delete(id)
    languages.set(id, language)
    const [oldest] = languages.size > mostLanguages ? languages.keys() : []
    if (oldest !== undefined) languages.delete(oldest)
  }
  return {
    languageOf: (conversationId) => languages.get(conversationId),
    async readInHand(operator, lease) {
      const { conversation, page, presence } = await read({ operator, conversationId: lease.conversationId })
      const keepsLease = await keepLeaseIfPresent(urgent, operator, lease, presence)
      if (!conversation) throw new Error(`Conversation ${lease.conversationId} has a queue item but is gone`)
      keepLanguage(lease.conversationId, conversation.language)
      return { inHand: presentInHand(operator, lease, { conversation, page }), keepsLease }
    },
  }
}

async function readAll(db: Db, requests: Request[]): Promise<Read[]> {
  const [conversations, pages, presences] = await Promise.all([
    loadConversations(
      db,
      requests.map(({ operator, conversationId }) => ({ id: conversationId, operatorId: operator.id })),
    ),
    findNewestPages(
      db,
      requests.map(({ operator, conversationId }) => ({
        conversationId,
        historySize: operator.historySize,
        pageSize: threadPageSize,
      })),
    ),
    findPresences(
      db,
      requests.map(({ operator }) => operator.sessionId),
    ),
  ])
  return requests.map((_request, index) => ({
    conversation: conversations[index],
    // The casts: each function returns one for each request.
    page: pages[index] as ThreadPage,
    presence: presences[index] as Presence,
  }))
}

const presentInHand = (
  operator: Operator,
  lease: Lease,
  { conversation, page }: { conversation: LoadedConversation; page: ThreadPage },
): InHand => ({
  conversation: presentConversation(conversation, operator),
  messages: page.items.map((row) => presentMessage(row, operator)),
  earlier_unanswered: presentEarlier(page.earlier, operator),
  lease: presentLease(lease),
  next_cursor: page.next_cursor,
  // A thread without messages has no changes.
  revision: page.revision ?? 0,
})
