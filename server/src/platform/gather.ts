import { setImmediate } from 'node:timers/promises'

type Waiting<Key, Value> = { key: Key; done: (value: Value) => void; fail: (error: unknown) => void }

/**
 * Looks things up for many callers at once, one batch after the other: who asks while a batch is under way goes with the next, so
 * that a crowd takes one connection to the database and not all.
 * @param load has an answer for each key, in their order
 */
export function gather<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
  atMost = 500,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = []
  let isLoading = false

  async function loadAll() {
    isLoading = true
    // Who asks in the same turn of the event loop goes together.
    for (await setImmediate(); waiting.length > 0; ) {
      const batch = waiting.slice(0, atMost)
      waiting = waiting.slice(atMost)
      try {
        const values = await load(batch.map(({ key }) => key))
        // The cast: `load` has an answer for each key.
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
