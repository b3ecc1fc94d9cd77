import { sql } from 'kysely'

/** Orders rules `k` for a conversation `c`: those in its language first, then those in the nearest one. */
export const nearestLanguage = sql`language_distance(k.language, c.language), k.language`
