import { setImmediate } from 'node:timers/promises'
import { DatabaseUnavailable } from './database-client.ts'
import { lateAfter, stuckAfter, type Watchdog } from './watchdog.ts'

type Waiting<Key, Value> = { key: Key; done: (value: Value) => void; fail: (error: unknown) => void }

type Options<Key, Value> = {
  /** Maximum number of keys in a batch. */
  maxBatch?: number
  /** Maximum number of batches that load at once: at least two, so that one silent connection does not stop all. */
  lanes?: number
  /** Watches the lanes. */
  watched?: { watchdog: Watchdog; name: string }
  /** Keys that have one of these values in common are in different batches. */
  distinct?: (key: Key) => readonly unknown[]
  /** Loads a key of a batch that failed. Without it, the error is the result of each key. */
  loadAlone?: (key: Key) => Promise<Value>
}

/** Milliseconds after which another lane takes the keys that wait behind a batch. */
const slowAfter = 25

/**
 * Combines the lookups of many callers: keys that arrive while a batch is loading go into the next batch, so that many callers
 * need only one database connection. A further lane opens when a full batch waits, or when a batch is slow, so that a slow key
 * delays only its own batch.
 * @param load returns one value per key, in the same order
 */
export function gather<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
  { maxBatch = 500, lanes = 2, watched, distinct = () => [], loadAlone }: Options<Key, Value> = {},
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = []
  const closedLanes = Array.from({ length: lanes }, (_, index) => ({
    watch: watched?.watchdog.watch(`${watched.name} ${index + 1}`, 'calls'),
  }))
  /** Lanes that are open and not slow: they will take what waits. */
  let readyLanes = 0

  function openLanes() {
    if (waiting.length > 0 && (readyLanes === 0 || waiting.length >= maxBatch)) void serve()
  }

  async function serve() {
    const lane = closedLanes.shift()
    if (!lane) return
    readyLanes++
    for (;;) {
      // Callers of the same turn of the event loop share a batch.
      await setImmediate()
      const batch = takeBatch()
      if (batch.length === 0) break
      lane.watch?.expectWithin(stuckAfter, lateAfter)
      openLanes()
      await serveBatch(batch)
    }
    readyLanes--
    lane.watch?.rest()
    closedLanes.unshift(lane)
  }

  async function serveBatch(batch: Waiting<Key, Value>[]) {
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = true
      readyLanes--
      openLanes()
    }, slowAfter)
    try {
      const values = await load(batch.map(({ key }) => key))
      // The cast: `load` returns a value for each key.
      for (const [index, { done }] of batch.entries()) done(values[index] as Value)
    } catch (error) {
      // The lane continues meanwhile.
      // A database that is silent is not asked again for each. The lane does not wait for those that are loaded alone.
      for (const { key, done, fail } of batch)
        if (loadAlone && !(error instanceof DatabaseUnavailable)) loadAlone(key).then(done, fail)
        else fail(error)
    }
    clearTimeout(timer)
    if (isSlow) readyLanes++
  }

  function takeBatch(): Waiting<Key, Value>[] {
    const batch: Waiting<Key, Value>[] = []
    const later: Waiting<Key, Value>[] = []
    const taken = new Set<unknown>()
    for (const each of waiting) {
      const values = distinct(each.key)
      const fits = batch.length < maxBatch && !values.some((value) => taken.has(value))
      for (const value of values) taken.add(value)
      ;(fits ? batch : later).push(each)
    }
    waiting = later
    return batch
  }

  return (key) =>
    new Promise((done, fail) => {
      waiting.push({ key, done, fail })
      openLanes()
    })
}
