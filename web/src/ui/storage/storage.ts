import { createStore } from 'zustand/vanilla'
import type { ReadStore } from './watched-store'

/**
 * The only module that accesses the storage of the browser: its storages and the cookie of the language. If the browser refuses
 * (storage full or disabled), a value stays in this tab until the page is left.
 */
export type BrowserStorage = {
  read(key: string): string | null
  /** @param value null removes it. @returns false: only this tab has it */
  write(key: string, value: string | null): boolean
  keys(prefix: string): string[]
}

/** @param area called each time: when storage is disabled, even its name throws */
function guarded(area: () => Storage): BrowserStorage {
  /** Values that could not be written, with the value that was stored then. Another stored value is from another tab. */
  const unwritten = new Map<string, { value: string | null; storedThen: string | null }>()

  function stored(key: string): string | null {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  }

  function read(key: string): string | null {
    const found = stored(key)
    const own = unwritten.get(key)
    if (!own) return found
    if (own.storedThen === found) return own.value
    unwritten.delete(key)
    return found
  }

  return {
    read,
    write(key, value) {
      try {
        if (value === null) area().removeItem(key)
        else area().setItem(key, value)
        unwritten.delete(key)
        return true
      } catch {
        unwritten.set(key, { value, storedThen: stored(key) })
        return false
      }
    },
    keys(prefix) {
      const all = new Set(unwritten.keys())
      try {
        for (const key of Object.keys(area())) all.add(key)
      } catch {
        // Then there are only the values of this tab.
      }
      return [...all].filter((key) => key.startsWith(prefix) && read(key) !== null)
    },
  }
}

/** Shared by all tabs of this browser, and permanent. */
export const browserStorage = guarded(() => localStorage)
/** Of this tab only, and removed with it. */
export const tabStorage = guarded(() => sessionStorage)

/**
 * How a value is stored. A value that cannot be parsed counts as missing: an older release, or a person, can have written it.
 */
export type Format<T> = {
  parse(text: string): T | null
  /** Null: nothing is stored. */
  print(value: T): string | null
}

/** @param parse converts the JSON to the value; null when it is invalid */
export const asJson = <T>(
  parse: (stored: unknown) => T | null,
  isNothing: (value: T) => boolean = () => false,
): Format<T> => ({
  parse(text) {
    try {
      return parse(JSON.parse(text))
    } catch {
      return null
    }
  },
  print: (value) => (isNothing(value) ? null : JSON.stringify(value)),
})

/** Words with spaces in between. */
export const asWords: Format<string[]> = {
  parse: (text) => text.split(' ').filter(Boolean),
  print: (words) => words.join(' ') || null,
}

/** A time in milliseconds. */
export const asMoment: Format<number> = {
  parse: (text) => (/^\d+$/.test(text) ? Number(text) : null),
  print: String,
}

/** How often `changeStored` has changed each value. */
export const storedChanges = createStore<ReadonlyMap<string, number>>(() => new Map())

/**
 * Changes a stored value from a part of the page that does not show it. What shows it in this tab is told as if another tab had
 * changed it.
 */
export function changeStored(key: string, value: string | null) {
  const oldValue = browserStorage.read(key)
  browserStorage.write(key, value)
  storedChanges.setState((before) => new Map(before).set(key, (before.get(key) ?? 0) + 1), true)
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value }))
}

/** The stored values whose keys begin so, as a store for components: it changes with `changeStored` and in other tabs. */
export function storedTexts(prefix: string): ReadStore<ReadonlyMap<string, string>> {
  const read = () =>
    new Map(browserStorage.keys(prefix).map((key) => [key, browserStorage.read(key) ?? ''] as const))
  const store = createStore<ReadonlyMap<string, string>>(read)
  return {
    ...store,
    subscribe(listener) {
      const refresh = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) store.setState(read(), true)
      }
      addEventListener('storage', refresh)
      const end = store.subscribe(listener)
      return () => {
        removeEventListener('storage', refresh)
        end()
      }
    },
  }
}

/** A value under one key. */
export type StoredValue<T> = {
  key: string
  read(): T | null
  /** @returns false: only this tab has it */
  write(value: T): boolean
  remove(): void
  /** Calls the listener when another tab has changed it. @returns a function that ends it */
  subscribe(listener: (now: T | null, before: T | null) => void): () => void
}

export function storedValue<T>(key: string, format: Format<T>, storage = browserStorage): StoredValue<T> {
  const parsed = (text: string | null) => (text === null ? null : format.parse(text))
  return {
    key,
    read: () => parsed(storage.read(key)),
    write: (value) => storage.write(key, format.print(value)),
    remove: () => void storage.write(key, null),
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener(parsed(event.newValue), parsed(event.oldValue))
      }
      // Tests of stored values have no page and no other tab.
      globalThis.addEventListener?.('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}

/** A value per operator, possibly per conversation or customer: `name:operator:id`. */
export const storedPerOperator =
  <T>(name: string, format: Format<T>, storage = browserStorage) =>
  (operatorId: number, ...ids: number[]): StoredValue<T> =>
    storedValue([name, operatorId, ...ids].join(':'), format, storage)

/** A stored value as a store for components: it changes here and in other tabs. */
export function storedValueStore<T>(value: StoredValue<T>, none: T) {
  const read = () => value.read() ?? none
  const store = createStore(read)
  const refresh = () => store.setState(read(), true)
  value.subscribe(refresh)
  return Object.assign(store, {
    read,
    write(next: T) {
      value.write(next)
      refresh()
    },
  })
}

/** The cookies of the page; none if they are refused. */
export const cookies = {
  read(): string {
    try {
      return document.cookie
    } catch {
      return ''
    }
  },
  write(cookie: string) {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are in use.
      document.cookie = cookie
    } catch {
      // It is valid until the page is left.
    }
  },
}
