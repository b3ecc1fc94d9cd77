import { sql } from 'kysely'

/** Orders rules `k` for a conversation `c`: those in its language, in a related one such as `en` for `en-GB`, in English, in another. */
export const nearestLanguage = sql`k.language = c.language desc, k.language = split_part(c.language, '-', 1) desc,
  k.language = 'en' desc, k.language`
