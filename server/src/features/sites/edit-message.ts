import { type BodyOf, type editSiteMessage as endpoint, type HandlerResultOf, isBlank } from '@panel/contract'
import { withPlainLines } from '@panel/contract/rules/line-breaks'
import { recordAudit } from '../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { openInquiries } from '../answering/inquiries/open.ts'
import { changeAtSite, lockSiteMessage } from './lock-site-message.ts'
import { questionsIn, storeQuestions } from './store-questions.ts'
import { storeSuggestions, suggestsIn } from './store-suggestions.ts'

/**
 * Stores the new text of a message that its customer, or the site of its own message, has changed. The former one is kept for masters and evidence, and what the message
 * asks or suggests is recognised again. A question that was asked stays asked.
 * @throws {AppError} `message_not_found`, `customer_erased`
 */
export async function editMessage(
  db: Db,
  site: SiteOwner,
  externalId: string,
  { text, edited_at }: BodyOf<typeof endpoint>,
): Promise<HandlerResultOf<typeof endpoint>> {
  return transaction(db, async (tx) => {
    const locked = await lockSiteMessage(tx, site, externalId)
    const { message } = locked
    const result = { external_id: externalId, id: message.id }
    const body = isBlank(text) ? '' : withPlainLines(text)
    if (message.deleted_at !== null && message.deleted_by === null)
      return { ...result, status: 'deleted' as const }
    if (message.edited_at !== null && Date.parse(edited_at) < Date.parse(message.edited_at))
      return { ...result, status: 'older' as const }
    if (body === message.body) return { ...result, status: 'unchanged' as const }
    await changeAtSite(tx, locked, edited_at, { body })
    if (message.direction === 'in') await recognise(tx, locked, body)
    await recordAudit(tx, {
      operatorId: null,
      siteownerId: site.id,
      action: 'message.edit_at_site',
      subject: { type: 'message', id: message.id },
      details: { conversation_id: message.conversation_id },
    })
    return { ...result, status: 'edited' as const }
  })
}

/** Places in the former text are no longer true. A message that is answered already opens no inquiry: nobody would see it. */
async function recognise(
  tx: Tx,
  { message, language, isAnswered }: Awaited<ReturnType<typeof lockSiteMessage>>,
  text: string,
) {
  const { id, conversation_id: conversationId } = message
  await tx.deleteFrom('questions').where('message_id', '=', id).execute()
  await tx.deleteFrom('suggestions').where('message_id', '=', id).execute()
  const changed = {
    id,
    conversationId,
    asks: questionsIn({ text, language }),
    suggests: suggestsIn({ text, language }),
  }
  await storeQuestions(tx, [changed])
  await storeSuggestions(tx, [changed])
  if (!isAnswered) await openInquiries(tx, [changed])
}
