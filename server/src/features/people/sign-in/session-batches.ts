import type { Db } from '../../../platform/database.ts'
import { gather } from '../../../platform/gather.ts'
import type { Watchdog } from '../../../platform/watchdog.ts'
import { extendSessions } from './extend-sessions.ts'
import { findSessions, type OpenSession } from './session.ts'

/** Finds the open session with this digest of its token. */
export type FindSession = (digest: Buffer) => Promise<OpenSession | null>

/** Extends the session with this id. */
export type ExtendSession = (id: number) => Promise<unknown>

type Connections = {
  batches: Db
  /** For those whose batch failed. */
  alone: Db
  watchdog: Watchdog
}

/** A larger batch would delay the first of them. */
const maxBatch = 64
const lanes = 2

/** Sessions that requests look up together share a statement. @param name for the watchdog */
export function openSessionReads(name: string, { batches, alone, watchdog }: Connections): FindSession {
  return gather((digests: Buffer[]) => findSessions(batches, digests), {
    maxBatch,
    lanes,
    watched: { watchdog, name },
    loadAlone: async (digest) => (await findSessions(alone, [digest]))[0] ?? null,
  })
}

/** Sessions that requests extend together share a statement. */
export function openSessionExtensions({ batches, alone, watchdog }: Connections): ExtendSession {
  return gather((ids: number[]) => extendSessions(batches, ids), {
    maxBatch,
    lanes,
    watched: { watchdog, name: 'extended sessions' },
    loadAlone: async (id) => {
      await extendSessions(alone, [id])
      return id
    },
  })
}
