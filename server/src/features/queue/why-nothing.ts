import type { EmptyReason } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Caller } from './claim.ts'

/** Why a claim brought nothing, from the nearest cause on. */
export async function whyNothing(db: Db, { eligibility, exclude }: Caller): Promise<EmptyReason[]> {
  const { kinds, languages } = eligibility
  if (kinds.length === 0) return ['no_right']
  if (languages.length === 0) return ['no_language']
  const counts = await db
    .selectFrom('queue_items as q')
    .where('q.kind', 'in', kinds)
    .where(sql<boolean>`q.due_at <= now()`)
    .select([
      sql<number>`count(*) filter (where q.expires_at is not null)`.as('taken'),
      sql<number>`count(*) filter (where q.held and q.language = any(${languages}::text[]))`.as('held'),
      sql<number>`count(*) filter (where q.conversation_id = any(${exclude}::bigint[]))`.as('excluded'),
      sql<number>`count(*) filter (where not q.language = any(${languages}::text[]))`.as('foreign'),
    ])
    .executeTakeFirstOrThrow()
  const why: EmptyReason[] = []
  if (counts.excluded > 0) why.push('all_excluded')
  if (counts.taken > 0) why.push('all_taken')
  if (counts.foreign > 0) why.push('none_in_your_languages')
  if (counts.held > 0) why.push('all_held')
  return why.length > 0 ? why : ['empty']
}
