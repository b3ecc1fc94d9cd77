import type { Caches } from '../../platform/caches.ts'
import type { Db } from '../../platform/database.ts'
import { readSettings, type Settings } from './read-settings.ts'

/** Reads the settings once for all who ask at the same time. */
export function openSettings(db: Db, caches: Caches): () => Promise<Settings> {
  const read = caches.open({
    load: async (_: 'all'[]) => [await readSettings(db)],
    changedBy: ({ topic }) => topic === 'settings',
  })
  return () => read('all')
}
