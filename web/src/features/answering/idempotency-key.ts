/** A name for one message that is to be sent once, however often it is tried. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The same body keeps its key, so that trying again can't send it twice; a changed one gets a new key.
 */
export function keyRing(makeKey = newKey) {
  let last: { body: string; key: string } | null = null
  return {
    keyFor(body: unknown): string {
      const written = JSON.stringify(body)
      if (last?.body !== written) last = { body: written, key: makeKey() }
      return last.key
    },
    /** The key turned out to belong to another message. */
    drop() {
      last = null
    },
  }
}
