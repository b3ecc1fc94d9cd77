import { onTestFinished, vi } from 'vitest'

/** A storage like in browsers: its keys are its own properties. */
export function makeStorage(entries: Record<string, string> = {}, isFull = false): Storage {
  const storage = Object.create({
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  })
  return Object.assign(storage, entries)
}

/** The storages of a tab, both new. @returns the one that all tabs share */
export function openStorage(entries: Record<string, string> = {}, isFull = false): Storage {
  const storage = makeStorage(entries, isFull)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', makeStorage())
  onTestFinished(() => void vi.unstubAllGlobals())
  return storage
}
