import { undoableFor } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'

/** Milliseconds in which an act can be undone: what the page shows, and the time that its request takes. */
export const undoAcceptedFor = undoableFor + 3_000

/** A condition, by the clock of the database: what was done at this time can still be undone. @param at a column */
export const canBeUndone = (at: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(at)} > clock_timestamp() - ${undoAcceptedFor} * interval '1 millisecond'`
