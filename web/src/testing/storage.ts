/** A storage as browsers have it: its keys are its own properties. */
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
