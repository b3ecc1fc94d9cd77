import { loadLanguages } from '@panel/recognition'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../platform/database.ts'

/** Loads what recognises languages if a site owner has them asked about, so that no operator waits for it. Later, the first answer loads it. */
export function startLanguages({ db, log }: { db: Db; log: FastifyBaseLogger }): { stop(): Promise<void> } {
  const running = loadIfAsked(db).catch((error: unknown) =>
    log.warn({ err: error }, 'the languages of texts cannot be recognised'),
  )
  return { stop: () => running }
}

async function loadIfAsked(db: Db) {
  const asked = await db
    .selectFrom('send_checks')
    .where('kind', '=', 'language')
    .select('siteowner_id')
    .limit(1)
    .executeTakeFirst()
  if (asked) await loadLanguages()
}
