/**
 * The conversations an operator passed on, kept on the client (specification section 3): a claim doesn't ask for them again.
 * All tabs of a browser share them.
 */
const keptFor = 24 * 3_600_000
/** As many as a claim may exclude. */
const keptAtMost = 200

type Skipped = { id: number; at: number }

const keyOf = (operatorId: number) => `skipped:${operatorId}`

/** Their ids, the newest last. */
export const readSkipped = (storage: Storage, operatorId: number, now = Date.now()): number[] =>
  readAll(storage, operatorId, now).map(({ id }) => id)

export function rememberSkipped(storage: Storage, operatorId: number, id: number, now = Date.now()) {
  const others = readAll(storage, operatorId, now).filter((skipped) => skipped.id !== id)
  write(storage, operatorId, [...others, { id, at: now }].slice(-keptAtMost))
}

/** It is in hand again, on purpose: asking for the next must not put it back. */
export function forgetSkipped(storage: Storage, operatorId: number, id: number, now = Date.now()) {
  const all = readAll(storage, operatorId, now)
  const others = all.filter((skipped) => skipped.id !== id)
  if (others.length < all.length) write(storage, operatorId, others)
}

function write(storage: Storage, operatorId: number, list: Skipped[]) {
  try {
    if (list.length === 0) storage.removeItem(keyOf(operatorId))
    else storage.setItem(keyOf(operatorId), JSON.stringify(list))
  } catch {
    // A browser that keeps nothing: the server knows the skips of a day too.
  }
}

function readAll(storage: Storage, operatorId: number, now: number): Skipped[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(operatorId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSkipped).filter(({ at }) => now - at < keptFor) : []
  } catch {
    return []
  }
}

const isSkipped = (value: unknown): value is Skipped =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'at' in value &&
  typeof value.at === 'number'
