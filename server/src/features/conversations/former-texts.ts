import type { getFormerTexts, HandlerResultOf } from '@panel/contract'
import { withLineBreaks } from '@panel/contract/rules/line-breaks'
import { type Db, transaction } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { lockMessage } from './lock-message.ts'

/** What a message said before its customer changed or deleted it at their site. @throws {AppError} `message_not_found` */
export function findFormerTexts(
  db: Db,
  operator: Operator,
  id: number,
): Promise<HandlerResultOf<typeof getFormerTexts>> {
  return transaction(db, async (tx) => {
    // Only what the operator may read. The lock lasts as long as one statement.
    await lockMessage(tx, operator, id)
    const rows = await tx
      .selectFrom('message_edits')
      .where('message_id', '=', id)
      .select(['body', 'edited_at as until'])
      .orderBy('id')
      .execute()
    return { items: rows.map(({ body, until }) => ({ text: withLineBreaks(body), until })) }
  })
}
