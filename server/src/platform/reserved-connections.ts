import type { PostgresPool } from 'kysely'
import { connectionTimeout, DatabaseUnavailable } from './database-client.ts'

/** Number of a node's connections that are reserved for urgent work. */
export const reservedConnections = (size: number) => Math.floor(size / 3)

/**
 * The pool for all other work. At most `maxInUse` connections are in use at once, so that slow statements leave the rest for
 * urgent work. A caller that waits too long is refused.
 */
export function limitedPool(pool: PostgresPool, maxInUse: number): PostgresPool {
  let inUse = 0
  const waiting = new Set<() => void>()

  async function waitForSlot() {
    if (inUse < maxInUse) return void inUse++
    // The next caller takes over the slot, so `inUse` does not change.
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(takeSlot)
        reject(new DatabaseUnavailable('All connections for this work are busy'))
      }, connectionTimeout)
      const takeSlot = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(takeSlot)
    })
  }

  function releaseSlot() {
    const [next] = waiting
    if (!next) return void inUse--
    waiting.delete(next)
    next()
  }

  return {
    options: pool.options,
    async connect() {
      await waitForSlot()
      try {
        const client = await pool.connect()
        // The pool passes a new callback each time.
        const release = client.release
        client.release = (error) => {
          releaseSlot()
          release(error)
        }
        return client
      } catch (error) {
        releaseSlot()
        throw error
      }
    },
    // The code that opened the pool ends it.
    async end() {},
  }
}
