import { asJson, storedPerOperator } from '../../ui/storage/storage'

/**
 * The conversations that an operator skipped or handed over, stored in the browser (specification section 3). Claims exclude
 * them. All tabs of a browser share them.
 */
const retention = 24 * 3_600_000
/** The maximum number of conversations that a claim may exclude. */
const maxStored = 200

type Skipped = { id: number; at: number }

const skipped = storedPerOperator<Skipped[]>(
  'skipped',
  asJson(
    (stored) => (Array.isArray(stored) ? stored.filter(isSkipped) : null),
    (list) => list.length === 0,
  ),
)

/** Their ids, the newest last. */
export const readSkipped = (operatorId: number, now = Date.now()): number[] =>
  readAll(operatorId, now).map(({ id }) => id)

export function rememberSkipped(operatorId: number, id: number, now = Date.now()) {
  const others = readAll(operatorId, now).filter((one) => one.id !== id)
  skipped(operatorId).write([...others, { id, at: now }].slice(-maxStored))
}

/** The operator has opened the conversation again, so claims no longer exclude it. */
export function forgetSkipped(operatorId: number, id: number, now = Date.now()) {
  const all = readAll(operatorId, now)
  const others = all.filter((one) => one.id !== id)
  if (others.length < all.length) skipped(operatorId).write(others)
}

const readAll = (operatorId: number, now: number): Skipped[] =>
  (skipped(operatorId).read() ?? []).filter(({ at }) => now - at < retention)

function isSkipped(value: unknown): value is Skipped {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('at' in value)) return false
  return Number.isSafeInteger(value.id) && typeof value.at === 'number'
}
