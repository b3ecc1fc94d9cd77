import type { TestApp } from './app.ts'
import { conversationCount, operatorCount } from './lease-actions.ts'
import { makeCustomer, makeLevel, makeOperator, makeProfile, makeSiteowner } from './make.ts'

export type Caller = Awaited<ReturnType<TestApp['signedIn']>>
type Hand = {
  conversationId: number
  leaseId: string
  epoch: number
  inReplyTo: number | null
  /** The last message of the thread: at the claim, and now. */
  claimedWith: number
  lastSeen: number
}
export type Sending = {
  conversationId: number
  key: string
  body: {
    lease_id: string
    epoch: number
    in_reply_to: number | null
    last_seen_id: number
    text: string
    extra?: true
    next?: 'reply'
  }
}
export type Leaving = {
  conversationId: number
  what: 'skip' | 'handover' | 'ignore'
  body: { lease_id: string; epoch: number; next: 'reply' }
}
export type ClaimResult = {
  conversation: { id: number; in_reply_to: number } | null
  messages: { id: number }[]
  lease: { id: string; epoch: number }
}

/** The last of the operators is a master. */
export const isMaster = (index: number) => index === operatorCount - 1

let modelCount = 0

/** One run's own site owner, language, people and conversations, and what its operators have seen. */
export async function makeLeaseModel([first, second]: [TestApp, TestApp]) {
  const both = [first, second]
  const number = modelCount++
  const letter = (index: number) => String.fromCharCode(97 + (index % 26))
  const language = `${letter(number)}${letter(Math.floor(number / 26))}-${letter(Math.floor(number / 676)).toUpperCase()}A`
  const siteowner = await makeSiteowner(first.db)
  const customers = []
  const profile = await makeProfile(first.db, { siteowner_id: siteowner.id, language })
  for (let i = 0; i < conversationCount; i++)
    customers.push(await makeCustomer(first.db, { siteowner_id: siteowner.id, language }))
  await makeLevel(first.db, {
    id: 175,
    rights: ['other_chats.overview', 'other_chats.handover', 'other_chats.take'],
  })
  const operators = []
  for (let i = 0; i < operatorCount; i++) {
    const row = await makeOperator(first.db, {
      languages: [language],
      siteowner_ids: [siteowner.id],
      ...(isMaster(i) ? { permissions_id: 175 } : {}),
    })
    operators.push({ row, calls: await Promise.all(both.map((each) => each.signedIn(row))) })
  }
  return {
    both,
    language,
    siteowner,
    profile,
    customers,
    operators,
    hands: new Map<number, Hand>(),
    lastSend: new Map<number, Sending>(),
    lastLeave: new Map<number, Leaving>(),
    /** Acknowledged actions that end a lease: `skip 0b0e…`. */
    left: new Set<string>(),
    /** The operator who got each epoch. */
    epochs: new Map<number, number>(),
    /** The last epoch of each conversation. */
    lastEpoch: new Map<number, number>(),
    /** The response to each key. */
    messages: new Map<string, number>(),
    /** The last message that the operator saw before each of them. */
    seen: new Map<number, number>(),
    written: 0,
    lastWritten: undefined as object | undefined,
  }
}
export type LeaseModel = Awaited<ReturnType<typeof makeLeaseModel>>
