import { gather } from './gather.ts'
import type { Hint, Live } from './live.ts'

type Options<Key, Value> = {
  /** Loads the values of these keys, in the same order. Each key occurs once. */
  load: (keys: Key[]) => Promise<Value[]>
  /** Returns whether the hint changes values: all, none, or those for which a function returns true. */
  changedBy: (hint: Hint) => boolean | ((value: Value) => boolean)
  /** Returns for how many milliseconds the value is valid without a hint; 0 for a value that must not be kept. */
  validFor?: (value: Value) => number
}

/** Returns the value of a key, which is at most some seconds old. */
export type Cached<Key, Value> = (key: Key) => Promise<Value>

/** Opens caches in the memory of this node, see `openCaches`. */
export type Caches = {
  open<Key extends string | number, Value>(options: Options<Key, Value>): Cached<Key, Value>
}

/** A cache with more values drops the oldest. */
const maxValues = 20_000

/**
 * Caches for reads that every open page repeats. A value is dropped by the hints that change it, also by a hint of this node
 * before it is sent, and after `maxAge` in any case. While it is unknown whether hints arrive, nothing is kept. Callers never
 * join a load that began before their call.
 * @param maxAge milliseconds; 0 keeps nothing
 */
export function openCaches(
  live: Pick<Live, 'listen' | 'isListening'>,
  { maxAge, now = () => performance.now() }: { maxAge: number; now?: () => number },
): Caches {
  return {
    open<Key extends string | number, Value>(options: Options<Key, Value>): Cached<Key, Value> {
      const { changedBy, validFor = () => Number.POSITIVE_INFINITY } = options
      const values = new Map<Key, { value: Value; until: number }>()
      // A load that began before a hint may have read the old state.
      let changes = 0

      live.listen(
        (hint) => {
          const isChanged = hint.topic === 'missed' || changedBy(hint)
          if (isChanged === false) return
          changes++
          if (isChanged === true) values.clear()
          else for (const [key, { value }] of values) if (isChanged(value)) values.delete(key)
        },
        { own: true },
      )

      function keep(key: Key, value: Value, loadedAt: number) {
        const until = loadedAt + Math.min(maxAge, validFor(value))
        if (until <= now()) return
        values.delete(key)
        values.set(key, { value, until })
        const [oldest] = values.keys()
        if (values.size > maxValues && oldest !== undefined) values.delete(oldest)
      }

      const load = gather(async (keys: Key[]) => {
        const unique = [...new Set(keys)]
        const [loadedAt, changesBefore, wasListening] = [now(), changes, live.isListening()]
        const loaded = await options.load(unique)
        // The cast: `load` returns a value for each key.
        const byKey = new Map(unique.map((key, index) => [key, loaded[index] as Value]))
        if (wasListening && live.isListening() && changes === changesBefore)
          for (const [key, value] of byKey) keep(key, value, loadedAt)
        // The cast: each key was loaded.
        return keys.map((key) => byKey.get(key) as Value)
      })

      return async (key) => {
        const kept = values.get(key)
        return kept && kept.until > now() && live.isListening() ? kept.value : load(key)
      }
    },
  }
}
