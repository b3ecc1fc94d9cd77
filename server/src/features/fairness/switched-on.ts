import type { Caches } from '../../platform/caches.ts'
import type { Db } from '../../platform/database.ts'
import { readSettings } from '../settings/read-settings.ts'

/** Reads for all signed-in operators together whether the comparison is switched on. */
export function openFairnessSwitch(db: Db, caches: Caches): () => Promise<boolean> {
  const read = caches.open({
    load: async (_: 'all'[]) => [await readSettings(db)],
    changedBy: ({ topic }) => topic === 'settings',
  })
  return async () => (await read('all')).fairness_days > 0
}
