import { demoSignIns } from '@panel/demo/sign-ins'
import { demoWebhookUrl } from '@panel/demo/site-access'
import { sql } from 'kysely'
import { type Db, transaction } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { loadPeople } from './people.ts'
import { loadProfileText } from './profile-text.ts'
import { loadSavedReplies } from './saved-replies.ts'
import { loadSites } from './sites.ts'

/**
 * Fills an empty database with the demo, once, also when several nodes start together.
 * @param options.webhookPort the port of the simulated chat site
 */
export async function loadDemo(
  db: Db,
  secrets: Secrets,
  { webhookPort }: { webhookPort: number },
): Promise<'loaded' | 'is there' | 'left out: not empty'> {
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load_demo'))`.execute(tx)
    const first = await tx.selectFrom('operators').select('login').orderBy('id').limit(1).executeTakeFirst()
    const isThere = first?.login === demoSignIns[0].login
    if (first && !isThere) return 'left out: not empty'
    if (!isThere) {
      // The sites of the demo are Dutch.
      await sql`update service_time set zone = 'Europe/Amsterdam', zone_before = 'Europe/Amsterdam'`.execute(
        tx,
      )
      await loadPeople(tx, secrets)
      await loadSavedReplies(tx)
    }
    // Also when it exists: the simulated chat site can have another port now.
    await loadSites(tx, secrets, { webhookUrl: demoWebhookUrl(webhookPort) })
    await loadProfileText(tx)
    return isThere ? 'is there' : 'loaded'
  })
}
