import { setImmediate } from 'node:timers/promises'

type Waiting<Key, Value> = { key: Key; done: (value: Value) => void; fail: (error: unknown) => void }

/**
 * Combines the lookups of many callers: keys that arrive while a batch is loading go into the next batch, so that many callers
 * need only one database connection.
 * @param load returns one value per key, in the same order
 */
export function gather<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
  maxBatch = 500,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = []
  let isLoading = false

  async function loadAll() {
    isLoading = true
    // Callers of the same turn of the event loop share a batch.
    for (await setImmediate(); waiting.length > 0; ) {
      const batch = waiting.slice(0, maxBatch)
      waiting = waiting.slice(maxBatch)
      try {
        const values = await load(batch.map(({ key }) => key))
        // The cast: `load` returns a value for each key.
        for (const [index, { done }] of batch.entries()) done(values[index] as Value)
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    isLoading = false
  }

  return (key) =>
    new Promise((done, fail) => {
      waiting.push({ key, done, fail })
      if (!isLoading) void loadAll()
    })
}
