import { sql } from 'kysely'
import { type Db, transaction } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { loadPeople } from './people.ts'
import { demoSignIns } from './sign-ins.ts'

/** Fills an empty database with the demo, once, whichever of several nodes comes first. */
export async function loadDemo(
  db: Db,
  secrets: Secrets,
): Promise<'loaded' | 'is there' | 'left out: not empty'> {
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load_demo'))`.execute(tx)
    const first = await tx.selectFrom('operators').select('login').orderBy('id').limit(1).executeTakeFirst()
    if (first) return first.login === demoSignIns[0].login ? 'is there' : 'left out: not empty'
    await loadPeople(tx, secrets)
    return 'loaded'
  })
}
