import type { ParamsOf, putChatStatus } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'

/** The chat of a customer with a profile, by the ids of the site. @throws {AppError} `conversation_not_found` */
export async function findChat(
  db: Db,
  site: SiteOwner,
  { external_id, profile_external_id }: ParamsOf<typeof putChatStatus>,
) {
  const found = await db
    .selectFrom('conversations as c')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .where('c.siteowner_id', '=', site.id)
    .where('cu.external_id', '=', external_id)
    .where('p.external_id', '=', profile_external_id)
    .select(['c.id', 'c.customer_id'])
    .executeTakeFirst()
  if (!found) throw new AppError('conversation_not_found')
  return found
}
