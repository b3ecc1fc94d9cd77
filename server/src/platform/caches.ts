import { gather } from './gather.ts'
import type { Hint, Live } from './live.ts'
import { share } from './share.ts'

type Load<Key, Value> =
  /** Loads the values of these keys, in the same order, with one statement. Each key occurs once. */
  | { load: (keys: Key[]) => Promise<Value[]> }
  /** Loads the value of a key on its own, for statements of which one can be slower than others. */
  | { loadEach: (key: Key) => Promise<Value> }

type Options<Key, Value> = Load<Key, Value> & {
  /** Returns whether the hint changes values: all, none, or those for which a function returns true. */
  changedBy: (hint: Hint) => boolean | ((value: Value) => boolean)
  /** Returns for how many milliseconds the value is valid without a hint; 0 for a value that must not be kept. */
  validFor?: (value: Value) => number
  /** With more values, the oldest is dropped. */
  maxValues?: number
}

/** Returns the value of a key, which is at most some seconds old. */
export type Cached<Key, Value> = (key: Key) => Promise<Value>

/** Opens caches in the memory of this node, see `openCaches`. */
export type Caches = {
  open<Key extends string | number, Value>(options: Options<Key, Value>): Cached<Key, Value>
}

const defaultMaxValues = 20_000

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
      const { changedBy, validFor = () => Number.POSITIVE_INFINITY, maxValues = defaultMaxValues } = options
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

      async function loadAndKeep(keys: Key[], load: (keys: Key[]) => Promise<Value[]>): Promise<Value[]> {
        const unique = [...new Set(keys)]
        const [loadedAt, changesBefore, wasListening] = [now(), changes, live.isListening()]
        const loaded = await load(unique)
        // The cast: `load` returns a value for each key.
        const byKey = new Map(unique.map((key, index) => [key, loaded[index] as Value]))
        if (wasListening && live.isListening() && changes === changesBefore)
          for (const [key, value] of byKey) keep(key, value, loadedAt)
        // The cast: each key was loaded.
        return keys.map((key) => byKey.get(key) as Value)
      }

      const load =
        'load' in options
          ? gather((keys: Key[]) => loadAndKeep(keys, options.load))
          : share(async (key: Key) => {
              const [value] = await loadAndKeep([key], async () => [await options.loadEach(key)])
              // The cast: there is one value.
              return value as Value
            })

      return async (key) => {
        const kept = values.get(key)
        return kept && kept.until > now() && live.isListening() ? kept.value : load(key)
      }
    },
  }
}
