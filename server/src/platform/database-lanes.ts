import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { connectsWithin, DatabaseUnavailable } from './database-client.ts'

/** How many of a node's connections are kept for urgent work. */
export const keptForUrgent = (size: number) => Math.floor(size / 3)

/**
 * The pool as all other work sees it: at most `width` of its connections are out at once, so that slow statements leave some
 * for urgent work. Who waits too long is refused.
 */
export function narrowLane(pool: pg.Pool, width: number): PostgresPool {
  let out = 0
  const waiting = new Set<() => void>()

  async function enter() {
    if (out < width) return void out++
    // Whoever leaves hands its place over, so `out` stays.
    await new Promise<void>((go, refuse) => {
      const timer = setTimeout(() => {
        waiting.delete(enterNow)
        refuse(new DatabaseUnavailable('All connections for this work are busy'))
      }, connectsWithin)
      const enterNow = () => {
        clearTimeout(timer)
        go()
      }
      waiting.add(enterNow)
    })
  }

  function leave() {
    const [next] = waiting
    if (!next) return void out--
    waiting.delete(next)
    next()
  }

  return {
    options: pool.options,
    async connect() {
      await enter()
      try {
        const client = await pool.connect()
        // The pool gives it a new one each time.
        const release = client.release
        client.release = (error) => {
          leave()
          release(error)
        }
        return client
      } catch (error) {
        leave()
        throw error
      }
    },
    // Whoever opened the pool ends it.
    async end() {},
  }
}
