import type { HandlerResultOf, postMessages, ReceivedMessage } from '@panel/contract'
import { announce, type Db, type Tx, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { openInquiries } from '../answering/inquiries/open.ts'
import { countShown } from './count-shown.ts'
import { echo, findEchoing } from './echo.ts'
import { openConversations, writtenOf } from './open-conversations.ts'
import { findPeople } from './people.ts'
import { queueForReply } from './queue-for-reply.ts'
import { findFresh, reserveExternalIds, reserving } from './received.ts'
import { requireKept } from './require-kept.ts'
import { firstOfEach, readMessages, type SiteMessage } from './site-messages.ts'
import {
  markAnswered,
  type NumberedMessage,
  numbered,
  storeMessages,
  takeMessageIds,
  updateConversations,
} from './store-messages.ts'
import { questionsIn, storeQuestions } from './store-questions.ts'
import { storeSuggestions, suggestsIn } from './store-suggestions.ts'

/**
 * Stores messages of customers, all or none, and puts their conversations into the queue. What the site itself wrote in the name of a profile
 * is only shown. A message that is already stored is a duplicate and changes nothing.
 * @throws {AppError} `unknown_reference`, `customer_erased`, `body_differs`, `invalid_input` for a message whose text retention would have deleted
 */
export async function receiveMessages(
  { db, secrets }: { db: Db; secrets: Secrets },
  site: SiteOwner,
  received: ReceivedMessage[],
): Promise<HandlerResultOf<typeof postMessages>> {
  const messages = readMessages(received)
  const firsts = firstOfEach(messages)
  const ids = await reserving(() => transaction(db, (tx) => receive({ tx, secrets }, site, firsts)))
  return { results: messages.map((message) => resultOf(message, ids)) }
}

/** The result of an external id, and the place of its message in the batch. */
type Ids = Map<string, { id: number; storedAs?: number }>

async function receive(
  { tx, secrets }: { tx: Tx; secrets: Secrets },
  site: SiteOwner,
  firsts: SiteMessage[],
): Promise<Ids> {
  const { known, fresh } = await findFresh(tx, site, firsts)
  const ids: Ids = new Map([...known].map(([externalId, { id }]) => [externalId, { id }]))
  if (fresh.length === 0) return ids
  await requireKept(tx, fresh)

  const people = await findPeople({ tx, secrets }, site, fresh)
  // Before queue items are locked, because it takes some of the processor's time.
  const addressed = people.map((message) => ({
    ...message,
    asks: isOfCustomer(message) ? questionsIn(message) : [],
    suggests: isOfCustomer(message) && suggestsIn(message),
  }))
  const conversations = await openConversations(tx, site, addressed)
  const written = writtenOf(conversations, people)
  const queued = await queueForReply(tx, written)
  // Only now, with locked queue items: in a conversation, ids must grow in commit order.
  const messageIds = await takeMessageIds(tx, conversations, fresh.length)
  const stored = numbered(addressed, conversations, messageIds)
  await reserveExternalIds(tx, site, stored)
  const ofCustomers = stored.filter(isOfCustomer)
  const own = stored.filter((message) => !isOfCustomer(message))
  if (ofCustomers.length > 0) await updateConversations(tx, site, ofCustomers)
  if (own.length > 0) announce(tx, ...(await countShown(tx, own)))
  await storeMessages(tx, site, stored)
  await storeQuestions(tx, stored)
  await storeSuggestions(tx, stored)
  const echoing = await findEchoing(tx, site, written)
  const isEchoed = ({ conversationId }: NumberedMessage) =>
    echoing?.conversationIds.includes(conversationId) === true
  // An echo says by itself that nobody writes.
  await openInquiries(
    tx,
    ofCustomers.filter((message) => !isEchoed(message)),
  )
  if (written.length > 0) await markAnswered(tx, written)
  if (echoing) await echo(tx, site, echoing, ofCustomers.filter(isEchoed))
  if (written.length > 0) announce(tx, { topic: 'queue' }, ...queued)
  for (const { external_id, id, place } of stored) ids.set(external_id, { id, storedAs: place })
  return ids
}

const isOfCustomer = ({ direction }: SiteMessage) => direction === 'in'

function resultOf({ external_id, place }: SiteMessage, ids: Ids) {
  const stored = ids.get(external_id)
  if (!stored) throw new Error(`No id for message ${place} of the batch`)
  return {
    external_id,
    id: stored.id,
    status: stored.storedAs === place ? ('stored' as const) : ('duplicate' as const),
  }
}
