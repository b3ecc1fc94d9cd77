/** Milliseconds after which the next load no longer waits for the one in progress: its connection may be silent. */
const longestWait = 3_000

/**
 * Combines the loads of callers with the same key. A caller joins a load only if that begins after the call: while one is in
 * progress, those who arrive share the next one. Other keys do not wait for it.
 */
export function share<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const running = new Map<Key, { current: Promise<Value>; next?: Promise<Value> }>()

  function begin(key: Key): Promise<Value> {
    const current = load(key)
    const own: { current: Promise<Value>; next?: Promise<Value> } = { current }
    running.set(key, own)
    const end = () => {
      if (!own.next && running.get(key) === own) running.delete(key)
    }
    current.then(end, end)
    return current
  }

  return (key) => {
    const own = running.get(key)
    if (!own) return begin(key)
    own.next ??= ended(own.current).then(() => begin(key))
    return own.next
  }
}

/** Resolves when this load is over, or takes long. */
function ended(load: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, longestWait)
    const end = () => {
      clearTimeout(timer)
      done()
    }
    load.then(end, end)
  })
}
