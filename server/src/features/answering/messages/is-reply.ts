import { replyTypes } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'

const types = sql.join(replyTypes.map((type) => sql.lit(type)))

/** Whether a message of this type is a reply. The values stand in the statement, so that the planner knows how often they occur. */
export const isReply = (type: RawBuilder<unknown>) => sql<boolean>`${type} in (${types})`
