import { sqlState } from './database.ts'

/** PostgreSQL refuses the values of a row: a NUL character in JSON, half of a surrogate pair, a violated constraint. */
const isOdd = (error: unknown) => /^2[23]/.test(sqlState(error) ?? '')

/**
 * Stores rows with one statement. If PostgreSQL refuses one of them, each is stored alone, so that an odd row does not lose the others.
 * @param onOdd is called with the error of each row that is left out
 */
export async function storeTogether<Row>(
  rows: readonly Row[],
  store: (rows: readonly Row[]) => Promise<void>,
  onOdd: (error: unknown) => void,
): Promise<void> {
  try {
    await store(rows)
  } catch (error) {
    if (!isOdd(error)) throw error
    if (rows.length === 1) return onOdd(error)
    for (const row of rows) await storeTogether([row], store, onOdd)
  }
}
