import type {
  BodyOf,
  CustomersAct,
  putChatStatus as endpoint,
  HandlerResultOf,
  ParamsOf,
} from '@panel/contract'
import { recordAudit } from '../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { endIgnoring } from '../answering/leaving/stop-ignoring.ts'
import { lockCustomers } from '../conversations/customers/holds.ts'
import { lockItem } from '../conversations/lock.ts'
import { lockConversation } from '../conversations/lock-message.ts'
import { findChat } from './find-chat.ts'
import { closeForCustomer, isDecided, noteForCustomer } from './ignore-for-customer.ts'

const acts = { left: 'customer_left', blocked: 'customer_blocked' } as const satisfies Record<
  string,
  CustomersAct
>
const causes = Object.values(acts)

/**
 * Closes a chat that its customer has left, or whose profile they have blocked, or opens it again. Who has it in hand loses it, and it gets
 * no pokes. What people decide about stays with them. Can be repeated.
 * @throws {AppError} `conversation_not_found`, `customer_erased`
 */
export async function putChatStatus(
  db: Db,
  site: SiteOwner,
  params: ParamsOf<typeof endpoint>,
  status: BodyOf<typeof endpoint>['status'],
): Promise<HandlerResultOf<typeof endpoint>> {
  return transaction(db, async (tx) => {
    const { id, customer_id } = await findChat(tx, site, params)
    // A message of the customer, which also opens the chat, waits for this lock.
    await lockCustomers(tx, [customer_id])
    const { isChanged, is_kept } =
      status === 'open' ? await open(tx, id) : await close(tx, { id, customer_id }, acts[status])
    if (isChanged) {
      await recordAudit(tx, {
        operatorId: null,
        siteownerId: site.id,
        action: status === 'open' ? 'conversation.customer_back' : 'conversation.customer_left',
        subject: { type: 'conversation', id },
        details: status === 'open' ? {} : { options: [acts[status]] },
      })
      announce(tx, { topic: 'queue' }, { topic: 'conversation', id, operatorId: null })
    }
    return {
      customer_external_id: params.external_id,
      profile_external_id: params.profile_external_id,
      status,
      is_kept,
    }
  })
}

async function open(tx: Tx, id: number) {
  const { ended } = await endIgnoring(tx, id, causes, null)
  return { isChanged: ended.length > 0, is_kept: false }
}

async function close(
  tx: Tx,
  { id, customer_id }: { id: number; customer_id: number },
  act: (typeof causes)[number],
) {
  const item = await lockItem(tx, id)
  await lockConversation(tx, id)
  const is_kept = item?.due_at != null && (await isDecided(tx, item, customer_id))
  const isChanged = await noteForCustomer(tx, id, act, is_kept ? null : item?.lease_id)
  if (isChanged && !is_kept) await closeForCustomer(tx, id, item)
  return { isChanged, is_kept }
}
